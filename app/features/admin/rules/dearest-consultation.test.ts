import { expect, test } from "vitest";
import { type Rules, SPECIFIED_RULES } from "#app/features/rules/rules";
import { isPayable } from "./dearest-consultation";

test("the dearest consultation is the longest with the rush fee and the surge: a little more of either is too dear", () => {
  const longest = { ...SPECIFIED_RULES, durations: [480], currencies: ["INR"] } satisfies Rules;
  const priced = [
    { surge: false, rushPercent: 25 },
    { surge: false, rushPercent: 26 },
    { surge: true, surgeCapTenths: 12, rushPercent: 5 },
    { surge: true, surgeCapTenths: 12, rushPercent: 6 },
    { surge: true, surgeCapTenths: 13, rushPercent: 0 },
    { surge: false, surgeCapTenths: 13, rushPercent: 0 },
  ];
  expect(priced.map((changes) => isPayable({ ...longest, ...changes }))).toEqual([true, false, true, false, false, true]);
});
