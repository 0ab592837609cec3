// The composer for pages that are not the client: printed sheets of cards, the documentation. Built into one plain
// script, composer.js, which draws a picture into every element whose `data-art` names a subject.
import { compose, place, sheetDefs, type Size, type Subject } from "./index";

export { compose, place };

/** Draw what is not drawn yet. */
export function drawAll(root: ParentNode = document): void {
  const wanted = [...root.querySelectorAll<HTMLElement>("[data-art]:empty")];
  if (wanted.length) hangSheet();
  for (const place of wanted) {
    const subject = JSON.parse(place.dataset["art"] ?? "{}") as Subject;
    place.innerHTML = compose(subject, { size: (place.dataset["size"] as Size | undefined) ?? "hand" });
  }
}

/** The patterns of all pictures, once a page. */
function hangSheet(): void {
  if (document.getElementById("senlac-patterns")) return;
  const sheet = document.createElement("div");
  sheet.id = "senlac-patterns";
  sheet.style.position = "absolute";
  sheet.innerHTML = sheetDefs();
  document.body.prepend(sheet);
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => drawAll());
else drawAll();
