import { expect, test } from "vitest";
import { growthOf, MAX_GROWTH } from "./growth.mjs";
import { slownessOf, worstTexts } from "./slowness.mjs";

const whyOf = ({ source, flags }) => slownessOf({ source, flags })?.why ?? "linear";

test.each([
  // A loop that searches enter from many characters, and that can fail.
  [/\s+$/, "each start"],
  [/^-+|-+$/, "each start"],
  [/\S+@\S+\.\S+/, "each start"],
  [/%.*$/, "each start"],
  [/<[^>]*>/, "each start"],
  [/<si>[\s\S]*?<\/si>/, "each start"],
  [/\bVersion\/.*\bSafari\//, "each start"],
  [/\p{Lu}\p{L}*(?:\s+\p{Lu}\p{L}*)+/u, "each start"],
  [/[a-z]+1/i, "each start"],
  [/(?:x|a+c)*/, "each start"],
  [/!?\[([^\]]{0,200})\]/, "each start"],
  // Within lookaheads and lookbehinds.
  [/(?=.*!)a/, "each start"],
  [/(?<=\s+)a/, "each start"],
  [/(?<=a\s*)\n/, "each start"],
  // Two loops that read the same.
  [/^\d+\w+!/, "two loops"],
  [/^\s*a?\s*$/, "two loops"],
  [/^(?:\w+:)?\w+[^<>]*>/, "two loops"],
  [/^.*?a.*b$/, "two loops"],
  // One loop that reads the same in two ways.
  [/^(a+)+$/, "one loop twice"],
  [/^(a|a)*$/, "one loop twice"],
  [/^(a|ab|b)*c/, "one loop twice"],
  [/^(\w*\s?)*$/, "one loop twice"],
  [/^(?:(?:a?){3})*$/, "one loop twice"],
  [/^(?:(?:a*b)*c?)*$/, "one loop twice"],
  [/^([a-z]|[^1])*1/, "one loop twice"],
])("%s is slow: %s", (pattern, why) => expect(whyOf(pattern)).toBe(why));

test.each([
  /\s+/g,
  /^\s+$/,
  /^[^\s@]+@[^\s@]+$/,
  /[^<]*/,
  /<[^<>]*>/g,
  /\bfoo\w*/,
  /\b(?:kosten\w*|preis\w*)\b/,
  /^(?:ab)*$/,
  /(?:ab)*/g,
  /^(?:a?)*$/,
  /\n{3,}/g,
  /\d{1,3}(?:[.,]\d{3}){1,2}(?!\d)/g,
  /[.!?]["')]*\s+/g,
  /^.*\bSafari\//,
  /^(?=.*\bVersion\/).*\bSafari\//,
  /(?<!\w)a*!/,
  /a*!/y,
  /(?<=[.!?])\s+|\n+/,
])("%s is linear", (pattern) => expect(whyOf(pattern)).toBe("linear"));

test("the attack that is named is one: a quadratic and an exponential pattern are found by it, a linear one withstands its worst", () => {
  const growth = (pattern) => growthOf(pattern, worstTexts(pattern), [2000, 20_000]).growth;
  expect(growth(/\S+@/)).toBeGreaterThan(MAX_GROWTH);
  expect(growth(/\s+/g)).toBeLessThanOrEqual(MAX_GROWTH);
});

test("what nobody could judge is refused, and taken for nothing", () => {
  expect(() => slownessOf(/(a+)\1/)).toThrow();
});
