/* Lengths that are reckoned, given to the style of a thing: pages forbid styles in the text of the page. */

export function styled(values: Record<string, string>): (thing: HTMLElement) => void {
  return (thing) => {
    for (const [name, value] of Object.entries(values)) thing.style.setProperty(name, value);
  };
}
