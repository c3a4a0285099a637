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

test("figures in words that were found or asked for may be said, and how many were found", () => {
  for (const words of [
    "Ada Advisor takes one hundred dollars an hour.",
    "Ada Advisor can help you within three weeks.",
    "These two know Business Strategy: Ada Advisor and Zoë Müller.",
    "Ada Advisor is free on Monday, and feels free to say so.",
    "Ada Advisor would do the due diligence with you once more.",
  ])
    expect([words, isGrounded(words, ground)]).toEqual([words, true]);
});

test("that it costs nothing is not said because the person asked for it, and is where the engine says so", () => {
  const words = "Ada Advisor will do it for free.";
  expect(isGrounded(words, { ...ground, asked: ["Who does it for free?"] })).toBe(false);
  expect(isGrounded(words, { ...ground, said: ["The first talk is for free."] })).toBe(true);
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
  ["a price in words", "Ada Advisor takes fifty dollars an hour."],
  ["a price in words of several", "Ada Advisor takes twenty-five dollars an hour."],
  ["a price in words, in German", "Ada Advisor nimmt fünfundzwanzig Euro in der Stunde."],
  ["a price in words, in French", "Ada Advisor prend vingt euros par heure."],
  ["a price in words, in Spanish", "Ada Advisor cobra doscientos dólares por hora."],
  ["a price in words, in Italian", "Ada Advisor chiede centocinquanta euro all'ora."],
  ["a word that is a number before money alone", "Ada Advisor chiede due euro all'ora."],
  ["a price that is another's, in words", "Zoë Müller takes hundred dollars an hour."],
  ["half of a price", "Ada Advisor would take half price for that."],
  ["half of it", "Ada Advisor takes half of what others ask."],
  ["no price", "Ada Advisor will do it for free."],
  ["no price for the first", "Ada Advisor offers a free first session."],
  ["no price, in German", "Ada Advisor berät Sie kostenlos."],
  ["half of a price, in German", "Ada Advisor macht das zum halben Preis."],
  ["no price, in French", "Ada Advisor vous conseille gratuitement."],
  ["half of a price, in French", "Ada Advisor le fait à moitié prix."],
  ["no price, in Spanish", "Ada Advisor lo hace gratis."],
  ["half of a price, in Spanish", "Ada Advisor lo hace a mitad de precio."],
  ["no price, in Italian", "Ada Advisor lo fa senza costi."],
  ["half of a price, in Italian", "Ada Advisor lo fa a metà prezzo."],
  ["a discount", "Ada Advisor gives a discount for that."],
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
