import fc from "fast-check";
import { expect, test } from "vitest";
import { answersOfProfile, firstAnswers, NO_ANSWERS, readAnswers, withoutBlanks, withPreset } from "./answers";
import { STEPS } from "./wizard/wizard";

const profile = {
  firstName: "Ada",
  lastName: "Byron",
  phone: "+442079460000",
  city: "Lyon",
  stateProvince: "Rhône",
  country: "FR",
  bio: "Counts.",
  website: "https://ada.example",
};

test("the location is built from city, state or province, and country", () => {
  expect(answersOfProfile(profile).location).toBe("Lyon, Rhône, France");
  expect(answersOfProfile({ ...profile, stateProvince: "" }).location).toBe("Lyon, France");
  expect(answersOfProfile({ ...profile, city: "", stateProvince: "", country: "" }).location).toBe("");
});

test("name, phone, bio and website come from the profile as they are", () => {
  expect(answersOfProfile(profile)).toMatchObject({ firstName: "Ada", lastName: "Byron", phone: "+442079460000", bio: "Counts." });
});

test("languages start with that of the site", () => {
  expect([firstAnswers("en").languages, firstAnswers("de").languages]).toEqual([["en"], ["de"]]);
});

test("a step reads its own fields and nothing else", () => {
  expect(readAnswers("availability", { availability: "limited", pricing: "150" })).toEqual({ availability: "limited", pricing: "150" });
  for (const foreign of ["status", "user_id", "reviewed_at", "email", "bio", "__proto__x"])
    expect(readAnswers("availability", { pricing: "150", [foreign]: "x" })).toBeNull();
});

test("no language ticked is an empty list, one is a list of one, and a tick is true", () => {
  expect(readAnswers("personal-info", {})?.languages).toEqual([]);
  expect(readAnswers("personal-info", { languages: "fr" })?.languages).toEqual(["fr"]);
  expect(readAnswers("personal-info", { languages: ["fr", "de"] })?.languages).toEqual(["fr", "de"]);
  expect(readAnswers("review", { agreedToTerms: "on" })).toEqual({ agreedToTerms: true });
  expect(readAnswers("review", {})).toEqual({ agreedToTerms: false });
});

test("whatever is typed into a step can be kept by the database, and not more than 4,000 characters of it", () => {
  const steps = STEPS.filter(({ fields }) => fields.length > 0);
  fc.assert(
    fc.property(fc.constantFrom(...steps), fc.string({ unit: "binary", maxLength: 5000 }), (step, text) => {
      const posted = Object.fromEntries(step.fields.map((field) => [field, text]));
      const kept = Object.values(readAnswers(step.id, posted) ?? {}).flat();
      for (const value of kept.filter((value) => typeof value === "string")) {
        expect(value.isWellFormed() && !value.includes("\u0000") && value.length <= 4000).toBe(true);
      }
    }),
  );
});

test("choosing a category presets the expertise to its first sub-category", () => {
  expect(withPreset(NO_ANSWERS, { category: "finance-investment" })).toEqual({ category: "finance-investment", expertise: "Finance" });
  expect(withPreset(NO_ANSWERS, { category: "human-resources" }).expertise).toBe("Human Resources");
});

test("choosing the same category again leaves the expertise that was chosen meanwhile", () => {
  const before = { ...NO_ANSWERS, category: "finance-investment", expertise: "Sales" };
  expect(withPreset(before, { category: "finance-investment" })).toEqual({ category: "finance-investment" });
});

test("of a draft that is taken over only what was typed counts", () => {
  expect(withoutBlanks({ firstName: "", lastName: "Byron", languages: [], agreedToTerms: false })).toEqual({ lastName: "Byron" });
});
