// npm run bench -- NAME ... --docs: what was measured goes into bench/figures.json, and the tables of docs/performance.md are made of it.
import { readFileSync, writeFileSync } from "node:fs";
import { figure } from "./table.mjs";

const KEPT = new URL("./figures.json", import.meta.url);
const DOCUMENT = new URL("../docs/performance.md", import.meta.url);
const TABLES = /(<!-- figures of (\S+) -->\n)[\s\S]*?(<!-- end -->)/g;

/** Puts the rows of each bench in the place of those before, and into the document. */
export function writeDocument(rows) {
  const kept = JSON.parse(readFileSync(KEPT, "utf8"));
  const day = new Date().toISOString().slice(0, 10);
  for (const [name, measured] of Map.groupBy(rows, ({ bench }) => bench)) kept[name] = { day, rows: measured };
  writeFileSync(KEPT, `${JSON.stringify(kept, null, 2)}\n`);
  writeFileSync(DOCUMENT, withTables(readFileSync(DOCUMENT, "utf8"), kept));
}

/** The document with the tables that the kept figures make. */
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
