import { expect, test } from "vitest";
import { productPatterns } from "./find.mjs";
import { growthOf, MAX_GROWTH } from "./growth.mjs";
import { problemsOf } from "./judge.mjs";
import { worstTexts } from "./slowness.mjs";

const patterns = productPatterns();

test("every pattern of the product is linear, or says why it may not be", () => {
  expect(patterns.length).toBeGreaterThan(300);
  expect(problemsOf(patterns)).toEqual([]);
});

/** Only in long runs (npm run test:hard): patterns judged to be linear are measured there, too. */
const long = process.env.LONG_RUNS === "1" ? test : () => undefined;

long(
  "a text ten times as long takes no pattern more than fifteen times as much, at its own worst",
  () => {
    const judged = [
      ...new Map(
        patterns.filter(({ source, reason }) => source !== null && !reason).map((each) => [`/${each.source}/${each.flags}`, each]),
      ),
    ];
    const slow = judged.flatMap(([name, pattern]) => {
      const { growth, text } = growthOf(pattern, worstTexts(pattern));
      return growth > MAX_GROWTH ? [{ name, growth, text }] : [];
    });
    expect(slow).toEqual([]);
  },
  300_000,
);
