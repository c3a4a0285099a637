import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { withOnly } from "./schemata.mjs";

const COPIED = ["app", "server.ts", ".react-router", "package.json"];
const PROJECT = {
  include: ["app", "server.ts", ".react-router/types/**/*"],
  exclude: ["node_modules", "**/*.test.ts", "**/*.test.tsx"],
};
/** Each round is a whole type check. */
const MAX_ROUNDS = 6;

const ERROR = /^(\S[^(\n]*)\((\d+),\d+\): error TS\d+/gm;

/**
 * Returns the ids of the mutants that break the product's type check, among the first few of each file. Mutants of many files are checked
 * together: an error on a mutant's line is that mutant's. Errors that show only elsewhere are missed.
 */
export function noticedByTypes(mutants) {
  const folder = mkdtempSync(path.join(tmpdir(), "sagebridge-mutants-types-"));
  for (const name of COPIED) cpSync(name, path.join(folder, name), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  const { compilerOptions } = JSON.parse(readFileSync("tsconfig.json", "utf8"));
  writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, ...PROJECT }));
  const noticed = new Set();
  for (const round of roundsOf(mutants)) {
    const errors = errorsWith(folder, round);
    for (const { id, file, line } of round) if (errors.has(`${file} ${line}`)) noticed.add(id);
  }
  rmSync(folder, { recursive: true, force: true });
  return noticed;
}

/** Splits mutants into rounds with at most one per file: one error could hide another. */
function roundsOf(mutants) {
  const files = [...Map.groupBy(mutants, ({ file }) => file).values()];
  const rounds = Array.from({ length: MAX_ROUNDS }, (_, index) => files.flatMap((own) => own.slice(index, index + 1)));
  return rounds.filter(({ length }) => length > 0);
}

/** Where the type check finds errors with these mutants applied: 'file line'. */
function errorsWith(folder, mutants) {
  const files = [...Map.groupBy(mutants, ({ file }) => file)];
  const sources = files.map(([file, own]) => [path.join(folder, file), readFileSync(file, "utf8"), own]);
  for (const [place, source, own] of sources) writeFileSync(place, withOnly(source, own));
  const { stdout } = spawnSync(process.execPath, ["node_modules/.bin/tsc", "--noEmit", "--pretty", "false", "-p", "."], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  for (const [place, source] of sources) writeFileSync(place, source);
  return new Set([...stdout.matchAll(ERROR)].map(([, file, line]) => `${file} ${line}`));
}
