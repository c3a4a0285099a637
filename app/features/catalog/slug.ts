import type { Language } from "#app/languages/languages";
import { withoutEnds } from "#app/platform/text/trim-end";
import { foldText } from "./search-words";

const MAX_SLUG_LENGTH = 60;

/** An umlaut becomes a vowel with e, also on a site in another language: that is how people write such names without umlauts. */
const UMLAUTS: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };
/** Replacements of letters that are not a base letter with an accent. */
const LETTERS: Record<string, string> = { ß: "ss", æ: "ae", ø: "o", œ: "oe", đ: "d", ł: "l", ð: "d", þ: "th", ı: "i", ...UMLAUTS };
/** In Spanish the diaeresis marks a pronounced u ('pingüino'): treated as an accent there, but not on a German site. */
const SPOKEN_U = /(?<=g)ü(?=[eéií])/g;

/** Derives a slug from a name, for a site in a language: 'Gärten & Höfe' becomes 'gaerten-hoefe'. `otherwise` for a name without Latin letters or digits. */
export function slugOf(name: string, otherwise: string, language: Language): string {
  const lower = name.normalize("NFC").toLowerCase();
  const latin = (language === "de" ? lower : lower.replace(SPOKEN_U, "u")).replace(
    /[äöüßæøœđłðþı]/g,
    (letter) => LETTERS[letter] ?? letter,
  );
  const plain = foldText(latin)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_SLUG_LENGTH);
  return withoutEnds(plain, /-/) || otherwise;
}
