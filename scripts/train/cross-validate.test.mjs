import { expect, test } from "vitest";
import { TOPICS } from "../../app/features/catalog/topics.ts";
import { dangerIn } from "../../app/features/danger/danger.ts";
import * as classifier from "../../app/features/topics/classifier/classifier.ts";
import * as evidence from "../../app/features/topics/classifier/evidence.ts";
import { crossValidate } from "./cross-validate.mjs";
import { reportOf } from "./report.mjs";

const TEXTS = [
  ["tax-and-accounting", "my tax return as a freelancer is late"],
  ["tax-and-accounting", "who prepares a tax return for a freelancer"],
  ["logistics", "our lorries stand at the border with frozen fish"],
  ["logistics", "lorries with frozen fish wait at the border for days"],
  ["none:crisis", "I want to end my life tonight"],
  ["none:crisis", "I do not want to live any longer, I want to end my life"],
];
const reading = { ...evidence, ...classifier, dangerIn, topics: TOPICS };
const shape = { classes: evidence.CLASSES, areaCount: evidence.AREA_COUNT, toldCount: evidence.STATED_COUNT };

test("what two voices say is understood by what was learned from the other one, and the report has its figures", () => {
  const often = Array.from({ length: 20 }, () => TEXTS).flat();
  const examples = often.map(([label, text], index) => ({
    voice: index % 2 === 0 ? "one" : "other",
    language: "en",
    labels: [label],
    text,
    evidence: evidence.evidenceOf(text),
    weight: 1,
  }));
  const found = crossValidate(reading, shape, examples, []);
  expect(found.voices.map(({ voice }) => voice)).toEqual(["one", "other"]);
  expect(found.all).toMatchObject({ first: 1, category: 1, noneFound: 1, noneWrongly: 0 });
  expect(found.danger).toMatchObject({ count: 40, found: 40, real: 80, wrongly: 0 });
  expect(reportOf(found)).toContain("the guard finds 40 of 40");
});
