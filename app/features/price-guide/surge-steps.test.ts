import { expect, test } from "vitest";
import { MAX_SURGE_TENTHS, USUAL_SURGE_TENTHS } from "#app/features/matching/limits";
import { surgeTenths } from "#app/features/matching/surge";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import { surgeSteps } from "./surge-steps";

test("the steps begin above the usual multiplier, rise one at a time and end at the highest", () => {
  const tenths = surgeSteps(SPECIFIED_RULES).map((step) => step.tenths);
  expect(tenths).toEqual(Array.from({ length: MAX_SURGE_TENTHS - USUAL_SURGE_TENTHS }, (_, index) => USUAL_SURGE_TENTHS + 1 + index));
});

test("each step begins exactly where the surge that is charged does", () => {
  for (const { tenths, requestsEach } of surgeSteps(SPECIFIED_RULES)) {
    const at = Math.round(requestsEach * 100);
    expect(surgeTenths({ activeRequests: at, availableAdvisors: 100 }, SPECIFIED_RULES)).toBe(tenths);
    expect(surgeTenths({ activeRequests: at - 1, availableAdvisors: 100 }, SPECIFIED_RULES)).toBe(tenths - 1);
  }
});

test("a lower cap ends the steps earlier, and without surge there are none", () => {
  expect(surgeSteps({ surge: true, surgeCapTenths: 12 }).map(({ tenths }) => tenths)).toEqual([11, 12]);
  expect(surgeSteps({ surge: false, surgeCapTenths: 20 })).toEqual([]);
});
