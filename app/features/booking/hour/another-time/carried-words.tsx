import { useEffect, useLayoutEffect } from "react";
import { rememberWords, storeText, takeWords } from "#app/ui/fields/stored-text";
import { useTakenAlong } from "#app/ui/fields/taken-along";

/** Fields of the hour's page, except the password, whose values carry over to another time of the same advisor. */
const CARRIED = ["note", "email", "name"] as const;

/** Id of the part of the page that contains these fields. */
export const TYPED_HERE = "typed-of-hour";

type Box = HTMLInputElement | HTMLTextAreaElement;
const boxOf = (name: string) => document.querySelector<Box>(`#${TYPED_HERE} [name="${name}"]`);

/** Stores the typed values when the user goes to choose another time. */
export function carryWords(slug: string) {
  for (const name of CARRIED) {
    const box = boxOf(name);
    if (box) storeText(`hour ${slug} ${name}`, box.value);
  }
  // The note also reaches another advisor, through a search or card that passes on the latest note.
  const note = boxOf("note")?.value;
  if (note) rememberWords(note);
}

/** Stores the values when the page is left by any other way than its form, so that going back and forward keeps them. */
export function useCarriedAway(slug: string) {
  const isTaken = useTakenAlong();
  // Runs while the fields are still in the document.
  useLayoutEffect(
    () => () => {
      if (!isTaken.current) carryWords(slug);
    },
    [slug, isTaken],
  );
}

/** Fills the fields with the values carried over, once they exist; drops values that are empty or whose field is no longer shown. */
export function useCarriedWords(slug: string, time: string | null) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time of the same page is another arrival
  useEffect(() => {
    for (const name of CARRIED) {
      const words = takeWords(`hour ${slug} ${name}`);
      const box = boxOf(name);
      // A value typed before React hydrated is newer.
      const isTyped = box?.value !== "" && box?.value !== box?.defaultValue;
      if (!box || !words || box.value === words || isTyped) continue;
      box.value = words;
      box.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, [slug, time]);
}
