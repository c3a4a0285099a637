import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "./syntax.mjs";

const ENDINGS = ["", ".ts", ".tsx", ".mjs", "/index.ts", "/index.tsx"];

/** Returns a function that tells, for any file, which others it needs at runtime, and how many imports away each is. */
export function importGraph(root) {
  const imports = new Map();

  function importsOf(file) {
    if (!imports.has(file)) imports.set(file, /\.[cm]?tsx?$/.test(file) ? readImports(file, root) : []);
    return imports.get(file);
  }

  /** Every file reachable from one, with its distance. */
  return function reachedFrom(file) {
    const distance = new Map([[file, 0]]);
    for (const [each, steps] of distance) for (const next of importsOf(each)) if (!distance.has(next)) distance.set(next, steps + 1);
    return distance;
  };
}

function readImports(file, root) {
  const source = readFileSync(file, "utf8");
  const { module } = parse(file, source);
  const named = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.filter(({ moduleRequest, isType }) => moduleRequest && !isType).map(({ moduleRequest }) => moduleRequest.value),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => source.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ];
  return [...new Set(named.map((name) => resolve(name, file, root)).filter(Boolean))];
}

function resolve(name, from, root) {
  const bare = name.split("?")[0];
  const base = bare.startsWith("#app/") ? path.join(root, bare.slice(1)) : bare.startsWith(".") && path.resolve(path.dirname(from), bare);
  if (!base) return null;
  const ending = ENDINGS.find((each) => existsSync(base + each) && path.extname(base + each) !== "");
  return ending === undefined ? null : base + ending;
}
