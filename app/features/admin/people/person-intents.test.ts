import { expect, test } from "vitest";
import { intentsFor } from "./person-intents";

const PERSON = {
  ...{
    id: "a",
    isAdmin: false,
    isConfirmed: true,
    isLinkPassedOn: false,
    isPasswordLinkPassedOn: false,
    isEmailChangePassedOn: false,
    isAdvisor: false,
    isListed: false,
  },
  email: "ann@example.com",
  ...{ suspendedAt: null, leavesAt: null, isShownOnStaying: false },
  ...{ hasSecondFactor: false, secondFactorEndsAt: null },
};
const AT = new Date("2026-12-01T09:00:00Z");
const of = (more: Partial<Parameters<typeof intentsFor>[0]>, viewerId = "admin") => intentsFor({ ...PERSON, ...more }, viewerId);

test("a person is offered what can be done about them", () => {
  expect(of({})).toEqual(["grant-admin", "suspend"]);
  expect(of({ isConfirmed: false })).toEqual(["mail-confirmation", "suspend"]);
  expect(of({ isConfirmed: false, isLinkPassedOn: true })).toEqual(["mail-confirmation", "confirmation-link", "suspend"]);
  expect(of({ isPasswordLinkPassedOn: true })).toEqual(["grant-admin", "password-link", "suspend"]);
  expect(of({ isEmailChangePassedOn: true })).toEqual(["grant-admin", "email-change-link", "suspend"]);
  expect(of({ isEmailChangePassedOn: true, leavesAt: AT })).toEqual(["suspend"]);
  expect(of({ isAdmin: true })).toEqual(["revoke-admin", "suspend"]);
  expect(of({ isAdvisor: true, isListed: true })).toEqual(["grant-admin", "unlist", "suspend"]);
  expect(of({ isAdvisor: true })).toEqual(["grant-admin", "relist", "suspend"]);
});

test("nobody suspends themselves", () => {
  expect(of({ isAdmin: true }, "a")).toEqual(["revoke-admin"]);
});

test("whoever is suspended or leaves is put back nowhere, made no admin and mailed no link", () => {
  for (const more of [{ isAdvisor: true, isListed: true }, { isAdvisor: true }, { isConfirmed: false }, {}]) {
    expect(of({ ...more, suspendedAt: AT })).toEqual(["restore"]);
    expect(of({ ...more, leavesAt: AT })).toEqual(["suspend"]);
    expect(of({ ...more, isPasswordLinkPassedOn: true, leavesAt: AT })).toEqual(["suspend"]);
  }
  expect(of({ isAdmin: true, suspendedAt: AT })).toEqual(["revoke-admin", "restore"]);
});

test("an advisor who leaves can still be kept out of the directory, once, and not while they are suspended", () => {
  const leaving = { isAdvisor: true, leavesAt: AT };
  expect(of({ ...leaving, isShownOnStaying: true })).toEqual(["unlist", "suspend"]);
  expect(of({ ...leaving, isShownOnStaying: false })).toEqual(["suspend"]);
  expect(of({ ...leaving, isShownOnStaying: true, suspendedAt: AT })).toEqual(["restore"]);
});

test("of somebody else the second factor can be ended, once, and kept as long as it has not; nobody who is suspended has theirs ended", () => {
  expect(of({ hasSecondFactor: true })).toEqual(["grant-admin", "end-second-factor", "suspend"]);
  expect(of({ hasSecondFactor: true, secondFactorEndsAt: AT })).toEqual(["grant-admin", "keep-second-factor", "suspend"]);
  expect(of({ hasSecondFactor: true, leavesAt: AT })).toEqual(["end-second-factor", "suspend"]);
  expect(of({ hasSecondFactor: true, suspendedAt: AT })).toEqual(["restore"]);
  expect(of({ isAdmin: true, hasSecondFactor: true }, "a")).toEqual(["revoke-admin"]);
  expect(of({ isAdmin: true, hasSecondFactor: true, secondFactorEndsAt: AT }, "a")).toEqual(["revoke-admin", "keep-second-factor"]);
});
