import { expect, test } from "vitest";
import { gotItTo, missingAddress } from "./wizard-view";

const visitors = { kind: "become-advisor", isFromProfile: false } as const;
const registration = { kind: "advisor-registration", isFromProfile: true } as const;

test("'Got it, thanks!' leads to /profile; from /become-advisor an individual goes to /advisor-profile, others to /profile", () => {
  expect(gotItTo(registration, "individual")).toBe("/profile");
  expect(gotItTo(visitors, "individual")).toBe("/advisor-profile");
  expect(gotItTo(visitors, "business")).toBe("/profile");
  expect(gotItTo(visitors, "organisation")).toBe("/profile");
});

test("what is missing leads to its step with its messages shown", () => {
  expect(missingAddress(registration, { step: "background" })).toBe("/advisor-registration?from=profile&step=background&check=1");
  expect(missingAddress(visitors, { step: "account" })).toBe("/become-advisor?step=account&check=1");
});
