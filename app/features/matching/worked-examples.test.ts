import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Facts, matchParts } from "./match-parts";
import { MATCH_WEIGHTS, matchPercent, scoreMatch } from "./score";
import { EXPERTISE_LEVELS } from "./score-parts";

const page = readFileSync("docs/matching.md", "utf8");
const HOUR_MS = 3_600_000;
const REQUESTED = Date.UTC(2026, 10, 23, 9);

/** Returns the rows of the table under a heading, keyed by column name. */
function tableUnder(heading: string): Record<string, string>[] {
  const lines = page.slice(page.indexOf(heading)).split("\n");
  const first = lines.findIndex((line) => line.startsWith("|"));
  const rows = lines.slice(first, first + lines.slice(first).findIndex((line) => !line.startsWith("|")));
  const cells = rows.map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const [names = [], , ...body] = cells;
  return body.map((row) => Object.fromEntries(row.map((cell, index) => [names[index] ?? "", cell])));
}

const numbersIn = (cell: string) => (cell.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

function scoreOf(row: Record<string, string>): number {
  const [ratings = 0, stars = 0] = numbersIn(row.ratings!);
  const [answered = 0, received = 0] = numbersIn(row.answered!);
  const [apart = 0] = numbersIn(row.clock!);
  const [budgets] = numbersIn(row.price!);
  const facts: Facts = {
    timezone: apart === 0 ? "UTC" : `Etc/GMT-${apart}`,
    languages: row.language === "spoken" ? ["de"] : ["en"],
    hourlyRate: Math.round((budgets ?? 1) * 100_00),
    currency: "EUR",
    ratingSum: ratings * stars,
    ratingCount: ratings,
    totalSessions: Number(row.sessions),
    replyMinutes: row.replies === "–" ? null : numbersIn(row.replies!)[0]! * 60,
    requestsAnswered: answered,
    requestsReceived: received,
    isPrimary: row.area === "main",
    level: EXPERTISE_LEVELS.find((level) => level === row.level)!,
  };
  const budget = budgets === undefined ? null : { amount: 100_00, currency: "EUR" as const };
  const preferences = { languages: ["de"], timeZone: "UTC", budget };
  const start = REQUESTED + numbersIn(row.free!)[0]! * HOUR_MS;
  return scoreMatch(matchParts(facts, { preferences, relevance: 1, requested: REQUESTED, start })).score;
}

test("the worked examples of docs/matching.md come to the scores it says", () => {
  const examples = tableUnder("### Worked examples");
  expect(examples.length).toBeGreaterThanOrEqual(5);
  for (const row of examples) {
    expect(scoreOf(row).toFixed(3), row.example).toBe(row.score);
    expect(`${matchPercent(scoreOf(row))}%`, row.example).toBe(row.shown);
  }
});

test("the weights of docs/matching.md are those that count", () => {
  const weights = tableUnder("## The score").map(({ part, weight }) => [part, Number(weight)]);
  expect(Object.fromEntries(weights)).toEqual(MATCH_WEIGHTS);
});
