import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const glob = (pattern: string) => globSync(pattern, { cwd: ROOT });

/** Documents for people. Copies in docs/specified have a test of their own; STYLE.md contains examples of what to avoid. */
export const DOCUMENTS = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "docs/specified/README.md",
  "deploy/README.md",
  ...glob("docs/{*,decisions/*}.md").sort(),
];

export const readDocument = read;

const FILES = [
  ...glob("*.{ts,mjs,md,json}"),
  ...["app", "tests", "scripts", "bench", "docs", "corpus", "public", "deploy"].flatMap((folder) => glob(`${folder}/**/*.*`)),
];
const FOLDERS = new Set(
  FILES.flatMap((file) => file.split("/").flatMap((_, index, parts) => (index > 0 ? [parts.slice(0, index).join("/")] : []))),
);

/** Where code names occur. Excludes documents, and the tests of these very names. */
const SOURCE = FILES.filter((file) => /\.(tsx?|mjs|js|css|sql|json|grit)$/.test(file) && !/documents|\/meta\//.test(file))
  .map(read)
  .join("\n");
const WORDS = new Set(SOURCE.match(/[A-Za-z_$][\w$]*/g));

interface Package {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}
const PACKAGE = JSON.parse(read("package.json")) as Package;
const SCRIPTS = Object.keys(PACKAGE.scripts);
const PACKAGES = Object.keys({ ...PACKAGE.dependencies, ...PACKAGE.devDependencies, ...PACKAGE.optionalDependencies });

/** Route addresses, each parameter as `:name`; excludes the catch-all routes, and what admins add. */
const ROUTES = [...read("app/routes.ts").matchAll(/route\("([^"]+)"/g)]
  .map(([, address = ""]) => `/${address}`)
  .filter((route) => route !== "/*" && !route.startsWith("/:"));

/** Variables of the configuration. NODE_ENV belongs to Node. */
export const environmentNames = () =>
  [
    ...read("app/config.server.ts").matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm),
    ...read("app/platform/trace/trace-settings.ts").matchAll(/"(OTEL_[A-Z_]*[A-Z])"/g),
  ]
    .map(([, name = ""]) => name)
    .filter((name) => name !== "NODE_ENV");

/** Created by a running site: below its data folder, and elsewhere on its machine. */
const MADE = /^(\.\/)?(data|DATA_DIR)(\/|$)|^\/(etc|var)\//;

/** Returns the names in a document that refer to nothing, each with the kind it was taken for. */
export function missingNames(document: string, text: string): string[] {
  const quoted = [...text.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].flatMap(([, name = ""]) => problemOf(name, document));
  const linked = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].flatMap(([, to = ""]) => (isThere(to, document) ? [] : [`link ${to}`]));
  const drawn = [...text.matchAll(/^```\n([\s\S]*?)^```/gm)].flatMap(([, tree = ""]) => missingInTree(tree));
  return [...quoted, ...linked, ...drawn];
}

function problemOf(name: string, document: string): string[] {
  const command = /^npm (?:run )?([\w:]+)/.exec(name)?.[1];
  if (name.startsWith("npm ")) return command === undefined || isCommand(name, command) ? [] : [`command ${name}`];
  if (name.startsWith("@")) return isPackage(name) ? [] : [`package ${name}`];
  const called = /^(?:test\(|([a-z]\w+)\(|<([A-Z][a-z]\w+)>$)/.exec(name);
  if (called) return [called[1] ?? called[2]].flatMap((word) => (word && !WORDS.has(word) ? [`name ${word}`] : []));
  if (/^\w+:\/\/|^\/\/|^[\w.]+@|\s/.test(name) || MADE.test(name)) return [];
  if (name.startsWith("<BASE_URL>/")) return problemOf(name.slice("<BASE_URL>".length), document);
  if (name.startsWith("/")) return isAddress(name) ? [] : [`address ${name}`];
  if (/\/|\.(tsx?|mjs|js|md|css|sql|txt|json|grit)(:\d+)?$/.test(name)) return isPath(name, document) ? [] : [`path ${name}`];
  if (/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$|^[a-z]\w*(_\w+|[A-Z]\w*)$|^[A-Z][a-z]\w*[A-Z]\w*$/.test(name))
    return WORDS.has(name) ? [] : [`name ${name}`];
  return [];
}

const isCommand = (name: string, command: string) => !/^npm (run|start|test)\b/.test(name) || SCRIPTS.includes(command);

const isPackage = (name: string) => PACKAGES.some((each) => each === name || (name.endsWith("/*") && each.startsWith(name.slice(0, -1))));

function isAddress(name: string): boolean {
  const { pathname } = new URL(name.replaceAll("*", "x"), "http://site");
  const isRoute = (route: string) => {
    const pattern = route
      .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
      .replace(/\/\*$/, "/.+")
      .replace(/:\w+/g, "[^/]+");
    return new RegExp(`^${pattern}$`).test(decodeURIComponent(pathname));
  };
  if (name.endsWith("/*")) return ROUTES.some((route) => route.startsWith(name.slice(0, -1)));
  const isOfData = /^\/(business|finance|technology|marketing|legal|other)(\/|$)/.test(pathname);
  return pathname === "/" || isOfData || SOURCE.includes(`"${pathname}"`) || ROUTES.some(isRoute);
}

/** A path relative to the root, to `app`, its features or the document, or the end of one; `*` and `<name>` match any part. */
function isPath(name: string, document: string): boolean {
  const plain = name.replace(/:\d+$/, "").replace(/\/$/, "");
  if (isThere(plain, document)) return true;
  const pattern = plain
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", "[^/]*")
    .replace(/<[^>]+>/g, "[^/]+");
  const ending = new RegExp(`(^|/)${pattern}$`);
  return FILES.some((file) => ending.test(file)) || [...FOLDERS].some((folder) => ending.test(folder));
}

const isThere = (to: string, document: string) =>
  /^https?:/.test(to) || [ROOT, path.join(ROOT, path.dirname(document))].some((from) => existsSync(path.join(from, to)));

/** The map's tree: one file or folder per line, indented below its parent; `one/ two/` names two. */
function missingInTree(tree: string): string[] {
  const missing: string[] = [];
  const above: string[] = [];
  for (const line of tree.split("\n")) {
    const [, indent = "", names = ""] = /^( *)((?:[\w.-]+(?:\/|\.\w+)+ ?)+)(?: |$)/.exec(line) ?? [];
    const depth = indent.length / 2;
    for (const name of names.split(" ").filter(Boolean)) {
      above[depth] = name.replace(/\/$/, "");
      const whole = above.slice(0, depth + 1).join("/");
      if (!FOLDERS.has(whole) && !FILES.includes(whole)) missing.push(`${whole} of the tree`);
    }
  }
  return missing;
}
