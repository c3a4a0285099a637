import { expect, test } from "vitest";
import { profileFields } from "#app/features/profiles/schema";
import { identifiersOf, withoutPerson } from "./words-without-person";

const PHONE = profileFields.phone.parse("+44 20 7946 0958");
const TOLD = identifiersOf({ names: ["Quirina Zwiebel", "Ana María de la Cruz"], addresses: [], phones: [PHONE] });
const FORMER = "Former member";

test.each([
  ["+44 20 7946 0958", FORMER],
  ["+442079460958", FORMER],
  ["020 7946 0958", FORMER],
  ["(020) 7946-0958", FORMER],
  ["(+44) 20 7946 0958", FORMER],
  ["them (020 7946 0958)", `them (${FORMER})`],
  ["+44 (0)20 7946 0958", FORMER],
  ["0044 20 7946 0958", FORMER],
  ["020.7946.0958, or 3", `${FORMER}, or 3`],
  ["020\u20137946\u20130958", FORMER],
  ["020\u20117946\u20110958", FORMER],
  ["020 \u2212 7946 \u2014 0958", FORMER],
  ["020 \u00b7 7946 \u2022 0958", FORMER],
  ["+44\u200920\u20097946\u20090958", FORMER],
  ["2 calls to 3 020 7946 0958 at 10:00", `2 calls to 3 ${FORMER} at 10:00`],
  ["020 7946 0958 020 7946 0958", `${FORMER} ${FORMER}`],
  ["0044 20 7946 0959", "0044 20 7946 0959"],
  ["1234502079460958", "1234502079460958"],
  ["02079460958123", "02079460958123"],
])("a number is known by its last digits however it is written: '%s'", (written, expected) => {
  expect(withoutPerson(`call ${written}`, TOLD)).toBe(`call ${expected}`);
});

test("a short number is known by all of its digits", () => {
  const short = identifiersOf({ names: [], addresses: [], phones: ["7946095"] });
  expect(withoutPerson("794 60 95 and 17946095 and 12 7946095", short)).toBe(`${FORMER} and 17946095 and 12 ${FORMER}`);
});

test.each([
  ["quirina zwiebel shouted", `${FORMER} shouted`],
  ["QUIRINA ZWIEBEL", FORMER],
  ["Quirina \u00a0\n Zwiebel", FORMER],
  ["Zwiebel, Quirina", FORMER],
  ["Zwiebel Quirina", FORMER],
  ["Quirina Zwiebel’s words", `${FORMER}’s words`],
  ["Quirina Zwiebel, Quirina Zwiebelmann", `${FORMER}, Quirina Zwiebelmann`],
  ["de la Cruz, Ana María", FORMER],
  ["Ana Mari\u0301a de la Cruz", FORMER],
  ["Quirina. Zwiebel", "Quirina. Zwiebel"],
  ["Zwiebel", "Zwiebel"],
])("a name is known without its capitals, by any white space, and as lists write it: '%s'", (written, expected) => {
  expect(withoutPerson(written, TOLD)).toBe(expected);
});

test("of JSON only what people wrote changes, however deep it stands", () => {
  const json = {
    amount: "442079460958",
    id: "Quirina Zwiebel",
    at: PHONE,
    of: [{ reason: "Quirina Zwiebel" }],
    before: { a: ["Quirina Zwiebel"] },
  };
  expect(withoutPerson(json, TOLD)).toEqual({ ...json, of: [{ reason: FORMER }], before: { a: [FORMER] } });
});
