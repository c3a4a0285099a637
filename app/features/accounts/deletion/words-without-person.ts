import { LIKE_A_NAME, replaceName } from "./answers-without-advisor";
import { FORMER_NAME } from "./grace-period";

/** What somebody is called and reached by. */
export interface Known {
  names: readonly string[];
  addresses: readonly string[];
  phones: readonly string[];
}

const MIN_DIGITS = 7;

/** Returns what tells somebody in free words, each once, the longest first: names that look like one, addresses, and phone numbers that are some digits long. */
export function identifiersOf({ names, addresses, phones }: Known): string[] {
  const called = names.map((name) => name.trim()).filter((name) => LIKE_A_NAME.test(name));
  const numbers = phones.map((phone) => phone.trim()).filter((phone) => phone.replace(/\D/g, "").length >= MIN_DIGITS);
  const told = [...called, ...addresses.map((address) => address.trim()).filter(Boolean), ...numbers];
  return [...new Set(told)].sort((one, other) => other.length - one.length);
}

/** Returns a text, or a JSON value with its texts, in which nothing of what tells somebody stands as a whole. Keys stay. */
export function withoutPerson(value: unknown, identifiers: readonly string[]): unknown {
  if (typeof value === "string") return identifiers.reduce(replaceIdentifier, value);
  if (Array.isArray(value)) return value.map((each) => withoutPerson(each, identifiers));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutPerson(each, identifiers)]));
}

const replaceIdentifier = (text: string, told: string) => (told.includes("@") ? replaceAddress(text, told) : replaceName(text, told));

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
