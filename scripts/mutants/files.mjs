import { execFileSync } from "node:child_process";
import { globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parse } from "./syntax.mjs";

/** Tables are made by migrations, and React's hooks make a screen's part of what has no elements itself. */
const TABLES = /from "drizzle-orm\/pg-core"/;
const HOOKS = /^import (?!type).* from "react(?:-router|-dom)?"/m;

/** What a file is judged as. */
export function kindOf(file, source) {
  if (/\.server\.tsx?$/.test(file)) return "server";
  return file.endsWith("x") || HOOKS.test(source) ? "screen" : "rule";
}

const isProduct = (file) => /^app\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file);

/** The product's files among the given paths (files or folders), as paths from the root; of all, when there are none. */
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

/** The files that differ from a commit, those git does not know yet among them. Without one: from the last commit, or, where nothing does, in it. */
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
