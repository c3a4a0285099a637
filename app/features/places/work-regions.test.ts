import { expect, test } from "vitest";
import { worksElsewhere } from "./work-regions";

test.each([
  ["Market entry adviser for Central Europe", ["Japan"], true],
  ["Market entry adviser for Central Europe", ["Chile"], true],
  ["Market entry adviser for Central Europe", ["Canada", "Poland"], false],
  ["Tax adviser for companies between Austria and Germany", ["United Kingdom"], true],
  ["Tax adviser for companies between Austria and Germany", ["Germany"], false],
  ["VAT specialist for online trade in the EU", ["United Kingdom"], true],
  ["VAT specialist for online trade in the EU", ["Spain"], false],
  ["Strategy partner, consumer goods in West Africa", ["Nigeria"], false],
  ["HR director, industrial companies", ["Japan"], false],
  ["Market entry adviser for Central Europe", [], false],
])("whoever writes '%s' works elsewhere than in %j: %s", (title, wanted, isElsewhere) => {
  expect(worksElsewhere(title, wanted)).toBe(isElsewhere);
});
