import fc from "fast-check";
import { expect, test } from "vitest";
import { aCandidate, aNeed } from "../../../../tests/support/needs";
import { type Pick, rankCandidates, speaksOwn } from "./candidates";
import { whyInThisOrder } from "./why-in-this-order";
import { wordingIn } from "./wording.server";

const moment = { now: Date.UTC(2026, 10, 30, 9) };
const need = aNeed({ languages: ["es"] });

/** One who is shown: a percentage, whether they speak Spanish, are of the field, and how many wishes they miss. */
function shown({
  percent,
  speaks = false,
  isMain = true,
  misses = 0,
}: {
  percent: number;
  speaks?: boolean;
  isMain?: boolean;
  misses?: number;
}) {
  const name = `${speaks ? "Sol" : "Ben"} ${percent}`;
  const [pick] = rankCandidates([aCandidate({ advisorId: name, name, languages: speaks ? ["es", "en"] : ["en"] })], need, moment);
  const missed = (["budget", "place", "dayPart"] as const).slice(0, misses);
  return { ...pick!, percent, isMain, missed: [...missed] };
}

const say = (picks: readonly Pick[], language: "en" | "es" = "en") =>
  whyInThisOrder(need, picks, wordingIn(language)).map(wordingIn(language).say).join(" ");

test("that speakers come first is said only where all of them do, otherwise of the two that it is about", () => {
  const all = [shown({ percent: 60, speaks: true }), shown({ percent: 80 }), shown({ percent: 50 })];
  expect(say(all)).toBe("Those who speak Spanish come first, even if the match is lower.");
  const some = [shown({ percent: 79 }), shown({ percent: 58, speaks: true }), shown({ percent: 67 })];
  expect(say(some)).toBe("Sol 58 comes before Ben 67, even if the match is lower: Sol 58 speaks Spanish.");
  expect(say(some, "es")).toBe("Sol 58 va antes que Ben 67, aunque la coincidencia sea menor: Sol 58 habla español.");
});

test("where nothing that is said of the order would be true, nothing is said", () => {
  expect(say([shown({ percent: 60 }), shown({ percent: 80 })])).toBe("");
  expect(say([shown({ percent: 60 }), shown({ percent: 80, speaks: true })])).toBe("");
});

test("whatever is said of all is true of all, and of two of those two", () => {
  const one = fc.record({ percent: fc.integer({ min: 40, max: 95 }), speaks: fc.boolean(), isMain: fc.boolean(), misses: fc.nat(2) });
  const RANKS: Record<string, (pick: Pick) => number> = {
    orderLanguage: (pick) => Number(speaksOwn(pick, need)),
    orderField: ({ isMain }) => Number(isMain),
    orderPreferences: ({ missed }) => -missed.length,
  };
  const WHY: Record<string, string> = { speaks: "orderLanguage", most: "orderField", more: "orderPreferences" };
  fc.assert(
    // By different percentages, so that each has a name of their own.
    fc.property(fc.uniqueArray(one, { minLength: 2, maxLength: 3, selector: ({ percent }) => percent }), (people) => {
      const picks = people.map(shown);
      for (const { key, values = {} } of whyInThisOrder(need, picks, wordingIn("en"))) {
        const rank = RANKS[key === "orderPair" ? (WHY[String(values.why)] ?? "") : key]!;
        const pair = picks.filter(({ candidate }) => candidate.name === values.name || candidate.name === values.other);
        const said = (key === "orderPair" ? pair : picks).map(rank);
        expect(said).toEqual(said.toSorted((a, b) => b - a));
      }
    }),
  );
});
