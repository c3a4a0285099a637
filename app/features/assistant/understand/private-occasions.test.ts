import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { KILLED_IN_WORDS } from "../../../../tests/support/only-in-words";
import { FINES_AND_ESTATES, OWN_BODY_AND_WEDDING, SAID_AND_LAUGHED, WEDDINGS_OF_BUSINESS } from "../../../../tests/support/private-lives";
import { WORK_PILES_UP } from "../../../../tests/support/work-piles-up";
import { judge } from "./answer-kind";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});
const matterOf = (text: string) => {
  const judged = judge(text, read(text), null);
  return judged.kind === "other" ? judged.matter : judged.kind;
};
const others = (texts: readonly string[], ...matters: readonly string[]) =>
  texts.map((text) => [text, matterOf(text)]).filter(([, matter]) => !matters.includes(matter ?? ""));

test("one's own weight and the weddings one goes to are private, in five languages", () => {
  expect(others(OWN_BODY_AND_WEDDING, "private", "medical")).toEqual([]);
});

test("a wedding planner, a diet that is sold and a merger are needs", () => {
  expect(others(WEDDINGS_OF_BUSINESS, "sure", "between", "unsure")).toEqual([]);
});

test("how something is said in another language, and laughter, are small talk", () => {
  expect(others(SAID_AND_LAUGHED, "chat", "language")).toEqual([]);
});

test("fines, estates, maintenance and hedges are private law", () => {
  expect(others(FINES_AND_ESTATES, "privateLaw")).toEqual([]);
});

test("work that kills or piles up is no small talk", () => {
  expect(others([...KILLED_IN_WORDS, ...WORK_PILES_UP], "sure", "between", "unsure", "site")).toEqual([]);
});
