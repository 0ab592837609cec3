/* How large things are on the screen. */

/** An attachment that tells the inner size of an element once it has one, and whenever it changes. To ask for it while
    the page is being made would lay everything out before its time. */
export function sized(tell: (width: number, height: number) => void): (element: Element) => () => void {
  return (element) => {
    const observer = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  };
}
