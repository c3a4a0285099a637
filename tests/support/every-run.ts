const journeys = (names: string[]) => names.map((name) => `tests/journeys/${name}.test.ts`);

/** Journeys of every run: the main ways through the product. Tests marked `long` in them run only in the long runs (npm run test:hard), as do all other journeys. */
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
  "chosen-day",
  "consultation-life",
  "find-an-advisor",
  "find-book-answer",
  "first-mail",
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
  "refused-hour",
  "search-dialog",
  "signed-in-again",
  "understand-the-price",
  "without-script",
]);

/** Endpoint tests for which the long runs use more variants. */
export const LONGER_DOORS = ["danger", "directory", "forms", "languages", "untranslated", "valid-pages"].map(
  (name) => `tests/doors/${name}.test.ts`,
);

/** How long a text may block each pattern and each function is measured in the long runs only; every run judges each pattern instead. */
export const MEASURED = ["tests/text-growth.test.ts", "scripts/patterns/product-patterns.test.mjs"];

/** Faults injected in every run, besides the endpoint tests; the long runs inject all of them. */
export const QUICK_FAULTS = ["invariants", "migration-killed", "one-insert-fails", "poisoned-outbox"].map(
  (name) => `tests/faults/${name}.test.ts`,
);

/** Whether `npm test` runs a test of a file, by the call before its name: `test(` or `long(`. */
export function isInEveryRun(file: string, isLong: boolean): boolean {
  if (file.startsWith("tests/hard/") || file === "tests/text-growth.test.ts") return false;
  if (file.startsWith("tests/faults/")) return QUICK_FAULTS.includes(file) && !isLong;
  if (!file.startsWith("tests/journeys/")) return true;
  return EVERY_RUNS_JOURNEYS.includes(file) && !isLong;
}
