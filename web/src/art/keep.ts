// Pictures that were drawn before: a game shows the same few dozen again and again.

const KEPT = 600;
const drawn = new Map<string, string>();

export function keep(key: string, draw: () => string): string {
  let picture = drawn.get(key);
  if (picture === undefined) {
    if (drawn.size >= KEPT) drawn.clear();
    picture = draw();
    drawn.set(key, picture);
  }
  return picture;
}
