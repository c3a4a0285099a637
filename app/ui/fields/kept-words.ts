import { useEffect, useRef } from "react";
import { useTakenAlong } from "./taken-along";
import { forgetAnothers } from "./whose-window";

/** What this window keeps until it is closed, or somebody signs out in it or another signs in; nothing where the browser forbids it. */
export function readKept(name: string): string {
  try {
    forgetAnothers();
    return sessionStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

/** Keeps a text for this window; an empty one is forgotten. */
export function keepWords(name: string, text: string) {
  try {
    forgetAnothers();
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

/** A box over words that are saved: what is typed beside them comes back with the page until it is saved, too. Before React a reload alone does so. */
export function useUnsavedWords(name: string, saved: string) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const area = box.current;
    const kept = readKept(name);
    if (kept === saved) return keepWords(name, "");
    if (!area || !kept || area.value !== saved) return;
    area.value = kept;
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }, [name, saved]);
  return {
    ref: box,
    onInput: ({ currentTarget: { value } }: React.InputEvent<HTMLTextAreaElement>) => keepWords(name, value === saved ? "" : value),
  };
}

/** A box whose words outlive a reload and a lost connection; `given` are words the server has kept, which come first. */
export function useKeptWords(name: string, given = "") {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const area = box.current;
    const kept = given || readKept(name);
    // What was typed before React is a draft, too.
    if (area?.value && !given) return keepWords(name, area.value);
    if (!area || !kept || area.value) return;
    area.value = kept;
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }, [name, given]);
  const isTaken = useTakenAlong();
  useEffect(
    () => () => {
      if (isTaken.current) keepWords(name, "");
    },
    [name, isTaken],
  );
  // Before React the file public/drafts.js keeps it, under the same name.
  return {
    ref: box,
    "data-kept": name,
    onInput: (event: React.InputEvent<HTMLTextAreaElement>) => keepWords(name, event.currentTarget.value),
  };
}
