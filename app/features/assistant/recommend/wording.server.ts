import { createFormatter, createTranslator } from "use-intl/core";
import { matchingMessages } from "#app/features/matching/messages";
import type { ReasonCode } from "#app/features/matching/why-it-ranks";
import { MINOR_UNITS_PER_UNIT } from "#app/features/money/money";
import { assistantMessages } from "../messages";
import type { Sentence } from "../understand/sentence";
import type { Wording } from "./phrasing";

const LOCALE = "en";
const assistant = createTranslator({ locale: LOCALE, messages: { assistant: assistantMessages }, namespace: "assistant" });
const matching = createTranslator({ locale: LOCALE, messages: { matching: matchingMessages }, namespace: "matching" });
const format = createFormatter({ locale: LOCALE, timeZone: "UTC" });
const languageNames = new Intl.DisplayNames([LOCALE], { type: "language" });

/** Puts keys, amounts and lists into words. Money is in minor units. */
export const wording: Wording = {
  say: ({ key, values }: Sentence) => assistant(key as "reply1", values as { topic: string; names: string }),
  list: (parts) => format.list(parts),
  language: (code) => languageNames.of(code) ?? code,
  money: (minor, currency) =>
    currency === null
      ? format.number(minor / MINOR_UNITS_PER_UNIT)
      : format.number(minor / MINOR_UNITS_PER_UNIT, {
          style: "currency",
          currency,
          minimumFractionDigits: minor % MINOR_UNITS_PER_UNIT === 0 ? 0 : 2,
        }),
};

/** Why somebody ranks where they do, in words that follow a name and a colon. */
export function reasonInWords(code: ReasonCode, topic: string): string {
  const text = matching(code, { topic });
  return text.startsWith(topic) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** A rating with one digit. */
export const ratingInWords = (rating: number) => format.number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** When somebody is free, seen from now: 'tomorrow', 'in 3 days'. */
export const whenInWords = (at: number, now: Date) => format.relativeTime(new Date(at), now);
