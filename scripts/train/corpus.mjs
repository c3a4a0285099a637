// The corpus: what people say in forty-one voices, each line with the areas it is about, or with which kind of none of them it is.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const FOLDER = "corpus";

/** One line a text: language | areas by slug, the matter itself first, or `none:` with its kind | what is said. */
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
