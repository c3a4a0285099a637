// npm run bench [-- NAME ...] [--json] [--docs]: one row per figure, ours and its floor or peer measured in one run; --docs updates docs/performance.md.
import { readdirSync } from "node:fs";
import { writeDocument } from "./document.mjs";
import { printTable } from "./table.mjs";

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const asJson = process.argv.includes("--json");
const names = readdirSync(new URL("./rows", import.meta.url))
  .map((file) => file.replace(/\.mjs$/, ""))
  .sort();

/** Only run when named. */
const LONG = ["mixed"];

const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`  There is no bench called ${unknown.join(", ")}. There are: ${names.join(", ")}`);
  process.exit(1);
}

const rows = [];
for (const name of wanted.length > 0 ? wanted : names.filter((name) => !LONG.includes(name))) {
  const { measure } = await import(`./rows/${name}.mjs`);
  if (!asJson) process.stderr.write(`  measuring ${name} …\n`);
  for (const row of await measure()) rows.push({ bench: name, ...row, met: row.goal === undefined ? null : row.isMet });
}

if (process.argv.includes("--docs")) writeDocument(rows);
if (asJson) console.log(JSON.stringify(rows, null, 2));
else printTable(rows);
