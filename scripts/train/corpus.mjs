// Reads the corpus: texts in forty-one voices, each labelled with its areas, or with the kind of text that belongs to none.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const FOLDER = "corpus";

/** One text per line: language | areas by slug, the main one first, or `none:` with its kind | text. */
export function readCorpus() {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) => readVoice(path.join(FOLDER, name), name.replace(".txt", "")));
}

function readVoice(file, voice) {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [language, labels, ...text] = line.split("|");
      return { voice, language: language.trim(), labels: labels.trim().split(/\s*,\s*/), text: text.join("|").trim() };
    });
}
