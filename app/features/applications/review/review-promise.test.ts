import { expect, test } from "vitest";
import { dueAt, REVIEW_PROMISE_HOURS } from "./review-promise";

test("an application is reviewed within 24 hours", () => {
  expect(REVIEW_PROMISE_HOURS).toBe(24);
  expect(dueAt({ createdAt: new Date("2026-10-24T20:30:00Z") })).toEqual(new Date("2026-10-25T20:30:00Z"));
});
