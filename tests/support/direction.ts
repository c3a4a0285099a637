import type { SourceFile } from "./imports";

const LAYERS: Record<string, string[]> = {
  routes: ["features", "ui", "middleware", "platform", "frame", "document", "config"],
  middleware: ["features", "ui", "platform", "config"],
  frame: ["ui", "features"],
  features: ["ui", "platform", "db", "config"],
  platform: ["db", "config"],
  db: [],
  ui: [],
  document: [],
};

const VAGUE = /^(utils?|helpers?|common|misc|lib|shared|general|data|info|manager|index)$/;
const LONGEST_LINES = 300;
const PURE_PACKAGES = new Set(["zod", "temporal-polyfill"]);
/** The type of message keys: rules answer with keys, and the type says that each exists. */
const MESSAGE_KEY = "app/ui/text/message-key";

/** What is wrong with the direction of imports, the names and the sizes; each with where the thing should go instead. */
export function findViolations(files: SourceFile[]): string[] {
  return [...files.flatMap(violationsOf), ...findCycles(files)];
}

function violationsOf(file: SourceFile): string[] {
  const isTest = /\.test\.tsx?$/.test(file.path);
  const found = nameAndSize(file);
  if (isTest) return found;
  for (const target of file.imports) {
    found.push(...acrossLayers(file.path, target));
    if (isPure(file.path) && !isPureTarget(target))
      found.push(`${file.path} is pure and imports ${target}: move the reading or writing into a .server file and pass the value in`);
    if (isScreen(file.path) && target.endsWith(".server"))
      found.push(`${file.path} is a screen and imports ${target}: take the value as a prop, from the route's loader`);
  }
  return found;
}

function nameAndSize({ path, lines }: SourceFile): string[] {
  const found: string[] = [];
  if (lines > LONGEST_LINES) found.push(`${path} has ${lines} lines (at most ${LONGEST_LINES}): split it by business word`);
  for (const part of path.split("/")) {
    if (VAGUE.test(part.replace(/(\.server)?(\.test)?\.tsx?$/, "")))
      found.push(`${path}: '${part}' names no business word: name it by what it holds`);
  }
  return found;
}

function acrossLayers(from: string, target: string): string[] {
  const layer = layerOf(from);
  const targetLayer = layerOf(target);
  if (!layer || !targetLayer) return [];
  if (layer === "routes" && targetLayer === "routes")
    return isOwnRouteFolder(from, target) ? [] : [`${from} imports the route ${target}: what two routes share belongs to a feature`];
  if (layer === targetLayer) return [];
  const allowed = LAYERS[layer];
  if (!allowed || allowed.includes(targetLayer)) return [];
  return [
    `${from} imports ${target}: ${layer} may import ${allowed.join(", ") || "nothing of ours"}; move the shared part down, or call it from above`,
  ];
}

const layerOf = (path: string) =>
  /^app\/(routes|middleware|frame|features|platform|db|ui|document)\//.exec(path)?.[1] ??
  (path.startsWith("app/config.server") ? "config" : undefined);

function isOwnRouteFolder(from: string, target: string) {
  if (target.includes("/+types/")) return true;
  const folder = from.slice(0, from.lastIndexOf("/"));
  const partsOfThisRoute = `${from.replace(/\.tsx?$/, "")}/`;
  return target.startsWith(partsOfThisRoute) || (folder !== "app/routes" && target.startsWith(`${folder}/`));
}

const isPure = (path: string) => path.startsWith("app/features/") && path.endsWith(".ts") && !path.endsWith(".server.ts");
const isScreen = (path: string) =>
  path.endsWith(".tsx") && !path.startsWith("app/routes/") && path.startsWith("app/") && path.split("/").length > 2;

function isPureTarget(target: string) {
  if (target.startsWith("app/features/")) return !target.endsWith(".server");
  return target === MESSAGE_KEY || PURE_PACKAGES.has(target);
}

/** Features that import each other in a circle. */
function findCycles(files: SourceFile[]): string[] {
  const edges = new Map<string, Set<string>>();
  for (const { path, imports } of files) {
    const from = featureOf(path);
    if (!from || path.endsWith(".test.ts")) continue;
    for (const target of imports) {
      const to = featureOf(target);
      if (to && to !== from) edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
  }
  const cycles = new Set<string>();
  for (const start of edges.keys()) walk(start, [start], edges, cycles);
  return [...cycles];
}

function walk(at: string, trail: string[], edges: Map<string, Set<string>>, cycles: Set<string>) {
  for (const next of edges.get(at) ?? []) {
    const seen = trail.indexOf(next);
    if (seen === -1) walk(next, [...trail, next], edges, cycles);
    else if (next === [...trail.slice(seen)].sort()[0])
      cycles.add(`features in a circle: ${[...trail.slice(seen), next].join(" → ")}: move what both need into the lower one`);
  }
}

const featureOf = (path: string) => /^app\/features\/([^/]+)\//.exec(path)?.[1];
