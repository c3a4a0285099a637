import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse, walk } from "../mutants/syntax.mjs";

/** Everything of the product: what only tests, training or building runs meets no stranger. */
const SOURCES = ["app/**/*.{ts,tsx,js}", "server.ts"];
const isTest = (file) => /\.test\.tsx?$/.test(file);

/**
 * Every pattern of the product, found in its syntax trees: literals, and what is made of constants. Each with `file`, `line`,
 * `source` and `flags`; `source` is null where it is made of what only running tells. `reason` is why one may stay that is not linear: a comment
 * "pattern: …" on its line or the one above.
 */
export function productPatterns() {
  return globSync(SOURCES)
    .filter((file) => !isTest(file))
    .sort()
    .flatMap((file) => patternsIn(file, readFileSync(file, "utf8")));
}

/** The patterns of one file: also of one that only a test imagines. */
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

/** What the names at a file's top level stand for: its own constants, and those of ours that it imports, read where they are asked for. */
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

/** The file of ours that an import names, and null for a package's. */
function fileOf(from, specifier) {
  const isOwn = specifier.startsWith(".") || specifier.startsWith("#app/");
  const base = specifier.startsWith(".") ? path.join(path.dirname(from), specifier) : specifier.replace("#app/", "app/");
  return isOwn ? ([base, `${base}.ts`, `${base}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(file)) ?? null) : null;
}

/** The text that an expression of constants is, and null for any other. */
function textOf(node, constants) {
  const [value, within] = meaningOf(node, constants) ?? [];
  if (!value) return null;
  if (value.type === "Literal" && ["string", "number"].includes(typeof value.value)) return String(value.value);
  if (value.type === "TemplateLiteral") return joined(value, within, "cooked");
  if (value.type === "TaggedTemplateExpression" && isRaw(value.tag)) return joined(value.quasi, within, "raw");
  return null;
}

/** What a name, or a member of one, stands for, and the constants around that; any other expression stands for itself. */
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
