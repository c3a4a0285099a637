import fc from "fast-check";
import { expect, test } from "vitest";
import { isGrounded, wholeSentences } from "./grounded";

const ground = {
  advisors: [
    { name: "Ada Advisor", facts: ["London", "$100 an hour"] },
    { name: "Zoë Müller", facts: ["$250.50 an hour"] },
  ],
  said: ["Business Strategy"],
  asked: ["I need help within 3 weeks"],
};

test("words made of what was found are let through", () => {
  expect(isGrounded("I would start with Ada Advisor in London, who takes $100 an hour.", ground)).toBe(true);
  expect(isGrounded("Perhaps Zoë Müller: Business Strategy is what she is asked about, and 3 weeks will do.", ground)).toBe(true);
});

test("days may be named, and in German every noun has its capital", () => {
  expect(isGrounded("I would ask Ada Advisor, perhaps on Monday.", ground)).toBe(true);
  const german = { ...ground, asked: ["Ich brauche Hilfe mit der Strategie für mein Unternehmen"] };
  expect(isGrounded("Ich würde mit Ada Advisor über die Ziele für Ihr Unternehmen und die nächsten Schritte sprechen.", german)).toBe(true);
});

test("each may be said to take what they take", () => {
  expect(isGrounded("Ada Advisor takes $100 an hour. Zoë Müller takes $250.50 an hour, within 3 weeks.", ground)).toBe(true);
});

test("of a text that is still being written only whole sentences are looked at", () => {
  const text = "Ada Advisor takes $100.50 an hour. She";
  expect(text.slice(0, wholeSentences(text))).toBe("Ada Advisor takes $100.50 an hour. ");
  expect(wholeSentences("It costs $100. ")).toBe(15);
  expect(wholeSentences("It costs $100.")).toBe(0);
});

test("the more is written, the more may be looked at", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (begun, more) => {
      expect(wholeSentences(begun + more)).toBeGreaterThanOrEqual(wholeSentences(begun));
    }),
  );
});

test.each([
  ["an advisor nobody has found", "I would start with Ada Advisor, or with Boris Bold instead."],
  ["an advisor nobody has found, by one name", "I would start with Ada Advisor, or better with Boris."],
  ["a price nobody has found", "Ada Advisor takes $80 an hour."],
  ["a price that is another's", "Zoë Müller takes $100 an hour."],
  ["a price that is another's, in a sentence of its own", "Zoë Müller would do. She takes $100 an hour."],
  ["a link", "Ada Advisor is at https://evil.example/ada"],
  ["a link in capitals", "Ada Advisor is at HTTPS://EVIL.EXAMPLE/ADA"],
  ["an address in capitals", "Ada Advisor is at WWW.EVIL.EXAMPLE now"],
  ["an address in capitals without a scheme", "Ada Advisor is at EVIL.EXAMPLE now"],
  ["an address in mixed letters", "Ada Advisor is at hTTp://x now"],
  ["a mail address in capitals", "Ada Advisor is ADA@X now"],
  ["an address without a scheme", "Ada Advisor is at evil.example now"],
  ["markdown", "[Ada Advisor](javascript:alert(1)) would be good"],
  ["markup", "Ada Advisor <img src=x> would be good"],
  ["a refusal", "I am sorry, but I cannot help with that request."],
  ["nothing", "  "],
  ["no end", "Ada Advisor ".repeat(400)],
])("%s is not", (_, words) => {
  expect(isGrounded(words, ground)).toBe(false);
});
