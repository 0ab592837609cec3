/* A picture of the board as it stands, made in the browser, to keep or to share. */

/** Fonts and pictures that style sheets name are not fetched from within a picture, so they go along in it. */
async function carried(css: string): Promise<string> {
  const names = [...new Set([...css.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map((found) => found[1] ?? ""))];
  let whole = css;
  for (const name of names) whole = whole.replaceAll(name, await asData(new URL(name, location.href).href));
  return whole;
}

async function asData(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(address));
    reader.readAsDataURL(blob);
  });
}

/** All style sheets of the page, fonts with their addresses from the root. */
function styles(): string {
  const sheets = [...document.styleSheets].map((sheet) => {
    const base = sheet.href ?? location.href;
    const rules = [...sheet.cssRules].map((rule) => rule.cssText).join("\n");
    return rules.replaceAll(/url\("([^"]+)"\)/g, (_, found: string) => `url("${new URL(found, base).href}")`);
  });
  return sheets.join("\n");
}

/** What is painted is not copied with the rest: each painting goes along as an image. */
function hang(copy: Element, board: Element): void {
  const paintings = board.querySelectorAll("canvas");
  for (const [i, empty] of copy.querySelectorAll("canvas").entries()) {
    const image = new Image();
    image.setAttribute("class", empty.getAttribute("class") ?? "");
    image.src = paintings[i]?.toDataURL() ?? "";
    empty.replaceWith(image);
  }
}

/** The board as an SVG that needs nothing else. */
async function drawing(board: Element, width: number, height: number): Promise<string> {
  const root = document.documentElement;
  const shell = document.createElement("div");
  shell.setAttribute("class", "board");
  shell.append(...[...board.childNodes].map((child) => child.cloneNode(true)));
  hang(shell, board);
  const body = new XMLSerializer().serializeToString(shell);
  const css = (await carried(styles())).replaceAll("]]>", "");
  const theme = root.dataset["theme"] ?? "system";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" data-theme="${theme}">` +
    `<foreignObject width="100%" height="100%"><div xmlns="http://www.w3.org/1999/xhtml" class="picture">` +
    `<style><![CDATA[${css}\n.picture{width:${width}px;height:${height}px;font:500 17px/1.35 var(--body);` +
    `color:var(--ink);background:var(--paper)}.picture .board{height:100%}]]></style>${body}</div></foreignObject></svg>`
  );
}

/** The board with a line of words above it, as a PNG. */
export async function boardPicture(words: string): Promise<Blob> {
  const board = document.querySelector(".board");
  if (!board) throw new Error("no board");
  const { width, height } = board.getBoundingClientRect();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await drawing(board, width, height))}`;
  await image.decode();
  return painted(image, words, width, height);
}

const HEAD = 54;

function painted(image: HTMLImageElement, words: string, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  const scale = 2;
  canvas.width = width * scale;
  canvas.height = (height + HEAD) * scale;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.scale(scale, scale);
  pen.fillStyle = "#1d3032";
  pen.fillRect(0, 0, width, HEAD);
  pen.fillStyle = "#f0e6cd";
  pen.font = `24px "IM Fell English SC", Georgia, serif`;
  pen.fillText(words, 16, 35, width - 32);
  pen.drawImage(image, 0, HEAD, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** Share a picture where the system can, else let it be kept as a file. */
export async function give(picture: Blob, name: string, title: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] }) && matchMedia("(pointer: coarse)").matches) {
    // Whoever changes their mind has not failed.
    await navigator.share({ files: [file], title }).catch(() => undefined);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
