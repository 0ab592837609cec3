/* Where a wedge is higher than the room for it, one sees its middle first: the plaque, at which both sides meet. */

/** An attachment that keeps the plaque of the open wedge in the middle, until somebody scrolls. */
export function centred(area: HTMLElement): () => void {
  const wedge = area.querySelector(".current");
  const plaque = wedge?.querySelector(".plaque");
  const observer = new ResizeObserver(() => {
    area.scrollTop += middle(plaque ?? area) - middle(area);
  });
  const leave = () => observer.disconnect();
  observer.observe(area);
  if (wedge) observer.observe(wedge);
  area.addEventListener("wheel", leave, { passive: true });
  area.addEventListener("touchmove", leave, { passive: true });
  return () => {
    leave();
    area.removeEventListener("wheel", leave);
    area.removeEventListener("touchmove", leave);
  };
}

function middle(it: Element): number {
  const { y, height } = it.getBoundingClientRect();
  return y + height / 2;
}
