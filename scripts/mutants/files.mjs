import { execFileSync } from "node:child_process";
import { globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parse } from "./syntax.mjs";

/** Tables are created by migrations, and React's hooks make a module part of a screen even without elements. */
const TABLES = /from "drizzle-orm\/pg-core"/;
const HOOKS = /^import (?!type).* from "react(?:-router|-dom)?"/m;

/** The kind that a file is judged as. */
export function kindOf(file, source) {
  if (/\.server\.tsx?$/.test(file)) return "server";
  return file.endsWith("x") || HOOKS.test(source) ? "screen" : "rule";
}

const isProduct = (file) => /^app\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file);

/** The product's files among the given paths (files or folders), relative to the root; all of them when no paths are given. */
export function chooseFiles(paths) {
  const wanted = paths.length > 0 ? paths.flatMap(filesUnder) : filesUnder("app");
  const files = [...new Set(wanted)].filter(isProduct).sort();
  return files
    .map((file) => ({ file, source: readFileSync(file, "utf8") }))
    .filter(({ source }) => !TABLES.test(source) || !makesTables(source));
}

const makesTables = (source) =>
  parse("tables.ts", source).module.staticImports.some(
    ({ moduleRequest, entries }) =>
      moduleRequest.value === "drizzle-orm/pg-core" && entries.some(({ importName }) => /Table$|Enum$/.test(importName.name ?? "")),
  );

function filesUnder(given) {
  const place = path.relative(process.cwd(), path.resolve(given));
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) return globSync(given);
  return found.isDirectory() ? globSync(`${place}/**/*.{ts,tsx}`) : [place];
}

/** Files that differ from a commit, including untracked ones. Without a commit: uncommitted changes or, if there are none, those of the last commit. */
export function changedFiles(base) {
  const git = (...args) => execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
  const since = (commit) => [
    ...git("diff", "--name-only", "--diff-filter=d", commit, "--"),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
  if (base) return since(base).filter(isProduct);
  const now = since("HEAD").filter(isProduct);
  return now.length > 0 ? now : git("diff", "--name-only", "--diff-filter=d", "HEAD~1", "HEAD", "--").filter(isProduct);
}
