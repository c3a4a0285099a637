import { expect, test } from "vitest";
import { foundTopics, isLiveSearch } from "./search-answer";

test("advisors and areas are searched from two letters on", () => {
  expect(["", " a ", "ai", " tax"].map(isLiveSearch)).toEqual([false, false, true, true]);
  expect(foundTopics("a")).toEqual([]);
});

test("an area leads to its sub-category page, else to its category with the filter set", () => {
  expect(foundTopics("employment law")).toEqual([{ path: "/legal/employment-law", name: "Employment Law" }]);
  expect(foundTopics("cybersecurity")).toEqual([{ path: "/technology?expertise=cybersecurity", name: "Cybersecurity" }]);
});

test("at most six areas are offered", () => {
  expect(foundTopics("ma")).toHaveLength(6);
});

test("an area is found however it is written, and by its words in any order", () => {
  const names = (text: string) => foundTopics(text).map(({ name }) => name);
  expect(names("cyber-security")).toEqual(["Cybersecurity"]);
  expect(names("start up growth")).toEqual(["Startup Growth"]);
  expect(names("law of employment")).toEqual(["Employment Law"]);
  expect(names("e commerce")).toEqual(["E-commerce"]);
});
