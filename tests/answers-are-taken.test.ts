import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Returns where a bracket opened at a position is closed. */
function endOf(text: string, open: number) {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if ("([{".includes(text[at]!)) depth += 1;
    if (")]}".includes(text[at]!)) depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** Returns the effects in a source that depend on a form's response. */
const waitingForAnswers = (text: string) =>
  [...text.matchAll(/\buse(?:Layout)?Effect\(/g)]
    .map(({ index, 0: name }) => text.slice(index, endOf(text, index + name.length - 1)))
    .filter((effect) => /\.data\b/.test(effect.slice(effect.lastIndexOf("["))));

// React may drop such an effect: useAnswer (app/ui/connection/answer.ts) handles a form's response.
test("no effect waits for the answer to a form", () => {
  const files = globSync("app/**/*.{ts,tsx}").filter((file) => waitingForAnswers(readFileSync(file, "utf8")).length > 0);
  expect(files).toEqual([]);
});

test("an effect that would is found", () => {
  expect(waitingForAnswers("useEffect(() => say(data[0]), [fetcher.data, say]); useEffect(() => {}, [other]);")).toHaveLength(1);
  expect(waitingForAnswers("useEffect(() => say(fetcher.data), [say])")).toEqual([]);
});
