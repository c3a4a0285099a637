/** A piece of a text with its start, and the address of the number or site that it is; null for plain words. */
export interface ContactPiece {
  start: number;
  words: string;
  href: string | null;
}

// pattern: a number of at most sixteen characters, or at most five short labels of a domain.
const CONTACT = /(?<![\p{L}\p{N}.+-])(\+?\d[\d ]{1,14}\d|(?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,12})(?![\p{L}\p{N}])/gu;

/** Splits a text at the telephone numbers and sites in it, so that a screen can link them. */
export function contactsIn(text: string): ContactPiece[] {
  const pieces: ContactPiece[] = [];
  let start = 0;
  for (const { 0: words, index } of text.matchAll(CONTACT)) {
    if (index > start) pieces.push({ start, words: text.slice(start, index), href: null });
    pieces.push({ start: index, words, href: !words.includes(".") ? `tel:${words.replaceAll(" ", "")}` : `https://${words}` });
    start = index + words.length;
  }
  return start < text.length || text === "" ? [...pieces, { start, words: text.slice(start), href: null }] : pieces;
}
