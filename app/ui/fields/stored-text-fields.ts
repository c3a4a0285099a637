import { useEffect, useRef } from "react";
import { readStoredText, storeText } from "./stored-text";
import { useTakenAlong } from "./taken-along";

/** A box that edits saved text: unsaved edits are restored with the page, too. Before React, only a reload restores them. */
export function useUnsavedWords(name: string, saved: string) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const area = box.current;
    const kept = readStoredText(name);
    if (kept === saved) return storeText(name, "");
    if (!area || !kept || area.value !== saved) return;
    area.value = kept;
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }, [name, saved]);
  return {
    ref: box,
    onInput: ({ currentTarget: { value } }: React.InputEvent<HTMLTextAreaElement>) => storeText(name, value === saved ? "" : value),
  };
}

/** A text box, or one-line field, whose text survives a reload and a lost connection; `given` is text stored by the server, which takes precedence. */
export function useStoredText<Box extends HTMLInputElement | HTMLTextAreaElement = HTMLTextAreaElement>(name: string, given = "") {
  const box = useRef<Box>(null);
  useEffect(() => {
    const area = box.current;
    const kept = given || readStoredText(name);
    // What was typed before React loaded is a draft, too.
    if (area?.value && !given) return storeText(name, area.value);
    if (!area || !kept || area.value) return;
    area.value = kept;
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }, [name, given]);
  const isTaken = useTakenAlong();
  useEffect(
    () => () => {
      if (isTaken.current) storeText(name, "");
    },
    [name, isTaken],
  );
  // Before React, app/ui/connection/drafts-before-react.ts stores it under the same name.
  return {
    ref: box,
    "data-kept": name,
    onInput: (event: React.InputEvent<Box>) => storeText(name, event.currentTarget.value),
  };
}
