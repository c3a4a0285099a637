import { LIKE_A_NAME } from "./answers-without-advisor";
import { FORMER_NAME } from "./grace-period";
import { replaceName, turnedNames } from "./replace-name";
import { isNumber, replaceNumber } from "./replace-number";

/** What somebody is called and reached by. */
export interface Known {
  names: readonly string[];
  addresses: readonly string[];
  phones: readonly string[];
}

/** Keys of JSON under which people's words stand. Everything else in it is amounts, dates, ids and codes, which no name may change. */
const WORDS = new Set("reason name answer comment note text reply title before after counterpart file fileName email address".split(" "));

/**
 * Returns what tells somebody in free words, each once, the longest first: names that look like one, addresses, and phone numbers that are some digits long; and
 * after these the names as lists write them, which may be made of two names beside each other.
 */
export function identifiersOf({ names, addresses, phones }: Known): string[] {
  const called = names.map((name) => name.trim()).filter((name) => LIKE_A_NAME.test(name));
  const told = [...called, ...trimmed(addresses), ...trimmed(phones).filter(isNumber)];
  return [...new Set([...longestFirst(told), ...longestFirst(called.flatMap(turnedNames))])];
}

const longestFirst = (texts: readonly string[]) => [...texts].sort((one, other) => other.length - one.length);
const trimmed = (texts: readonly string[]) => texts.map((text) => text.trim()).filter(Boolean);

/**
 * Returns a text, or a JSON value with its texts, in which nothing of what tells somebody stands as a whole. In JSON only what people wrote changes. Names go in
 * capitals or not, or exactly in their own.
 */
export function withoutPerson(value: unknown, identifiers: readonly string[], isExact = false): unknown {
  return replaced(
    value,
    (text) => identifiers.reduce((said, told) => replaceIdentifier(said, told, isExact), text),
    typeof value === "string",
  );
}

/** Whether any of the addresses stands as a whole in a text, or in any text of a JSON value. */
export function namesAddress(value: unknown, addresses: readonly string[]): boolean {
  const without = replaced(value, (text) => addresses.reduce(replaceAddress, text), true);
  return JSON.stringify(without) !== JSON.stringify(value);
}

function replaced(value: unknown, replace: (text: string) => string, isWords: boolean): unknown {
  if (typeof value === "string") return isWords ? replace(value) : value;
  if (Array.isArray(value)) return value.map((each) => replaced(each, replace, isWords));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaced(each, replace, isWords || WORDS.has(key))]));
}

function replaceIdentifier(text: string, told: string, isExact: boolean): string {
  if (told.includes("@")) return replaceAddress(text, told);
  return isNumber(told) ? replaceNumber(text, told) : replaceName(text, told, isExact);
}

/** Replaces whole addresses, however they are spelled: 'ada@example.com' and not the end of 'x.ada@example.com' or the beginning of 'ada@example.com.au'. */
function replaceAddress(text: string, address: string): string {
  const [lower, sought] = [text.toLowerCase(), address.toLowerCase()];
  // A text that is longer in lower case has letters that no address has, before which all places would be moved.
  if (lower.length !== text.length) return replaceName(text, address);
  let said = "";
  let last = 0;
  for (let at = lower.indexOf(sought); at >= 0; at = lower.indexOf(sought, at + sought.length)) {
    const end = at + sought.length;
    if (isOfAddress(text[at - 1]) || isOfDomain(text.slice(end, end + 2))) continue;
    said += text.slice(last, at) + FORMER_NAME;
    last = end;
  }
  return said + text.slice(last);
}

const isOfAddress = (character = "") => /[\p{L}\p{N}.+_-]/u.test(character);
const isOfDomain = (next: string) => /^[\p{L}\p{N}-]|^\.[\p{L}\p{N}]/u.test(next);
