import { useEffect, useLayoutEffect } from "react";
import { rememberWords, storeText, takeWords } from "#app/ui/fields/stored-text";
import { useTakenAlong } from "#app/ui/fields/taken-along";
import type { ChosenHour } from "../chosen-hour";

/** Fields of the hour's page, except the password, whose values carry over to another time of the same advisor. */
const CARRIED = ["note", "email", "name"] as const;

/** Id of the part of the page that contains these fields. */
export const TYPED_HERE = "typed-of-hour";

/** Whom and what the words on the page are for: an advisor or, where an open request is changed, that request. No other form gets them. */
export const addresseeOf = ({ advisor, replaces }: Pick<ChosenHour, "advisor" | "replaces">) =>
  replaces ? `${advisor.slug} ${replaces.id}` : advisor.slug;

type Box = HTMLInputElement | HTMLTextAreaElement;
const boxOf = (name: string) => document.querySelector<Box>(`#${TYPED_HERE} [name="${name}"]`);

/** Stores the typed values when the user goes to choose another time of the same advisor. */
export function carryWords(addressee: string) {
  for (const name of CARRIED) {
    const box = boxOf(name);
    if (box) storeText(`hour ${addressee} ${name}`, box.value);
  }
}

/** Takes the note along to another advisor: only where this one cannot be booked, and the user follows a link to others. */
export function carryNoteToOthers() {
  const note = boxOf("note")?.value;
  if (note) rememberWords(note);
}

/** Stores the values when the page is left by any other way than its form, so that going back and forward keeps them. */
export function useCarriedAway(addressee: string) {
  const isTaken = useTakenAlong();
  // Runs while the fields are still in the document.
  useLayoutEffect(
    () => () => {
      if (!isTaken.current) carryWords(addressee);
    },
    [addressee, isTaken],
  );
}

/** Fills the fields with the values carried over, once they exist; drops values that are empty or whose field is no longer shown. */
export function useCarriedWords(addressee: string, time: string | null) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time of the same page is another arrival
  useEffect(() => {
    for (const name of CARRIED) {
      const words = takeWords(`hour ${addressee} ${name}`);
      const box = boxOf(name);
      // A value typed before React hydrated is newer.
      const isTyped = box?.value !== "" && box?.value !== box?.defaultValue;
      if (!box || !words || box.value === words || isTyped) continue;
      box.value = words;
      box.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, [addressee, time]);
}
