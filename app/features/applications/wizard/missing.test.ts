import { expect, test } from "vitest";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import { type Answers, NO_ANSWERS } from "../answers";
import { checkAnswers, doneSteps, findMissing, resumeStep } from "./missing";
import { stepsOf, type Wizard } from "./wizard";

const registration: Wizard = { kind: "advisor-registration", isFromProfile: false };
const visitors: Wizard = { kind: "become-advisor", isFromProfile: false };

const complete: Answers = {
  ...NO_ANSWERS,
  languages: ["en"],
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

test("a step is done when nothing of it is missing; the review, when nothing is anywhere and the terms are agreed to", () => {
  const done = (answers: Answers) => doneSteps(registration, findMissing(answers, { wizard: registration, isSignedIn: true }), answers);
  expect(done(NO_ANSWERS)).toEqual([]);
  expect(done({ ...complete, bio: "", agreedToTerms: true })).toEqual(["personal-info", "availability"]);
  expect(done(complete)).toEqual(["personal-info", "background", "availability"]);
  expect(done({ ...complete, agreedToTerms: true })).toEqual(["personal-info", "background", "availability", "review"]);
});

test("languages are those of the list, in its order; none chosen is the site's, which is filled in as it is sent", () => {
  expect(checkAnswers({ ...complete, languages: [] })?.languages).toEqual([]);
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

test("a name with a line break, and one of another's reading direction, are refused; a long text is taken without the mark", () => {
  expect(fieldsMissing({ ...complete, firstName: "A\r\nBcc: x@example.com" })).toEqual(["firstName"]);
  expect(fieldsMissing({ ...complete, lastName: "Good\u202egnp" })).toEqual(["lastName"]);
  expect(checkAnswers({ ...complete, bio: "Good\u202egnp.exe" })).toMatchObject({ bio: "Goodgnp.exe" });
});

test("texts are bounded: location 120, bio 2,000, certifications 1,000 characters", () => {
  const limits = { location: 120, bio: 2000, certifications: 1000 } as const;
  for (const [field, most] of Object.entries(limits)) {
    expect(fieldsMissing({ ...complete, [field]: "x".repeat(most) })).toEqual([]);
    expect(fieldsMissing({ ...complete, [field]: "x".repeat(most + 1) })).toEqual([field]);
  }
});

const { asks } = SPECIFIED_RULES;
const signedIn = { wizard: registration, isSignedIn: true };

test("a site asks for less: what it does not ask is neither missing nor sent, and a step without questions is none", () => {
  const less = { ...asks, availability: "off", pricing: "off", linkedin: "off" } as const;
  const typed = { ...complete, availability: "", pricing: "much too much", linkedin: "not an address" };
  expect(findMissing(typed, signedIn, less)).toEqual([]);
  expect(checkAnswers({ ...typed, availability: "limited", pricing: "150" }, less)).toMatchObject({
    availability: "",
    pricing: null,
    linkedin: null,
  });
  expect(stepsOf(registration, less)).toEqual(["personal-info", "background", "review"]);
  expect(stepsOf(registration, { ...less, pricing: "optional" })).toContain("availability");
});

test("a site asks for more: what it requires is missing while it is blank", () => {
  const more = {
    ...asks,
    phone: "required",
    pricing: "required",
    certificates: "required",
    photo: "required",
    languages: "required",
  } as const;
  const missing = (answers: Answers, given?: { certificates: boolean; photo: boolean }) =>
    findMissing(answers, { ...signedIn, given }, more).map(({ field }) => field);
  expect(missing({ ...complete, languages: [] }, { certificates: false, photo: false })).toEqual([
    "phone",
    "languages",
    "certificates",
    "pricing",
    "photo",
  ]);
  expect(checkAnswers(complete, more)).toBeNull();
  const whole = { ...complete, phone: "+44 20 7946", pricing: "150" };
  expect(missing(whole, { certificates: true, photo: true })).toEqual([]);
  expect(missing(whole)).toEqual([]);
  expect(checkAnswers(whole, more)).toMatchObject({ pricing: 150_00 });
});

test("an availability that may be left out may be left out, and is one of them otherwise", () => {
  const free = { ...asks, availability: "optional" } as const;
  expect(findMissing({ ...complete, availability: "" }, signedIn, free)).toEqual([]);
  expect(findMissing({ ...complete, availability: "always" }, signedIn, free).map(({ field }) => field)).toEqual(["availability"]);
});
