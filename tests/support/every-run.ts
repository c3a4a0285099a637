const journeys = (names: string[]) => names.map((name) => `tests/journeys/${name}.test.ts`);

/** The journeys of every run: the ways through the product. The long runs (npm run test:hard) have the others too. */
export const WHOLE_JOURNEYS = journeys([
  "accounts",
  "answers-are-seen",
  "before-react",
  "consultation-life",
  "find-an-advisor",
  "find-book-answer",
  "five-paths",
  "frame",
  "gardeners",
  "languages",
  "longer-texts",
  "notifications",
  "pace",
  "passkeys",
  "understand-the-price",
  "without-script",
]);

/** Of these every run has the tests that hold a sentence of the specification; the others say `long`. */
export const JOURNEYS_WITH_SENTENCES = journeys([
  "accents",
  "admin",
  "admin-lists",
  "admin-pictures",
  "advisor-dashboard",
  "applications",
  "assistant",
  "profile",
  "search-dialog",
]);

/** The faults that every run injects, beside the doors; the long runs inject all of them. */
export const QUICK_FAULTS = ["invariants", "killed", "migration-killed", "one-insert-fails", "poisoned-outbox"].map(
  (name) => `tests/faults/${name}.test.ts`,
);

/** Whether `npm test` runs a test of a file, by what stands there before its name: `test(` or `long(`. */
export function isInEveryRun(file: string, isLong: boolean): boolean {
  if (file.startsWith("tests/hard/")) return false;
  if (file.startsWith("tests/faults/")) return QUICK_FAULTS.includes(file) && !isLong;
  if (!file.startsWith("tests/journeys/")) return true;
  return WHOLE_JOURNEYS.includes(file) || (JOURNEYS_WITH_SENTENCES.includes(file) && !isLong);
}
