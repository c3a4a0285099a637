import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A summary displayed as anything but a list item has no marker: a link's style or an icon must show that it can be pressed. */
const LAID_OUT = /\b(?:inline-flex|flex|inline-grid|grid|inline-block|block|list-none)\b/;

/** Returns a screen's folds that look like plain text. */
const unseenFolds = (source: string) =>
  [...source.matchAll(/<summary\b([^>]*)>([\s\S]*?)<\/summary>/g)]
    .filter(
      ([, attributes = "", line = ""]) => LAID_OUT.test(attributes) && !attributes.includes("text-link") && !/<(?:Icon|svg)\b/.test(line),
    )
    .map(([fold]) => fold);

test("whatever unfolds looks as if it does: by its marker, as a link or with an icon", () => {
  const unseen = globSync("app/**/*.tsx").flatMap((file) => unseenFolds(readFileSync(file, "utf8")).map((fold) => `${file}: ${fold}`));
  expect(unseen).toEqual([]);
});

test("a fold that looks like a heading is found", () => {
  const fold = (look: string) => unseenFolds(`<details><summary className="${look}">{t("otherTime")}</summary></details>`).length;
  expect(["inline-flex min-h-11", "text-link inline-flex min-h-11", "min-h-11 content-center"].map(fold)).toEqual([1, 0, 0]);
});
