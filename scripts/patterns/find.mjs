import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse, walk } from "../mutants/syntax.mjs";

/** All of the product: code for tests, training or building never runs on strangers' input. */
const SOURCES = ["app/**/*.{ts,tsx,js}", "server.ts"];
const isTest = (file) => /\.test\.tsx?$/.test(file);

/**
 * Finds every pattern in the product's syntax trees: literals, and those built from constants. Each has `file`, `line`, `source` and
 * `flags`; `source` is null when it is only known at runtime. `reason` says why a pattern that is not linear may stay: a comment "pattern:
 * …" on its line or the one above.
 */
export function productPatterns() {
  return globSync(SOURCES)
    .filter((file) => !isTest(file))
    .sort()
    .flatMap((file) => patternsIn(file, readFileSync(file, "utf8")));
}

/** The patterns of one file, which may be made up by a test. */
export function patternsIn(file, text) {
  const { program, comments } = parse(file, text);
  const constants = constantsOf(file, program);
  const lineAt = (offset) => text.slice(0, offset).split("\n").length;
  const reasons = new Map(
    comments.flatMap(({ value, end }) => {
      const reason = /^\W*pattern: (.+)$/.exec(value.trim())?.[1];
      return reason ? [[lineAt(end), reason]] : [];
    }),
  );
  const found = [];
  walk(program, (node) => {
    const pattern = patternOf(node, constants);
    if (!pattern) return;
    const line = lineAt(node.start);
    found.push({ file, line, ...pattern, reason: reasons.get(line) ?? reasons.get(line - 1) ?? null });
  });
  return found;
}

function patternOf(node, constants) {
  if (node.type === "Literal" && node.regex) return { source: node.regex.pattern, flags: node.regex.flags };
  if ((node.type !== "NewExpression" && node.type !== "CallExpression") || node.callee.name !== "RegExp") return null;
  const [source, flags] = node.arguments;
  return { source: textOf(source, constants), flags: flags ? textOf(flags, constants) : "" };
}

/** The values of a file's top-level names: its own constants, and imported ones of ours, read on demand. */
function constantsOf(file, program) {
  const constants = new Map();
  for (const statement of program.body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type === "VariableDeclaration" && declaration.kind === "const")
      for (const { id, init } of declaration.declarations) if (init) constants.set(id.name, () => [init, constants]);
    if (statement.type === "ImportDeclaration")
      for (const { local, imported } of statement.specifiers)
        if (imported) constants.set(local.name, () => constantOf(fileOf(file, statement.source.value), imported.name));
  }
  return constants;
}

function constantOf(file, name) {
  if (!file) return null;
  const constants = constantsOf(file, parse(file, readFileSync(file, "utf8")).program);
  return constants.get(name)?.() ?? null;
}

/** The file of ours that an import refers to; null for a package's. */
function fileOf(from, specifier) {
  const isOwn = specifier.startsWith(".") || specifier.startsWith("#app/");
  const base = specifier.startsWith(".") ? path.join(path.dirname(from), specifier) : specifier.replace("#app/", "app/");
  return isOwn ? ([base, `${base}.ts`, `${base}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(file)) ?? null) : null;
}

/** The text of a constant expression; null for any other. */
function textOf(node, constants) {
  const [value, within] = meaningOf(node, constants) ?? [];
  if (!value) return null;
  if (value.type === "Literal" && ["string", "number"].includes(typeof value.value)) return String(value.value);
  if (value.type === "TemplateLiteral") return joined(value, within, "cooked");
  if (value.type === "TaggedTemplateExpression" && isRaw(value.tag)) return joined(value.quasi, within, "raw");
  return null;
}

/** The value of a name, or of a member of one, with the constants around it; any other expression stands for itself. */
function meaningOf(node, constants) {
  if (node.type === "TSAsExpression") return meaningOf(node.expression, constants);
  if (node.type === "Identifier") {
    const [value, within] = constants.get(node.name)?.() ?? [];
    return value ? meaningOf(value, within) : null;
  }
  if (node.type !== "MemberExpression") return [node, constants];
  const [object, within] = meaningOf(node.object, constants) ?? [];
  const property = object?.type === "ObjectExpression" && object.properties.find(({ key }) => key?.name === node.property.name);
  return property ? meaningOf(property.value, within) : null;
}

const isRaw = (tag) => tag.type === "MemberExpression" && tag.object.name === "String" && tag.property.name === "raw";

function joined({ quasis, expressions }, constants, written) {
  const parts = expressions.map((expression) => textOf(expression, constants));
  if (parts.includes(null)) return null;
  return quasis.map(({ value }, index) => value[written] + (parts[index] ?? "")).join("");
}
