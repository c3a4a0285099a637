import { afterAll, beforeAll, expect, test } from "vitest";
import { badAnswers, crawl } from "../support/crawl";
import { ServerUnderTest } from "../support/server";

const server = new ServerUnderTest();
beforeAll(() => server.start({ DEMO: "1" }));
afterAll(() => server.remove());

/** More than the demo's site has: beyond this, it counts as endless. */
const ENDLESS = 8000;

// How many are told to retry depends on the machine. That nobody gets anything worse, and that there is an end, does not.
test("a checker of links with a hundred connections finds the end of the site, and nothing that is missing or fails", async () => {
  const { answers, refusals, isWhole } = await crawl(server.url, { connections: 100, most: ENDLESS });
  process.stdout.write(`  the site has ${answers.size} addresses; the crawler was told ${refusals} times to come back later\n`);
  expect(badAnswers(answers)).toEqual([]);
  expect(isWhole).toBe(true);
  expect(answers.size).toBeGreaterThan(300);
});
