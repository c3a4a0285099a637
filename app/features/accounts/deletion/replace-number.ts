import { FORMER_NAME } from "./grace-period";

/** How many of its last digits tell a number: what is before them is written in many ways. */
const TELLING = 9;
const MIN_DIGITS = 7;
/** Digits of a country before a number that was given without. */
const MAX_COUNTRY = 4;
/** Digits before the telling ones that are looked at: of the country, of the way abroad, and of the network. */
const MAX_BEFORE = 9;

/** Digits with what people and their word processors write between them, dashes and dots of every kind, at most three characters at a time. */
const RUN = /[+(]{0,2}\d(?:[\s().\p{Pd}\u2212\u00b7\u2022/]{0,3}\d)*/gu;

const digitsOf = (text: string) => text.replace(/\D/g, "");

/** Whether something is a phone number that is long enough to tell somebody. */
export const isNumber = (told: string) => /^[+\d\s().\p{Pd}\u2212\u00b7\u2022/]+$/u.test(told) && digitsOf(told).length >= MIN_DIGITS;

/** Returns the digits by which a number is known however its beginning is written. */
export const lastDigits = (number: string) => digitsOf(number).slice(-TELLING);

/** Replaces a phone number however it is spelled: '+44 20 7946 0958' and '020 7946 0958', and not a part of a longer number. */
export function replaceNumber(text: string, number: string): string {
  const full = digitsOf(number);
  return text.replace(RUN, (run) => replaceInRun(run, full));
}

function replaceInRun(run: string, full: string): string {
  const places = [...run.matchAll(/\d/g)].map(({ index }) => index);
  const digits = digitsOf(run);
  const telling = full.slice(-TELLING);
  let said = "";
  let last = 0;
  for (let found = digits.indexOf(telling); found >= 0; found = digits.indexOf(telling, found + telling.length)) {
    const to = found + telling.length;
    const length = lengthOf(
      digits.slice(Math.max(0, found - MAX_BEFORE), to),
      telling.length,
      full,
      /^\(?\+/.test(run) && found <= MAX_COUNTRY + 1,
    );
    const end = places[to - 1]! + 1;
    const start = withSigns(run, places[to - length]!, end);
    // What stands right beside it makes it another number.
    if (start < last || isDigit(run[end]) || isDigit(run[start - 1])) continue;
    said += run.slice(last, start) + FORMER_NAME;
    last = end;
  }
  return said + run.slice(last);
}

/** Where a number begins with the plus and the bracket before its first digit, if that bracket closes in it. */
function withSigns(run: string, first: number, end: number): number {
  const signs = run.slice(Math.max(0, first - 2), first);
  const isClosed = run.slice(first, end).includes(")");
  const mine = isClosed ? /[+(]{0,2}$/.exec(signs) : /\+$/.exec(signs);
  return first - (mine?.[0].length ?? 0);
}

/** How many digits the number has whose telling digits come last: as many as belong to it. */
function lengthOf(digits: string, least: number, full: string, isWithCountry: boolean): number {
  if (isWithCountry) return digits.length;
  const lengths = Array.from({ length: digits.length - least + 1 }, (_, more) => digits.length - more);
  return lengths.find((length) => isSpelling(digits.slice(-length), full)) ?? least;
}

/** Whether digits are a number from some digit on, with the zeros of a call abroad, or with the zero of a call at home. */
const isSpelling = (digits: string, full: string) =>
  `00${full}`.endsWith(digits) ||
  (digits.startsWith("0") && full.endsWith(digits.slice(1))) ||
  [1, 2, 3].some((at) => isWithZero(digits, full, at));

const isWithZero = (digits: string, full: string, at: number) => digits[at] === "0" && digits.slice(0, at) + digits.slice(at + 1) === full;
const isDigit = (character = "") => character >= "0" && character <= "9";
