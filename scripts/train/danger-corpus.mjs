// Reads texts of danger, and of none in the same words: language | kind of danger, or no:need, no:other | text.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const FOLDER = "corpus/danger";
/** Its scenes recur in all languages, so that it is learned from but not used to weigh. */
const RECURRING = "said-plainly";

export const readDangerCorpus = () =>
  readdirSync(FOLDER)
    .sort()
    .flatMap((name) => readDangerTexts(path.join(FOLDER, name)).map((each) => ({ ...each, isRecurring: name.startsWith(RECURRING) })));

export function readDangerTexts(file) {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [language, kind, ...text] = line.split("|").map((part) => part.trim());
      return { language, kind, text: text.join("|"), isDanger: !kind.startsWith("no:") };
    });
}
