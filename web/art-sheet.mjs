// Contact sheets: every card and Objective of a pack on one page, large, as plates and as medallions.
// `npm run sheets [-- pack...]` writes build/sheets/PACK.html; look at them in a browser.
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "vite";

const OUT = new URL("../build/sheets/", import.meta.url);

const STYLE = `
body{margin:8px;background:#223231;color:#f0e6cd;font:14px serif;width:1264px}
main{display:grid;grid-template-columns:repeat(4,1fr);gap:8px}figure{margin:0}figcaption{text-align:center}
svg{display:block;width:100%;height:100%}.full{aspect-ratio:4/3}
section{display:flex;flex-wrap:wrap;gap:6px;margin-top:12px}.plate{width:72px;height:54px;overflow:hidden}
.medal{width:40px;height:40px;border-radius:50%;overflow:hidden}`;

function page(subjects, { compose, sheetDefs }) {
  const all = (draw) => subjects.map(draw).join("");
  const small = (kind) => all((it) => `<div class="${kind}" title="${it.id}">${compose(it, { size: "plate" })}</div>`);
  const large = all(
    (it) =>
      `<figure><div class="full">${compose(it, { size: "full" })}</div><figcaption>${it.id}</figcaption></figure>`,
  );
  return (
    `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${sheetDefs()}` +
    `<main>${large}</main><section>${small("plate")}</section><section>${small("medal")}</section>`
  );
}

const wanted = process.argv.slice(2);
const server = await createServer({ server: { middlewareMode: true }, appType: "custom", logLevel: "error" });
try {
  const art = await server.ssrLoadModule("/src/art/index.ts");
  const { PACKS, subjectsOf } = await server.ssrLoadModule("/tests/packs.ts");
  mkdirSync(OUT, { recursive: true });
  for (const pack of PACKS) {
    if (!wanted.length || wanted.includes(pack))
      writeFileSync(new URL(`${pack}.html`, OUT), page(subjectsOf(pack), art));
  }
} finally {
  await server.close();
}
