import type { Language } from "#app/languages/languages";
import { withoutEnds } from "#app/platform/trim-end";
import { foldText } from "./search-words";

const LONGEST_SLUG = 60;

/** An umlaut is written with an e where it cannot stand, also on a site in another language: whoever has one in their name writes it so. */
const UMLAUTS: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };
/** What a letter becomes that is more than one with an accent. */
const LETTERS: Record<string, string> = { ß: "ss", æ: "ae", ø: "o", œ: "oe", đ: "d", ł: "l", ð: "d", þ: "th", ı: "i", ...UMLAUTS };
/** In Spanish the dots say that the u is spoken ('pingüino'): there they are an accent as any other, but on a German site. */
const SPOKEN_U = /(?<=g)ü(?=[eéií])/g;

/** The part of an address that a name makes on a site in a language: 'Gärten & Höfe' is 'gaerten-hoefe'. `otherwise` for a name without a Latin letter or digit. */
export function slugOf(name: string, otherwise: string, language: Language): string {
  const lower = name.normalize("NFC").toLowerCase();
  const latin = (language === "de" ? lower : lower.replace(SPOKEN_U, "u")).replace(
    /[äöüßæøœđłðþı]/g,
    (letter) => LETTERS[letter] ?? letter,
  );
  const plain = foldText(latin)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_SLUG);
  return withoutEnds(plain, /-/) || otherwise;
}
