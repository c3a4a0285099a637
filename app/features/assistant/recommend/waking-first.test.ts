import { expect, test } from "vitest";
import { aCandidate, aNeed } from "../../../../tests/support/needs";
import type { Need } from "../understand/need";
import { rankCandidates } from "./candidates";
import { phraseReply } from "./phrasing";
import { wakingFirst } from "./waking-first";
import { wordingIn } from "./wording.server";

const now = Date.UTC(2026, 10, 30, 12);
/** Perth is free at 1 in the morning of London, and would be first by the score. */
const perth = aCandidate({ advisorId: "perth", ratingSum: 500, ratingCount: 100, totalSessions: 200 });
const leeds = aCandidate({ advisorId: "leeds" });
const freeAt = new Map([
  ["perth", Date.UTC(2026, 11, 1, 1, 15)],
  ["leeds", Date.UTC(2026, 11, 3, 9)],
]);

function order(need: Partial<Need>, askedFor: string[] = [], people = [perth, leeds]) {
  const asked = aNeed({ zone: "Europe/London", ...need });
  const picks = rankCandidates(people, asked, { now, freeAt }, askedFor);
  return wakingFirst(picks, asked, askedFor).map(({ candidate }) => candidate.advisorId);
}

test("nobody whose next hour is at night for the reader is first where another of them has one by day", () => {
  expect(order({})).toEqual(["leeds", "perth"]);
  expect(order({ zone: "Australia/Perth" })).toEqual(["perth", "leeds"]);
  expect(order({ zone: null })).toEqual(["perth", "leeds"]);
});

test("the field, a name and hours that were asked for come before the hour", () => {
  expect(order({}, ["perth"])).toEqual(["perth", "leeds"]);
  expect(order({ dayParts: ["evening"] })).toEqual(["perth", "leeds"]);
  expect(order({}, [], [perth, { ...leeds, topic: "Finance" }])).toEqual(["perth", "leeds"]);
  expect(order({ budget: { amount: 150_00, currency: "USD" } }, [], [perth, { ...leeds, hourlyRate: 400_00 }])).toEqual(["perth", "leeds"]);
});

test("whoever asked for somebody cheaper sees the cheapest first, whatever the hour", () => {
  const people = [{ ...perth, hourlyRate: 70_00 }, leeds];
  const budget = { amount: 150_00, currency: "USD" } as const;
  expect(order({ budget }, [], people)).toEqual(["leeds", "perth"]);
  expect(order({ budget, isCheapest: true }, [], people)).toEqual(["perth", "leeds"]);
});

test("who speaks the language that somebody writes in is not passed over for the hour", () => {
  const speaker = { ...perth, languages: ["fr"] };
  expect(order({ languages: ["fr"] }, [], [speaker, leeds])).toEqual(["perth", "leeds"]);
  expect(order({ languages: ["fr"] }, [], [speaker, { ...leeds, languages: ["fr"] }])).toEqual(["leeds", "perth"]);
});

test("why the lower match is first is said", () => {
  const need = aNeed({ zone: "Europe/London" });
  const picks = wakingFirst(rankCandidates([perth, leeds], need, { now, freeAt }), need);
  expect(phraseReply(need, picks, 0, wordingIn("en")).map(({ key }) => key)).toContain("orderHour");
});
