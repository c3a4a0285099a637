import { categoryByName } from "#app/features/catalog/categories";
import { languageOfWord } from "../vocabulary/languages-of-words";
import { namesAnArea } from "../vocabulary/topics-in-text";
import { wordsOf } from "../vocabulary/words-of-text";

/** The person sought: words this site uses for its members, which therefore point to the site. */
const SOMEBODY =
  /^(?:advis[eo]rs?|experts?|consultants?|specialists?|mentors?|berater\w*|expert(?:e|en|in|innen)|conseill\w+|consultant\w*|asesor\w*|expert[oa]s?|consultor\w*|consulent\w+|espert\w+)$/;
const SPEAKS =
  /^(?:speak|speaks|speaking|spricht|sprechen|kann|parle|parlent|parlant|parlan|habla|hable|hablan|hablen|parla|parli|parlano|parlino)$/;
const WHO = new Set(["who", "that", "der", "die", "das", "qui", "que", "che", "and", "und", "et", "y", "e"]);
const IN = new Set(["in", "auf", "en"]);
/** Questions about the site itself, whatever area they name. */
const OF_SITE =
  /\b(?:becom\w+|appl(?:y|ying|ication)|regist\w+|sign(?: |ed )?up|sign in|log ?in|joins?|joining|work(?:ing)? (?:as|here|for you|with you)|costs?|price\w*|charge\w*|fees?|free(?! (?:on|at|before|after|this|next|today|tomorrow|now|in)\b)|how|why|when|refund\w*|cancel\w*|checked|vetted|verified|reviewed|safe|werden|bewerb\w+|kostet|kosten|wie|warum|devenir|postuler|combien|coute\w*|comment|pourquoi|ser|convertir\w*|cuanto|cuesta\w*|como|diventare|candidar\w*|quanto|costa\w*|come)\b/;

/** Time words, which are small talk, too, when little else is said. */
const WHEN = /^(?:now|today|tomorrow|jetzt|heute|morgen|maintenant|demain|ahora|hoy|manana|adesso|oggi|domani)$/;

/** Requests to talk to somebody, which are small talk without the person sought. */
const OPENING =
  /^(?:(?:can|could|may) (?:i|we) (?:please )?(?:talk|speak|chat) (?:to|with)|(?:kann|konnte|darf) (?:ich|man) (?:bitte )?mit|(?:puis je|est ce que je peux|je peux|je voudrais|peut on) parler (?:a|avec)|(?:puedo|podria|quiero|quisiera) hablar con|(?:posso|potrei|vorrei) parlare con|do you have|have you got|haben sie|habt ihr|gibt es|avez vous|y a t il|tienen|teneis|hay|avete|c e)(?: any| algun)?(?: (?:an?|the|einem|einer|un|une|una|uno))?(?= )/;

/**
 * Returns a text that asks for somebody of an area ('can I talk to a tax advisor who speaks French?') without the words for the person and
 * the language, which are also used about the site. Null if no area is named, nobody is asked for, or the question is about the site.
 */
export function withoutWhomIsAsked(text: string): string | null {
  const words = wordsOf(text);
  const folded = words.map((word) => word.folded);
  if (OF_SITE.test(folded.join(" "))) return null;
  const somebody = folded.flatMap((word, index) => (SOMEBODY.test(word) ? [index] : []));
  const beside = new Set([...somebody, ...folded.flatMap((_, index) => languagePreference(folded, index))]);
  if (beside.size === 0) return null;
  const opening = somebody.length > 0 ? (OPENING.exec(folded.join(" "))?.[0].split(" ").length ?? 0) : 0;
  const rest = words
    .filter((_, index) => index >= opening && !beside.has(index) && !(somebody.length > 0 && WHEN.test(folded[index] ?? "")))
    .map(({ start, end }) => text.slice(start, end))
    .join(" ");
  return namesAnArea(rest) || categoryByName(rest) ? rest : null;
}

/** Returns the positions of a language request ('who speaks French', 'in French', 'das Französisch spricht') around a language's name at `at`. */
function languagePreference(folded: readonly string[], at: number): number[] {
  const [two = "", before = "", name = "", after = ""] = [folded[at - 2], folded[at - 1], folded[at], folded[at + 1]];
  const isSpokenAfter = SPEAKS.test(after);
  if (!isSpokenAfter && !SPEAKS.test(before) && !IN.has(before)) return [];
  if (languageOfWord(name) === null) return [];
  return [at, at - 1, ...(isSpokenAfter ? [at + 1] : []), ...(WHO.has(two) ? [at - 2] : [])];
}
