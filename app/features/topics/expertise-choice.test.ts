import { expect, test } from "vitest";
import { expertiseChoices, expertiseLabel, topicSlugsOfExpertise } from "./expertise-choice";

test("a tile of finance or technology sets the filter to its areas", () => {
  expect(topicSlugsOfExpertise("fundraising", "finance")).toEqual(["fundraising", "venture-capital"]);
  expect(topicSlugsOfExpertise("accounting-tax", "finance")).toEqual(["tax-and-accounting"]);
  expect(topicSlugsOfExpertise("data-ai", "technology")).toEqual(["data-analytics", "artificial-intelligence"]);
});

test("elsewhere an expertise is one area, and an unknown one is none", () => {
  expect(topicSlugsOfExpertise("fundraising")).toEqual(["fundraising"]);
  expect(topicSlugsOfExpertise("e-commerce", "marketing")).toEqual(["e-commerce"]);
  expect(topicSlugsOfExpertise("accounting-tax", "legal")).toEqual([]);
});

test("the choices of a category are its tiles and areas, none of them twice", () => {
  const slugs = expertiseChoices("finance").map(({ slug }) => slug);
  expect(slugs.slice(0, 4)).toEqual(["accounting-tax", "fundraising", "financial-planning", "investment"]);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(expertiseChoices("legal").map(({ label }) => label)).toContain("Immigration Law");
});

test("a filter is named by its tile or area", () => {
  expect(expertiseLabel("software-cloud", "technology")).toBe("Software & Cloud");
  expect(expertiseLabel("e-commerce")).toBe("E-commerce");
  expect(expertiseLabel("nonsense")).toBe("nonsense");
});
