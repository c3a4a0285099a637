import { besidePreferences } from "#app/features/topics/classifier/preference-words";
import { namesAnArea } from "#app/features/topics/vocabulary/topics-in-text";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { isGreeting, isThanks } from "../small-talk";
import { isOtherMatter } from "./other-matter";
import { ADVISOR, AROUND, KNOWING, LATER, MORE, NO, NOW, OF_WHOM, PERSONAL, SOONER, UNSURE, YES } from "./turn-words";

/** What a short message says to the answer before it, where it has no matter of its own. */
export type Turn = "others" | "sooner" | "later" | "personal" | "agreed" | "declined" | "unsure" | "otherMatter";

/** A longer message is a need of its own. */
const MAX_WORDS = 9;
/** A message of so few words that names no area goes on with what is known. */
const FEW_WORDS = 4;

type Words = ReadonlySet<string>;
const THANKS: Words = new Set("thanks thank danke merci gracias grazie vielen mille".split(" "));

/** Whole sayings of words that say nothing by themselves. */
const AGREED =
  /^(?:eso es|es eso|c est (?:ca|cela|bon)|das (?:ist es|passt)|that s (?:it|the one)|sounds good|klingt gut|(?:suena|va) bien|e questo|mi va)$/;
const HAS_TIME =
  /^(?:(?:it |that |das |es )?(?:can wait|hat (?:noch )?zeit|kann warten|peut attendre|puede esperar|puo aspettare)|(?:please )?take your time|lassen sie sich zeit|prenez votre temps|con calma)$/;

/** Returns what a short message says to advisors that were named, in the five languages; null where it says something else. */
export function turnIn(text: string): Turn | null {
  const words = wordsOf(text).map(({ folded }) => folded);
  if (words.length === 0) return text.trim() === "" ? null : "unsure";
  if (words.length > MAX_WORDS) return null;
  const said: Said = {
    says: (some) => words.some((word) => some.has(word)),
    isAll: (...some) => words.every((word) => AROUND.has(word) || some.some((each) => each.has(word))),
  };
  if (isThanks(text)) return said.says(NO) && said.isAll(NO, THANKS) ? "declined" : null;
  const plain = words.join(" ");
  if (AGREED.test(plain)) return "agreed";
  if (HAS_TIME.test(plain)) return "later";
  if (isOtherMatter(plain)) return "otherMatter";
  if (said.says(NO)) return refusalIn(said);
  if (namesAnArea(text) || isGreeting(text)) return null;
  return wishIn(text, said) ?? (said.isAll(UNSURE) && (said.says(UNSURE) || words.length <= FEW_WORDS) ? "unsure" : null);
}

function wishIn(text: string, { says, isAll }: Said): Turn | null {
  if (says(PERSONAL)) return isBesides(text, PERSONAL, ADVISOR, MORE) ? "personal" : null;
  if (says(LATER) && isAll(LATER)) return "later";
  if ((says(SOONER) || says(NOW)) && (isAll(SOONER, NOW) || isBesides(text, SOONER, NOW))) return "sooner";
  if (says(MORE) && isAll(MORE, OF_WHOM, YES)) return "others";
  return says(YES) && isAll(YES) ? "agreed" : null;
}

interface Said {
  says(some: Words): boolean;
  isAll(...some: Words[]): boolean;
}

/** What a message with a no in it says: that there is no hurry, that nobody knows, or that it should be somebody else. */
function refusalIn({ says, isAll }: Said): Turn | null {
  if (says(NOW) && isAll(NOW, NO)) return "later";
  if (says(KNOWING) && isAll(UNSURE, KNOWING, NO)) return "unsure";
  if (says(SOONER) && isAll(SOONER, NO)) return "sooner";
  if (says(PERSONAL)) return isAll(PERSONAL, ADVISOR, NO) ? "personal" : null;
  return isAll(MORE, NO, OF_WHOM, YES) ? "others" : null;
}

/** Returns whether a text says nothing but preferences and such words. */
function isBesides(text: string, ...some: Words[]): boolean {
  const { beside, isOfOtherMatter } = besidePreferences(text);
  return !isOfOtherMatter && beside.every((word) => AROUND.has(word) || some.some((each) => each.has(word)));
}

/** Returns whether a message is so short, and without an area's name, that it cannot begin another matter. */
export function isShortTurn(text: string): boolean {
  return wordsOf(text).length <= FEW_WORDS && !namesAnArea(text);
}

/** Returns what a short message says that neither is a preference nor one of the words of short answers: 'the blue one'. */
export const contentWords = (text: string): string[] => besidePreferences(text).beside.filter((word) => !AROUND.has(word));
