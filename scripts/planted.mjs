import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PLANTS } from "../tests/planted/plants.mjs";

const NODE = process.execPath;
const root = process.cwd();
const wanted = process.argv.slice(2);
// By threat, or by words of the planted fault.
const isWanted = ({ threat, planted }) => wanted.length === 0 || wanted.some((word) => word === threat || planted.includes(word));
const plants = PLANTS.filter(isWanted);

const copy = mkdtempSync(path.join(tmpdir(), "sagebridge-planted-"));
process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
for (const name of [
  "app",
  "docs",
  "tests",
  "public",
  "scripts",
  "server.ts",
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
  "vitest.config.ts",
  "react-router.config.ts",
])
  cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));

function run(...args) {
  const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0" };
  if (args[0].endsWith("react-router")) env.NODE_ENV = "production";
  const { status, stdout, stderr } = spawnSync(NODE, args, { cwd: copy, env, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  return { ok: status === 0, output: stdout + stderr };
}

/** Edits one file and returns its original content. */
function plant([file, from, to]) {
  const place = path.join(copy, file);
  const before = readFileSync(place, "utf8");
  if (!before.includes(from)) throw new Error(`${file} no longer says: ${from}`);
  writeFileSync(
    place,
    before.replace(from, () => to),
  );
  return () => writeFileSync(place, before);
}

const PROJECTS = [
  [/^tests\/doors\//, "doors"],
  [/^tests\/journeys\//, "journeys"],
  [/\.server\.test\.ts$/, "verbs"],
  [/./, "rules"],
];

/** Whether the named test failed: not merely a run in which nothing ran. */
function turnsRed({ edits, test, name }) {
  const takeBack = [];
  try {
    for (const edit of edits) takeBack.unshift(plant(edit));
    const project = PROJECTS.find(([pattern]) => pattern.test(test))[1];
    if (project === "doors" || project === "journeys") {
      const built = run("node_modules/.bin/react-router", "build");
      if (!built.ok) throw new Error(`the build broke:\n${built.output.slice(-2000)}`);
    }
    const { output } = run("node_modules/.bin/vitest", "run", "--project", project, test, "-t", name);
    return /^\s*Tests\s+\d+ failed/m.test(output);
  } finally {
    for (const undo of takeBack) undo();
  }
}

let missed = 0;
for (const each of plants) {
  const start = Date.now();
  let red = false;
  let trouble = "";
  try {
    red = turnsRed(each);
  } catch (error) {
    trouble = ` (${error.message})`;
  }
  if (!red) missed += 1;
  const seconds = ((Date.now() - start) / 1000).toFixed(1).padStart(5);
  console.log(`  ${red ? "✓ red" : "✗ NOT CAUGHT"} ${seconds} s  ${each.threat}: ${each.planted}${trouble}`);
}
console.log(`\n${plants.length - missed} of ${plants.length} planted defects were caught`);
process.exit(missed ? 1 : 0);
