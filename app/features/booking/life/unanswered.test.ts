import { expect, test } from "vitest";
import { untouched } from "../../../../tests/support/untouched";
import { type Consultation, checkTransition } from "./consultation";

const at = (text: string) => new Date(`2026-11-${text}Z`);
const requested: Consultation = { status: "requested", ...untouched, expiresAt: at("12T12:00") };
const countered: Consultation = { ...requested, status: "countered", proposedBy: "advisor", countersMade: 1 };

test("a proposed time that comes before its answer leaves the time asked for first standing, while that is ahead; otherwise the request expires", () => {
  const sooner: Consultation = { ...countered, proposedTime: at("12T12:00") };
  const clock = (consultation: Consultation, transition: "takeProposalBack" | "expire", now: Date) =>
    checkTransition(consultation, transition, "clock", now).ok;
  const both = (consultation: Consultation, now: Date) => [
    clock(consultation, "takeProposalBack", now),
    clock(consultation, "expire", now),
  ];
  expect(both(sooner, new Date(at("12T12:00").getTime() - 1))).toEqual([false, false]);
  expect(both(sooner, at("12T12:00"))).toEqual([true, false]);
  expect(both(sooner, sooner.scheduledTime)).toEqual([false, true]);
  expect(both({ ...sooner, proposedTime: at("13T12:00") }, at("12T12:00"))).toEqual([false, true]);
  expect(both(requested, at("12T12:00"))).toEqual([false, true]);
});
