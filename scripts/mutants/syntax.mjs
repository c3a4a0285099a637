import { parseSync } from "vite";

/** Parses a file into its syntax tree (ESTree with TypeScript's nodes), its imports and its comments. */
export function parse(file, source) {
  const { program, module, comments, errors } = parseSync(file, source);
  const fatal = errors.filter(({ severity }) => severity === "Error");
  if (fatal.length > 0) throw new Error(`${file}: ${fatal[0].message}`);
  return { program, module, comments };
}

/** TypeScript nodes whose inner expression still runs; all others are erased. */
const RUNNING = new Set(["TSAsExpression", "TSNonNullExpression", "TSSatisfiesExpression", "TSInstantiationExpression"]);

/** Visits every node that runs, parents first. */
export function walk(node, visit, parent = null, key = "") {
  if (node.type.startsWith("TS") && !RUNNING.has(node.type)) return;
  visit(node, parent, key);
  for (const [name, value] of Object.entries(node)) {
    if (name === "typeArguments" || name === "typeAnnotation" || name === "returnType" || name === "typeParameters") continue;
    for (const child of Array.isArray(value) ? value : [value]) if (child && typeof child.type === "string") walk(child, visit, node, name);
  }
}

/**
 * The members and calls of an optional chain `a?.b.c()`: they short-circuit together when `a` is missing, so none of them can be
 * parenthesized without changing the others.
 */
export function chainLinks(program) {
  const links = new Set();
  walk(program, (node) => {
    if (node.type !== "ChainExpression") return;
    for (let link = node.expression; link; link = link.object ?? link.callee ?? (link.type === "TSNonNullExpression" && link.expression))
      links.add(link);
  });
  return links;
}
