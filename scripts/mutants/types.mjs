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
/** Each is a whole check. */
const MOST_ROUNDS = 6;

const ERROR = /^(\S[^(\n]*)\((\d+),\d+\): error TS\d+/gm;

/**
 * The ids of those mutants with which the product does not pass the type check any more, among the first few of each file. Mutants of many files are looked
 * at together: an error on the line of a mutant is that mutant's. What shows elsewhere alone is not seen.
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

/** Lists in which no file has two: what is wrong with one could hide what is wrong with the other. */
function roundsOf(mutants) {
  const files = [...Map.groupBy(mutants, ({ file }) => file).values()];
  const rounds = Array.from({ length: MOST_ROUNDS }, (_, index) => files.flatMap((own) => own.slice(index, index + 1)));
  return rounds.filter(({ length }) => length > 0);
}

/** Where the type check finds an error with these mutants at work: 'file line'. */
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
