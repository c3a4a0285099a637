import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { kindOfDanger, languagesSaidIn } from "../danger";

/** Returns whether somebody says in known words that they want to die, or have taken something to do so. */
export function isDespair(text: string): boolean {
  const kind = kindOfDanger(text);
  if (kind !== "later" && kind !== "body") return false;
  const words = wordsOf(text)
    .map(({ folded }) => folded)
    .join(" ");
  return languagesSaidIn(words).length > 0;
}
