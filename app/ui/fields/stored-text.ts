import { sortByWhose } from "./whose-window";

/** Reads a text from this window's storage, which lasts until it is closed or its person changes; empty if the browser forbids storage. */
export function readStoredText(name: string): string {
  try {
    sortByWhose();
    return sessionStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

/** Stores a text for this window; an empty one is removed. */
export function storeText(name: string, text: string) {
  try {
    sortByWhose();
    if (text) sessionStorage.setItem(name, text);
    else sessionStorage.removeItem(name);
  } catch {}
}

const LAST_SAID = "said";

/** Remembers the last text sent in this window, for a box on another page; an empty one is removed. */
export const rememberWords = (text: string) => storeText(LAST_SAID, text);

/** Passes a text to a box on another page: by default the last one sent. */
export const bringWords = (name: string, words = readStoredText(LAST_SAID)) => storeText(name, words);

/** Returns the passed text, once only. */
export function takeWords(name: string): string {
  const words = readStoredText(name);
  storeText(name, "");
  return words;
}
