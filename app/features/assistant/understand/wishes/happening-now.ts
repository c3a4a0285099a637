import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { isAttacked } from "./deadline-in-text";
import {
  BEFOREHAND,
  IS_DOWN,
  KEY_GIVEN,
  LAST_DAY,
  LONG_AGO,
  LOST,
  MONEY,
  NOT_YET,
  OF_ACCOUNT,
  PAID,
  RAID,
  SWINDLE,
  TAKEN,
  UNKNOWN_DEBIT,
} from "./words-of-now";

/** Where waiting costs money: who is to be told at once, or what is to be done with the machines. */
export type AtOnce = "bank" | "account" | "machines";

/** Returns what cannot wait for an advisor: money that went to a swindler, an account that was taken, files that were locked. Null if nothing of the kind. */
export function atOnceIn(text: string): AtOnce | null {
  const plain = plainWords(text);
  if (BEFOREHAND.test(plain) || LONG_AGO.test(plain) || NOT_YET.test(plain)) return null;
  if (PAID.test(plain) && (SWINDLE.test(plain) || LOST.test(plain)) && MONEY.test(plain)) return "bank";
  if (UNKNOWN_DEBIT.test(plain)) return "bank";
  if (isAttacked(plain)) return "machines";
  const isOpened = PAID.test(plain) && SWINDLE.test(plain) && KEY_GIVEN.test(plain);
  return isOpened || (OF_ACCOUNT.test(plain) && TAKEN.test(plain)) ? "account" : null;
}

/** Returns whether something goes on right now that makes help urgent, whatever is asked for: one of these, a search of the premises, a server that is down, a last day. */
export function happensNow(text: string): boolean {
  const plain = plainWords(text);
  if (BEFOREHAND.test(plain) || LONG_AGO.test(plain)) return false;
  return atOnceIn(text) !== null || RAID.test(plain) || IS_DOWN.test(plain) || LAST_DAY.test(plain);
}

const plainWords = (text: string) =>
  ` ${wordsOf(text.replace(/[€$£]/gu, " euro "))
    .map(({ folded }) => folded)
    .join(" ")} `;
