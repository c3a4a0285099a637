import { expect, test } from "vitest";
import { REASON_CODES, whyItRanks } from "#app/features/matching/why-it-ranks";
import { LANGUAGES } from "#app/languages/languages";
import { wordingIn } from "./wording.server";

test("a reason goes on after a colon with a small letter, in each language", () => {
  const capital = LANGUAGES.flatMap((language) =>
    REASON_CODES.map((code) => wordingIn(language).reason(code, "Finance")).filter((text) => /^\p{Lu}/u.test(text)),
  );
  expect(capital).toEqual([]);
});

test("two hours apart are close to a time zone, three are not", () => {
  const parts = { expertise: 0, rating: 0, sessions: 0, response: 0 };
  const isClose = (hours: number) => whyItRanks({ ...parts, zone: 1 - hours / 12 }).includes("nearYourTimeZone");
  expect([0, 2, 3].map(isClose)).toEqual([true, true, false]);
});
