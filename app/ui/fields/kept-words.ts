import { sortByWhose } from "./whose-window";

/** What this window keeps until it is closed, or somebody signs out in it or another signs in; nothing where the browser forbids it. */
export function readKept(name: string): string {
  try {
    sortByWhose();
    return sessionStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

/** Keeps a text for this window; an empty one is forgotten. */
export function keepWords(name: string, text: string) {
  try {
    sortByWhose();
    if (text) sessionStorage.setItem(name, text);
    else sessionStorage.removeItem(name);
  } catch {}
}

const LAST_SAID = "said";

/** Remembers what was said last in this window, for a box of another page; an empty text is forgotten. */
export const rememberWords = (text: string) => keepWords(LAST_SAID, text);

/** Brings words to a box of another page: these, else what was said last. */
export const bringWords = (name: string, words = readKept(LAST_SAID)) => keepWords(name, words);

/** What was brought, which is given once. */
export function takeWords(name: string): string {
  const words = readKept(name);
  keepWords(name, "");
  return words;
}
