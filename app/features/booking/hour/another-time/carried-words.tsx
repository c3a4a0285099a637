import { useEffect, useLayoutEffect } from "react";
import { keepWords, rememberWords, takeWords } from "#app/ui/fields/kept-words";
import { useTakenAlong } from "#app/ui/fields/taken-along";

/** What somebody types on the page of an hour, a password apart: it goes with them to another time of the same advisor. */
const CARRIED = ["note", "email", "name"] as const;

/** The id of the part of the page that they are typed in. */
export const TYPED_HERE = "typed-of-hour";

type Box = HTMLInputElement | HTMLTextAreaElement;
const boxOf = (name: string) => document.querySelector<Box>(`#${TYPED_HERE} [name="${name}"]`);

/** Takes along what is typed, as somebody goes to choose another time. */
export function carryWords(slug: string) {
  for (const name of CARRIED) {
    const box = boxOf(name);
    if (box) keepWords(`hour ${slug} ${name}`, box.value);
  }
  // To another advisor it goes, too, by a search or a card that brings what was said last.
  const note = boxOf("note")?.value;
  if (note) rememberWords(note);
}

/** Takes it along, too, as the page is left in any other way than by its form: the way back and forth again keeps it. */
export function useCarriedAway(slug: string) {
  const isTaken = useTakenAlong();
  // While the boxes still stand on the page.
  useLayoutEffect(
    () => () => {
      if (!isTaken.current) carryWords(slug);
    },
    [slug, isTaken],
  );
}

/** Gives the boxes of the page, once they are there, what was carried to them; what was emptied or is not asked for any more is let go. */
export function useCarriedWords(slug: string, time: string | null) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time of the same page is another arrival
  useEffect(() => {
    for (const name of CARRIED) {
      const words = takeWords(`hour ${slug} ${name}`);
      const box = boxOf(name);
      // What was typed before React is newer.
      const isTyped = box?.value !== "" && box?.value !== box?.defaultValue;
      if (!box || !words || box.value === words || isTyped) continue;
      box.value = words;
      box.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, [slug, time]);
}
