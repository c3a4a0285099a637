import type { LikelyArea, Reader, Reading } from "#app/features/topics/classifier/reading";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";

/** A correction by a person who was misunderstood: what they mean and what they do not, as folded words with single spaces; both empty if only wrong. */
export interface Correction {
  meant: string;
  denied: string;
}

/** A longer message is a need of its own. */
const MAX_CORRECTION_LENGTH = 20;

/** Introductory words of a correction. */
const SAYS =
  /^(?:i (?:said|say|meant|mean|was talking about|am talking about|m talking about|was asking about|am asking about|asked about|spoke of)|it s about|it is about|this is about|ich (?:sagte|meinte|meine|rede von|spreche von|sprach von)|es geht um|je (?:parle|parlais) d(?:e|u|es)?|je (?:voulais dire|veux dire|disais)|il s agit d(?:e|u|es)?|me (?:refiero|referia) al?|quise decir|quiero decir|dije|hablo de|hablaba de|se trata de|intendo|intendevo|ho detto|dicevo|parlo d(?:i|el|ella)|parlavo d(?:i|el|ella)|mi riferi(?:sco|vo) a|si tratta d(?:i|el|ella)) /;
const NO = new Set("no nein nee non wrong falsch faux incorrecto sbagliato sorry actually eigentlich but aber mais pero ma".split(" "));
const NOT = new Set("not nicht kein keine keinen pas no non".split(" "));
const AND = new Set("and und et y e".split(" "));
const BUT = / (?:but|sondern|mais|sino|ma|bensi|rather|i mean|i meant) /;

/** Says that it was wrong, but not what is meant. */
const ONLY_WRONG =
  /^(?:(?:no|nein|non|sorry) )*(?:that s|that is|this is|thats|it s)? ?(?:not (?:what i (?:meant|mean|said|asked\w*|need|want\w*)|it|right|that)|wrong|you (?:misunderstood|got (?:me|it) wrong|did not understand|didn t understand)(?: me)?)$|^(?:das|so) (?:meinte|meine) ich nicht$|^(?:das ist )?(?:falsch|nicht richtig|nicht das was ich meine\w*)$|^(?:sie haben|du hast) mich (?:falsch|nicht) verstanden$|^ce n est pas (?:ca|ce que je \w+(?: dire)?|la question)$|^vous (?:m avez mal|n avez pas) compris$|^(?:eso )?no es (?:eso|lo que (?:quise|queria|quiero|digo|dije)(?: decir)?)$|^no me (?:ha|has|he) (?:entendido|explicado\w*)$|^non (?:e questo|intendevo questo|e quello che \w+(?: dire)?)$|^(?:ha|hai) capito male$/;

/**
 * Returns what a short message corrects about the previous one; null if nothing. If nothing was understood before (`isKnown` is false), it
 * must say both what is meant and what is not.
 */
export function correctionIn(text: string, isKnown: boolean): Correction | null {
  const words = wordsOf(text).map(({ folded }) => folded);
  if (words.length > MAX_CORRECTION_LENGTH) return null;
  const plain = words.join(" ");
  if (ONLY_WRONG.test(plain)) return isKnown ? { meant: "", denied: "" } : null;
  const begin = words.findIndex((word) => !NO.has(word));
  const rest = words.slice(Math.max(0, begin)).join(" ");
  const [says] = SAYS.exec(rest) ?? [];
  const found = says ? sidesAfter(rest.slice(says.length).split(" "), begin > 0) : sidesOf(rest, words);
  return found && (isKnown || found.denied) ? found : null;
}

/** 'The till, not the staff', 'not the staff but the till', and after a no just 'the till'. */
function sidesAfter(words: readonly string[], isRefused: boolean): Correction | null {
  if (NOT.has(words[0] ?? "")) return sidesAround(words.slice(1).join(" "));
  const at = words.findIndex((word) => NOT.has(word));
  if (at < 0) return isRefused ? { meant: words.join(" "), denied: "" } : null;
  const meant = words.slice(0, AND.has(words[at - 1] ?? "") ? at - 1 : at).join(" ");
  const denied = words.slice(at + 1).join(" ");
  return meant && denied ? { meant, denied } : null;
}

/** 'Not the staff but the till'; in Spanish and Italian 'no' may itself be the 'not'. */
function sidesOf(rest: string, words: readonly string[]): Correction | null {
  const [first = "", ...others] = rest.split(" ");
  if (NOT.has(first)) return sidesAround(others.join(" "));
  return NOT.has(words[0] ?? "") && !/ but /.test(` ${rest} `) ? sidesAround(rest) : null;
}

function sidesAround(text: string): Correction | null {
  const found = BUT.exec(text);
  if (!found || found.index === 0) return null;
  return { meant: text.slice(found.index + found[0].length), denied: text.slice(0, found.index) };
}

/** A denied text refers to an area from this likelihood on. */
const LIKELY_DENIED = 0.3;
/** A meant text names an area by itself from this likelihood on. */
const LIKELY_MEANT = 0.5;
/** Below this remaining likelihood, the remaining areas are hardly known. */
const MIN_LEFT = 0.3;

/**
 * Rereads the previous message after a correction: with what is meant, without what is denied, and without the area it was taken for
 * (`wrong`), unless the correction itself names that area.
 */
export function rereadAfter({ meant, denied }: Correction, earlier: string, wrong: string | undefined, read: Reader): Reading {
  const isDenied = new Set(denied.split(" ").filter(({ length }) => length > 3));
  const kept = wordsOf(earlier).filter(({ folded }) => !isDenied.has(folded));
  const again = read(`${meant ? `${meant}. ` : ""}${kept.map(({ start, end }) => earlier.slice(start, end)).join(" ")}`);
  const ofMeant = meant ? read(meant) : null;
  const isMeant = (area: string) => ofMeant?.areas.some(({ topic, likelihood }) => topic === area && likelihood >= LIKELY_MEANT) ?? false;
  const ofDenied = denied ? read(denied).areas.filter(({ likelihood }) => likelihood >= LIKELY_DENIED) : [];
  const out = new Set([wrong, ...ofDenied.map(({ topic }) => topic)].filter((area) => area !== undefined && !isMeant(area)));
  const areas = (ofMeant ? halfOfEach(again, ofMeant) : again.areas).filter(({ topic }) => !out.has(topic));
  const sum = areas.reduce((total, { likelihood }) => total + likelihood, 0);
  // If nearly all likelihood was for removed areas, spreads it, so that no tiny rest becomes the likeliest.
  const spread = Math.max(0, MIN_LEFT - sum) / Math.max(1, areas.length);
  const whole = sum + spread * areas.length || 1;
  return { ...again, none: 0, areas: areas.map(({ topic, likelihood }) => ({ topic, likelihood: (likelihood + spread) / whole })) };
}

/** Weighs what is meant as much as the whole text. */
function halfOfEach(one: Reading, other: Reading): LikelyArea[] {
  const beside = new Map(other.areas.map(({ topic, likelihood }) => [topic, likelihood]));
  const areas = one.areas.map(({ topic, likelihood }) => ({ topic, likelihood: (likelihood + (beside.get(topic) ?? 0)) / 2 }));
  return areas.sort((a, b) => b.likelihood - a.likelihood);
}
