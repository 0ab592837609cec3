/* The rules of a game as a book: chapters, and what of them has the words that are looked for. */

import type { RuleInfo } from "./wire";

export interface Chapter {
  title: string;
  /** Its place in the address of the page. */
  anchor: string;
  rules: RuleInfo[];
}

const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The rules that have all the words, in id, text or the title of their chapter. */
export function found(all: readonly RuleInfo[], words: string): RuleInfo[] {
  const parts = folded(words).split(/\s+/).filter(Boolean);
  return all.filter((info) => parts.every((part) => folded(`${info.id} ${info.text} ${info.chapter}`).includes(part)));
}

/** Rules that follow each other in chapters. */
export function chapters(rules: readonly RuleInfo[]): Chapter[] {
  const books: Chapter[] = [];
  for (const info of rules) {
    const last = books.at(-1);
    if (last?.title === info.chapter) last.rules.push(info);
    else books.push({ title: info.chapter, anchor: `chapter-${String(books.length + 1)}`, rules: [info] });
  }
  return books;
}
