import { expect, test } from "vitest";
import { aCandidate, aNeed } from "../../../../tests/support/needs";
import { rankCandidates } from "./candidates";
import { phraseReply } from "./phrasing";
import type { Wording } from "./wording";

const wording: Wording = {
  list: (parts) => parts.join(" + "),
  either: (parts) => parts.join(" / "),
  money: (minor, currency) => `${minor / 100} ${currency ?? "?"}`,
  language: (code) => code,
  named: (english) => english,
  country: (english) => english,
  city: (english) => english,
  day: (instant) => instant.slice(0, 10),
  weekday: (weekday) => `day ${weekday}`,
  clock: (hour) => String(hour),
  say: ({ key, values }) => `${key}${values ? JSON.stringify(values) : ""}`,
};
const moment = { now: Date.UTC(2026, 10, 23, 9), freeAt: new Map<string, number>() };

test("of several areas it is said who is of which, and not that nobody is cheaper", () => {
  const topics = [
    { topic: "Finance", weight: 6 },
    { topic: "Corporate Law", weight: 6 },
  ];
  const need = aNeed({ topics, isCheapest: true, budget: { amount: 1, currency: "EUR" } });
  const people = [
    aCandidate({ topic: "Finance" }),
    aCandidate({ advisorId: "b", name: "Bea", topic: "Corporate Law" }),
    aCandidate({ advisorId: "c", name: "Cy", topic: "Finance" }),
  ];
  const said = phraseReply(need, rankCandidates(people, need, moment), 0, wording);
  expect(said.slice(0, 2)).toEqual([
    { key: "replyEach", values: { topic: "Finance", names: "Ada + Cy" } },
    { key: "replyEach", values: { topic: "Corporate Law", names: "Bea" } },
  ]);
  expect(said.map(({ key }) => key)).not.toContain("replyNoCheaper");
});
