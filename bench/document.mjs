// npm run bench -- NAME ... --docs: writes the results to bench/figures.json and renders the tables of docs/performance.md from it.
import { readFileSync, writeFileSync } from "node:fs";
import { figure } from "./table.mjs";

const KEPT = new URL("./figures.json", import.meta.url);
const DOCUMENT = new URL("../docs/performance.md", import.meta.url);
const TABLES = /(<!-- figures of (\S+) -->\n)[\s\S]*?(<!-- end -->)/g;

/** Replaces the previous rows of each benchmark, and updates the document. */
export function writeDocument(rows) {
  const kept = JSON.parse(readFileSync(KEPT, "utf8"));
  const day = new Date().toISOString().slice(0, 10);
  for (const [name, measured] of Map.groupBy(rows, ({ bench }) => bench)) kept[name] = { day, rows: measured };
  writeFileSync(KEPT, `${JSON.stringify(kept, null, 2)}\n`);
  writeFileSync(DOCUMENT, withTables(readFileSync(DOCUMENT, "utf8"), kept));
}

/** Fills the document's tables with the stored figures. */
export const withTables = (text, kept) =>
  text.replace(TABLES, (_, begin, name, end) => `${begin}${kept[name] ? tableOf(kept[name]) : "Not measured for this table yet.\n"}${end}`);

const tableOf = ({ day, rows }) =>
  [
    `| measured ${day} | ours | beside | ratio | goal | |`,
    "|---|---|---|---|---|---|",
    ...rows.map((row) => `| ${cellsOf(row).join(" | ")} |`),
    "",
  ].join("\n");

const cellsOf = ({ name, ours, unit, against, againstName, goal, met }) => [
  name,
  `${figure(ours)} ${unit}`,
  against ? `${figure(against)} ${unit} (${againstName})` : "",
  against ? figure(ours / against) : "",
  goal ?? "",
  met === null ? "" : met ? "met" : "**short**",
];
