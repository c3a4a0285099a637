// Writes the figures of cross-validation between two marks in docs/matching.md.
import { readFileSync, writeFileSync } from "node:fs";
import { TEMPERATURE } from "./settings.mjs";

const FILE = "docs/matching.md";
const BEGIN = "<!-- written by npm run train -- --cross-validate -->";
const END = "<!-- end of what it writes -->";
const MEASURES = ["category", "first", "three", "noneFound", "noneWrongly"];
const GOALS = { category: "0.95, worst 0.90", first: "0.80", three: "0.90", noneFound: "0.95", noneWrongly: "at most 0.03" };

export function writeReport(found) {
  const text = reportOf(found);
  console.log(text);
  const doc = readFileSync(FILE, "utf8");
  const [before, rest] = doc.split(BEGIN);
  if (rest === undefined) throw new Error(`${FILE} has no place for the figures`);
  writeFileSync(FILE, `${before}${BEGIN}\n${text}\n${END}${rest.split(END)[1]}`);
}

const figure = (value) => value.toFixed(2);
const row = (name, measured) => `| ${name} | ${MEASURES.map((measure) => figure(measured[measure])).join(" | ")} |`;

export function reportOf({
  voices,
  all,
  classifierAlone,
  dictionaryAlone,
  bands,
  temperature,
  confusions,
  languages,
  kinds,
  parts,
  danger,
}) {
  const worst = Object.fromEntries(
    MEASURES.map((measure) => {
      const values = voices.map((each) => each[measure]);
      return [measure, measure === "noneWrongly" ? Math.max(...values) : Math.min(...values)];
    }),
  );
  const mean = Object.fromEntries(
    MEASURES.map((measure) => [measure, voices.reduce((sum, each) => sum + each[measure], 0) / voices.length]),
  );
  return [
    "| left out | category | first area | one of three | none found | none wrongly |",
    "|---|---|---|---|---|---|",
    ...voices.map((each) => row(each.voice, each)),
    row("**mean of voices**", mean),
    row("**all**", all),
    row("**worst**", worst),
    `| goal | ${MEASURES.map((measure) => GOALS[measure]).join(" | ")} |`,
    row("classifier alone", classifierAlone),
    row("dictionary alone", dictionaryAlone),
    "",
    `By language: ${languages.map(({ language, first, category }) => `${language} ${figure(first)} (category ${figure(category)})`).join(", ")}.`,
    "",
    `None, by kind: ${kinds.map(({ label, count, none }) => `${label.slice(5)} ${none} of ${count}`).join(", ")}.`,
    "",
    `People in danger: the guard finds ${danger.found} of ${danger.count} (its sayings alone ${danger.bySayings}), and takes ${danger.wrongly} of ${danger.real} real needs for one.`,
    "",
    `First area by the dictionary's own part: ${parts.map(({ part, first }) => `${part}: ${first.toFixed(3)}`).join(", ")}.`,
    "",
    `Reliability at temperature ${TEMPERATURE} (best by likelihood: ${temperature}):`,
    "",
    "| said with | times | on average | right |",
    "|---|---|---|---|",
    ...bands.flatMap(({ count, said, right }, index) =>
      count === 0 ? [] : [`| ${index / 10} to ${(index + 1) / 10} | ${count} | ${figure(said / count)} | ${figure(right / count)} |`],
    ),
    "",
    `Most often taken for another: ${confusions.map(([pair, count]) => `${pair} ${count}`).join(", ")}.`,
  ].join("\n");
}
