const journeys = (names: string[]) => names.map((name) => `tests/journeys/${name}.test.ts`);

/** The journeys of every run: the ways through the product. What stands there as `long` have the long runs alone (npm run test:hard), which have the other journeys too. */
export const EVERY_RUNS_JOURNEYS = journeys([
  "accents",
  "accounts",
  "admin",
  "admin-lists",
  "admin-pictures",
  "advisor-dashboard",
  "answers-are-seen",
  "applications",
  "assistant",
  "before-react",
  "consultation-life",
  "find-an-advisor",
  "find-book-answer",
  "five-paths",
  "frame",
  "gardeners",
  "in-view",
  "languages",
  "longer-texts",
  "notifications",
  "pace",
  "passkeys",
  "profile",
  "search-dialog",
  "signed-in-again",
  "understand-the-price",
  "without-script",
]);

/** The doors that the long runs knock at with more of what differs in little. */
export const LONGER_DOORS = ["danger", "directory", "forms", "languages", "untranslated", "valid-pages"].map(
  (name) => `tests/doors/${name}.test.ts`,
);

/** How long a text may hold up each pattern and each function is measured in the long runs; what every run has of it is the judgement of each pattern. */
export const MEASURED = ["tests/text-growth.test.ts", "scripts/patterns/product-patterns.test.mjs"];

/** The faults that every run injects, beside the doors; the long runs inject all of them. */
export const QUICK_FAULTS = ["invariants", "migration-killed", "one-insert-fails", "poisoned-outbox"].map(
  (name) => `tests/faults/${name}.test.ts`,
);

/** Whether `npm test` runs a test of a file, by what stands there before its name: `test(` or `long(`. */
export function isInEveryRun(file: string, isLong: boolean): boolean {
  if (file.startsWith("tests/hard/") || file === "tests/text-growth.test.ts") return false;
  if (file.startsWith("tests/faults/")) return QUICK_FAULTS.includes(file) && !isLong;
  if (!file.startsWith("tests/journeys/")) return true;
  return EVERY_RUNS_JOURNEYS.includes(file) && !isLong;
}
