import { expect, test } from "vitest";
import { WIZARD_EXPERTISE } from "#app/features/catalog/expertise-options";
import { WIZARD_CATEGORIES } from "#app/features/catalog/wizard-categories";
import { AVAILABILITY_OPTIONS, EXPERIENCE_OPTIONS } from "./choices";
import { applicationsMessages as words } from "./messages";

test("experience options are 1-3, 4-7, 8-12, 13-20 and 20+ years", () => {
  const years = ["1-3 years", "4-7 years", "8-12 years", "13-20 years", "20+ years"];
  expect(EXPERIENCE_OPTIONS.map(({ label }) => words[label])).toEqual(years);
});

test("availability options are full-time (40+ hours/week), part-time (20-40), limited (10-20), occasional (as needed)", () => {
  expect(AVAILABILITY_OPTIONS.map(({ label }) => words[label])).toEqual([
    "Full-time (40+ hours/week)",
    "Part-time (20-40 hours/week)",
    "Limited (10-20 hours/week)",
    "Occasional (as needed)",
  ]);
});

test("expertise options are the twelve of the document, in its order", () => {
  expect(WIZARD_EXPERTISE.join(", ")).toBe(
    "Business Strategy, Operations, Finance, Marketing, Technology, Legal, Human Resources, Sales, Product Management, Data Analytics, Digital Transformation, Project Management",
  );
});

test("there are 6 categories, and each presets an expertise that can be chosen", () => {
  expect(WIZARD_CATEGORIES.map(({ name }) => name)).toEqual([
    "Business & Strategy",
    "Finance & Investment",
    "Marketing & Sales",
    "Technology & Digital",
    "Legal & Compliance",
    "Human Resources",
  ]);
  for (const { firstSubcategory } of WIZARD_CATEGORIES) expect(WIZARD_EXPERTISE).toContain(firstSubcategory);
});

test("the fields carry the document's own words", () => {
  const { firstName, lastName, email, phone, location, expertise, experience, bio, availabilityField, pricing } = words;
  expect([firstName, lastName, email, phone, location]).toEqual(["First Name", "Last Name", "Email", "Phone", "Location"]);
  expect([expertise, experience, bio, availabilityField, pricing]).toEqual([
    "Primary Expertise",
    "Years of Experience",
    "Professional Bio",
    "Availability",
    "Hourly Rate",
  ]);
  const { certifications, linkedin, website, languages, previous, next, submit, submitting } = words;
  expect([certifications, linkedin, website, languages]).toEqual(["Certifications", "LinkedIn", "Website", "Languages"]);
  expect([previous, next, submit, submitting]).toEqual(["Previous", "Next", "Submit Application", "Submitting..."]);
});
