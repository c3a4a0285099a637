import { expect, test } from "vitest";
import {
  AUTO_ADVANCE_MILLISECONDS,
  nextStep,
  previousStep,
  readStep,
  STEPS,
  stepAddress,
  stepOfField,
  stepsOf,
  type Wizard,
} from "./wizard";

const short: Wizard = { kind: "advisor-registration", isFromProfile: false };
const fromProfile: Wizard = { kind: "advisor-registration", isFromProfile: true };
const visitors: Wizard = { kind: "become-advisor", isFromProfile: false };

/** The steps visited by pressing Next until the end. */
function walk(wizard: Wizard, isSignedIn: boolean) {
  const passed = [readStep(wizard, null)];
  for (;;) {
    const next = nextStep(wizard, passed.at(-1)!, isSignedIn);
    if (next === passed.at(-1)) return passed;
    passed.push(next);
  }
}

test("the normal flow has 4 steps: Personal Info, Background, Availability, Review", () => {
  expect(stepsOf(short)).toEqual(["personal-info", "background", "availability", "review"]);
});

test("with from=profile there is an additional first step, Category", () => {
  expect(stepsOf(fromProfile)).toEqual(["category", "personal-info", "background", "availability", "review"]);
});

test("/become-advisor has 6 steps: Category, Account, Personal Info, Background, Availability, Review", () => {
  expect(stepsOf(visitors)).toEqual(["category", "account", "personal-info", "background", "availability", "review"]);
});

test("Next goes forward up to the last step and stays there", () => {
  expect(walk(short, true)).toEqual(stepsOf(short));
  expect(walk(fromProfile, true)).toEqual(stepsOf(fromProfile));
  expect(walk(visitors, false)).toEqual(stepsOf(visitors));
});

test("the account step is passed over by the signed-in, both ways", () => {
  expect(walk(visitors, true)).toEqual(["category", "personal-info", "background", "availability", "review"]);
  expect(previousStep(visitors, "personal-info", true)).toBe("category");
  expect(previousStep(visitors, "personal-info", false)).toBe("account");
});

test("Previous goes back down to the first step and stays there", () => {
  expect(previousStep(short, "background", true)).toBe("personal-info");
  expect(previousStep(short, "personal-info", true)).toBe("personal-info");
  expect(previousStep(fromProfile, "personal-info", true)).toBe("category");
});

test("an address that asks for no step, or for one that this wizard does not have, is the first step", () => {
  expect(readStep(short, null)).toBe("personal-info");
  expect(readStep(short, "category")).toBe("personal-info");
  expect(readStep(short, "1; drop table")).toBe("personal-info");
  expect(readStep(short, "review")).toBe("review");
});

test("each step has an address, which keeps from=profile", () => {
  expect(stepAddress(visitors, "background")).toBe("/become-advisor?step=background");
  expect(stepAddress(fromProfile, "review", { check: "1" })).toBe("/advisor-registration?from=profile&step=review&check=1");
  expect(stepAddress(short)).toBe("/advisor-registration");
});

test("every field is on exactly one step", () => {
  const fields = STEPS.flatMap(({ fields }) => [...fields]);
  expect(new Set(fields).size).toBe(fields.length);
  for (const field of fields) expect(STEPS.find(({ id }) => id === stepOfField(field))?.fields).toContain(field);
});

test("the wizard goes on 300 ms after a category is chosen", () => {
  expect(AUTO_ADVANCE_MILLISECONDS).toBe(300);
});
