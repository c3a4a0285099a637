import { expect, test, vi } from "vitest";
import { MOST_LINES } from "./limits";
import { readAdvisorFile } from "./read-file.server";

const HEAD = "name,email,areas,languages\n";
const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `Ada Byron,ada${index}@example.com,Finance; Technology,English; polnisch\n`).join("");

test("what a line is compared with is made once, and not for each line: 500 of them stand in nobody's way", () => {
  readAdvisorFile(HEAD + lines(1));
  const asked = vi.spyOn(Intl, "DisplayNames");
  const folded = vi.spyOn(String.prototype, "normalize");
  const read = readAdvisorFile(HEAD + lines(MOST_LINES));
  const [names, folds] = [asked.mock.calls.length, folded.mock.calls.length];
  vi.restoreAllMocks();
  expect(read.ok && read.lines.every(({ problems }) => problems.length === 0)).toBe(true);
  expect(names).toBe(0);
  expect(folds).toBeLessThan(20 * MOST_LINES);
});

test("a file with more columns than any list has is not told line by line from each of them", () => {
  const row = `Ada Byron,ada@example.com,Finance\n`;
  expect(readAdvisorFile(`name,email,areas${",own".repeat(90)}\n${row}`)).toMatchObject({ ok: true });
  expect(readAdvisorFile(`name,email,areas${",own".repeat(120)}\n${row}`)).toEqual({ ok: false, reason: "fileColumns" });
});
