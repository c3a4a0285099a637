import type { SourceFile } from "./imports";

const LAYERS: Record<string, string[]> = {
  routes: ["features", "ui", "forms", "middleware", "platform", "frame", "document", "config"],
  forms: ["middleware", "features", "ui", "platform", "config"],
  middleware: ["features", "ui", "platform", "config"],
  frame: ["ui", "features"],
  features: ["ui", "platform", "db", "config"],
  platform: ["db", "config"],
  db: [],
  ui: [],
  document: ["platform"],
};

const VAGUE = /^(utils?|helpers?|common|misc|lib|shared|general|data|info|manager|index)$/;
/** House words of the past, and the standard ones. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  adviser: "advisor",
  advisers: "advisor",
  announce: "publish",
  departure: "account deletion",
  door: "request or endpoint",
  doors: "requests or endpoints",
  knock: "request",
  letter: "email",
  letters: "emails",
  mover: "actor",
  notice: "alert, notification or lead time",
  notices: "alerts or notifications",
  tell: "notify",
  telling: "notify",
  told: "notify",
  trip: "flow",
  trips: "flows",
  wish: "params, preference or request",
  wishes: "params, preferences or requests",
};
/** Where such a word is standard: the path of a specified function, and typography in pictures. */
const FIELD_WORDS_ELSEWHERE = /^app\/(routes\/functions\/match-adviser\.ts|features\/social-images\/|db\/migrations\/)/;
/** As long as its English original. */
const TRANSLATED = /^app\/languages\/[a-z]{2}\//;
const MAX_LINES = 250;
const MAX_TEST_LINES = 300;
/** A folder with more files contains rooms that have no name yet. */
const MAX_FILES_PER_FOLDER = 25;
const PURE_PACKAGES = new Set(["zod", "temporal-polyfill"]);
/** The type of message keys: rules return keys, and the type guarantees that each exists. */
const MESSAGE_KEY = "app/ui/text/message-key";
/** Small pure facts about the platform, and number formatting, without I/O. */
const PURE_MODULES = new Set([
  MESSAGE_KEY,
  "app/ui/text/counts",
  "app/ui/text/minor-units",
  "app/ui/text/usual-clock",
  "app/platform/brand/brand",
  "app/platform/brand/contrast",
  "app/platform/brand/legible-ground",
  "app/platform/brand/limits",
  "app/platform/brand/mark-picture",
  "app/platform/brand/operator-in-line",
  "app/platform/brand/palette",
  "app/platform/brand/site-defaults",
  "app/platform/brand/theme-colors",
  "app/platform/qr-code-path",
  "app/languages/languages",
  "app/platform/csv",
  "app/platform/text/decomposed",
  "app/platform/text/cut-text",
  "app/platform/durations",
  "app/platform/supported-times",
  "app/platform/saved-at",
  "app/platform/sizes",
  "app/platform/text/trim-end",
  "app/platform/nobodys-address",
  "app/platform/text/unseen-marks",
  "app/platform/uuid",
  "app/platform/files/attachment",
  "app/platform/limits/limits",
  "app/platform/connections/connection-settings",
  "app/platform/connections/limits",
  "app/platform/mail/mail-problem",
  "app/platform/mail/mail-retention",
]);

/** Returns violations of the rules for imports, names and sizes, each with the right place. */
export function findViolations(files: SourceFile[]): string[] {
  return [...files.flatMap(violationsOf), ...findCrowdedFolders(files), ...findCycles(files), ...findFileCycles(files)];
}

function violationsOf(file: SourceFile): string[] {
  const isTest = /\.test\.tsx?$/.test(file.path);
  const found = [...nameAndSize(file), ...dialectOf(file)];
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
  const most = /\.test\.tsx?$/.test(path) ? MAX_TEST_LINES : MAX_LINES;
  if (lines > most && !TRANSLATED.test(path)) found.push(`${path} has ${lines} lines (at most ${most}): split it by business word`);
  for (const part of path.split("/")) {
    if (VAGUE.test(part.replace(/(\.server)?(\.test)?\.tsx?$/, "")))
      found.push(`${path}: '${part}' names no business word: name it by what it holds`);
  }
  return found;
}

/** Returns names of files and exports that only insiders would understand. */
function dialectOf({ path, exports }: SourceFile): string[] {
  if (FIELD_WORDS_ELSEWHERE.test(path)) return [];
  const file = path.slice(path.lastIndexOf("/") + 1).replace(/\..*$/, "");
  return [file, ...exports].flatMap((name) =>
    wordsOf(name).flatMap((word) => (FIELD_WORDS[word] ? [`${path}: '${name}' says '${word}', the field says ${FIELD_WORDS[word]}`] : [])),
  );
}

const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/);

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
  /^app\/(routes|forms|middleware|frame|features|platform|db|ui|document)\//.exec(path)?.[1] ??
  (path.startsWith("app/config.server") ? "config" : undefined);

function isOwnRouteFolder(from: string, target: string) {
  if (target.includes("/+types/")) return true;
  const folder = from.slice(0, from.lastIndexOf("/"));
  const partsOfThisRoute = `${from.replace(/\.tsx?$/, "")}/`;
  return target.startsWith(partsOfThisRoute) || (folder !== "app/routes" && target.startsWith(`${folder}/`));
}

/** Rules; excludes what accesses a database, and scripts that manipulate the page itself. */
const isPure = (path: string) => path.startsWith("app/features/") && path.endsWith(".ts") && !/(\.server|-before-react)\.ts$/.test(path);
const isScreen = (path: string) =>
  path.endsWith(".tsx") && !path.startsWith("app/routes/") && path.startsWith("app/") && path.split("/").length > 2;

function isPureTarget(target: string) {
  if (target.startsWith("app/features/")) return !target.endsWith(".server");
  return PURE_MODULES.has(target) || PURE_PACKAGES.has(target);
}

/** Returns features that import each other in a cycle. */
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

function findCrowdedFolders(files: SourceFile[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    if (/\.test\.tsx?$/.test(path)) continue;
    const folder = path.slice(0, path.lastIndexOf("/"));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MAX_FILES_PER_FOLDER)
    .map(
      ([folder, count]) => `${folder} has ${count} files (at most ${MAX_FILES_PER_FOLDER}): give what belongs together a folder of its own`,
    );
}

/** Returns files that import each other in a cycle, types included: neither can be read without the other. */
export function findFileCycles(files: SourceFile[]): string[] {
  const plain = (path: string) => path.replace(/\.tsx?$/, "");
  const product = files.filter(({ path }) => !/\.test\.tsx?$/.test(path));
  const known = new Set(product.map(({ path }) => plain(path)));
  const edges = new Map(product.map(({ path, imports }) => [plain(path), imports.map(plain).filter((target) => known.has(target))]));
  const done = new Set<string>();
  const found: string[] = [];
  function visit(at: string, trail: string[]) {
    const seen = trail.indexOf(at);
    if (seen !== -1) found.push(`files in a circle: ${[...trail.slice(seen), at].join(" → ")}: move what both need into a file of its own`);
    if (seen !== -1 || done.has(at)) return;
    for (const next of edges.get(at) ?? []) visit(next, [...trail, at]);
    done.add(at);
  }
  for (const start of edges.keys()) visit(start, []);
  return found;
}
