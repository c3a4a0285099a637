import { useEffect, useRef } from "react";

/** What this window keeps until it is closed; nothing where the browser forbids it. */
export function readKept(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

/** Keeps a text for this window; an empty one is forgotten. */
export function keepWords(name: string, text: string) {
  try {
    if (text) sessionStorage.setItem(name, text);
    else sessionStorage.removeItem(name);
  } catch {}
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
  return { ref: box, onInput: (event: React.InputEvent<HTMLTextAreaElement>) => keepWords(name, event.currentTarget.value) };
}
