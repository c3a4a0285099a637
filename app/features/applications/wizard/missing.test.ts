import { expect, test } from "vitest";
import { type Answers, NO_ANSWERS } from "../answers";
import { checkAnswers, findMissing, resumeStep } from "./missing";
import type { Wizard } from "./wizard";

const registration: Wizard = { kind: "advisor-registration", isFromProfile: false };
const visitors: Wizard = { kind: "become-advisor", isFromProfile: false };

const complete: Answers = {
  ...NO_ANSWERS,
  firstName: "Ada",
  lastName: "Byron",
  location: "London, United Kingdom",
  expertise: "Technology",
  experience: "8-12",
  bio: "Engines, and what can be done with them.",
  availability: "limited",
};

const fieldsMissing = (answers: Answers, wizard = registration, isSignedIn = true) =>
  findMissing(answers, { wizard, isSignedIn }).map(({ field }) => field);

test("first name, last name, location, primary expertise, years of experience, professional bio and availability are required", () => {
  expect(fieldsMissing(NO_ANSWERS)).toEqual(["firstName", "lastName", "location", "expertise", "experience", "bio", "availability"]);
  expect(fieldsMissing(complete)).toEqual([]);
});

test("what is missing comes in the order of the steps, each with its step", () => {
  const found = findMissing({ ...complete, lastName: " ", bio: "" }, { wizard: registration, isSignedIn: true });
  expect(found.map(({ field, step }) => [field, step])).toEqual([
    ["lastName", "personal-info"],
    ["bio", "background"],
  ]);
});

test("a visitor needs an account, between the category and the rest", () => {
  expect(fieldsMissing({ ...complete, firstName: "" }, visitors, false)).toEqual(["category", "account", "firstName"]);
});

test("a category is asked for where there is such a step, and only there", () => {
  expect(fieldsMissing(complete, visitors)).toEqual(["category"]);
  expect(fieldsMissing(complete, { ...registration, isFromProfile: true })).toEqual(["category"]);
  expect(fieldsMissing({ ...complete, category: "nonsense" })).toEqual(["category"]);
});

test("somebody who comes back goes on at the first step with something missing, else at the review", () => {
  expect(resumeStep({ ...complete, availability: "" }, { wizard: registration, isSignedIn: true })).toBe("availability");
  expect(resumeStep(complete, { wizard: registration, isSignedIn: true })).toBe("review");
});

test("languages default to English if empty", () => {
  expect(checkAnswers({ ...complete, languages: [] })?.languages).toEqual(["en"]);
  expect(checkAnswers({ ...complete, languages: ["it", "fr", "it"] })?.languages).toEqual(["fr", "it"]);
  expect(checkAnswers({ ...complete, languages: ["pl", "pt", "en"] })?.languages).toEqual(["en", "pl", "pt"]);
  expect(fieldsMissing({ ...complete, languages: ["xx"] })).toEqual(["languages"]);
});

test("pricing is parsed as a number, else null", () => {
  expect(checkAnswers({ ...complete, pricing: "150" })?.pricing).toBe(150_00);
  expect(checkAnswers({ ...complete, pricing: "much" })?.pricing).toBeNull();
  expect(checkAnswers(complete)?.pricing).toBeNull();
  expect(fieldsMissing({ ...complete, pricing: "0" })).toEqual(["pricing"]);
  expect(fieldsMissing({ ...complete, pricing: "10000.01" })).toEqual(["pricing"]);
});

test("website and LinkedIn are http or https, and nothing that could run", () => {
  expect(checkAnswers({ ...complete, website: "example.com", linkedin: "https://www.linkedin.com/in/ada" })).toMatchObject({
    website: "https://example.com",
    linkedin: "https://www.linkedin.com/in/ada",
  });
  expect(checkAnswers(complete)).toMatchObject({ website: null, linkedin: null });
  for (const address of ["javascript:alert(1)", "data:text/html,x", "ftp://example.com", "https://user:pass@example.com", "//evil.example"])
    expect(fieldsMissing({ ...complete, website: address, linkedin: address })).toEqual(["linkedin", "website"]);
});

test("only what the lists offer can be chosen", () => {
  for (const field of ["expertise", "experience", "availability"] as const)
    expect(fieldsMissing({ ...complete, [field]: "Astrology" })).toEqual([field]);
});

test("a name with a line break, and a text of another's reading direction, are refused", () => {
  expect(fieldsMissing({ ...complete, firstName: "A\r\nBcc: x@example.com" })).toEqual(["firstName"]);
  expect(fieldsMissing({ ...complete, bio: "Good\u202egnp.exe" })).toEqual(["bio"]);
});

test("texts are bounded: location 120, bio 2,000, certifications 1,000 characters", () => {
  const limits = { location: 120, bio: 2000, certifications: 1000 } as const;
  for (const [field, most] of Object.entries(limits)) {
    expect(fieldsMissing({ ...complete, [field]: "x".repeat(most) })).toEqual([]);
    expect(fieldsMissing({ ...complete, [field]: "x".repeat(most + 1) })).toEqual([field]);
  }
});
