import { expect, test } from "vitest";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import { termsOfPage } from "./terms-of-page";

const now = new Date("2026-11-30T06:00:00Z");
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const request = { status: "countered", scheduledTime: inHours(48), proposedRefundPercent: null, mostRefundPercent: null } as const;
const terms = (proposedTime: Date | null, of: Partial<Parameters<typeof termsOfPage>[0]> = {}, transitions = ["agreeToTime"] as const) =>
  termsOfPage({ ...request, ...of, proposedTime }, transitions, SPECIFIED_RULES, now);
const WHOLE = { hoursBefore: SPECIFIED_RULES.wholeRefundHours, refundPercent: 100 };

test("beside the button that agrees to a time so near that not everything goes back stand the terms of that time", () => {
  const near = terms(inHours(SPECIFIED_RULES.wholeRefundHours - 1));
  expect(near.cancellationIfAgreed).not.toContainEqual(WHOLE);
  expect(near.cancellationIfAgreed?.length).toBeGreaterThan(0);
  expect(near.cancellation).toEqual(near.cancellationIfAgreed);
});

test("a proposed time far enough ahead has nothing to say beside the button", () => {
  expect(terms(inHours(72))).toMatchObject({ cancellationIfAgreed: null, cancellation: [WHOLE, { hoursBefore: 2 }, { refundPercent: 0 }] });
});

test("whoever cannot agree reads nothing beside the button, and an agreed time keeps its own terms until the new one is agreed to", () => {
  const near = inHours(1);
  const { cancellationIfAgreed, cancellation } = terms(near, { status: "accepted" });
  expect(cancellationIfAgreed).not.toBeNull();
  expect(cancellation).toContainEqual(WHOLE);
  expect(termsOfPage({ ...request, proposedTime: near }, [], SPECIFIED_RULES, now).cancellationIfAgreed).toBeNull();
});

test("a move that was asked for late keeps its lower refund, however far the new time is", () => {
  const { cancellationIfAgreed } = terms(inHours(72), { status: "accepted", proposedRefundPercent: 0 });
  expect(cancellationIfAgreed).toEqual([{ hoursBefore: 0, refundPercent: 0 }]);
});
