import { counterpartName } from "./calls.mjs";
import { statementMutations } from "./statements.mjs";

const JOINING = new Set(["and", "or"]);
const COMPARING = { lt: "lte", lte: "lt", gt: "gte", gte: "gt", eq: "ne", ne: "eq", isNull: "isNotNull", isNotNull: "isNull" };

/** The name under which a mutated file can use all of drizzle, whatever it imports itself. */
export const DRIZZLE = "__drizzle";

/** Queries: parts of the WHERE removed, comparisons reversed, fields removed from an update, and the same in SQL templates. */
export function queryMutations(node, context) {
  if (node.type === "TaggedTemplateExpression" && node.tag.name === "sql") return statementMutations(node, context);
  if (node.type === "Property") return fields(node, context);
  if (node.type !== "CallExpression" || context.links.has(node)) return [];
  markUpdate(node);
  return [...wheres(node, context), ...comparisons(node, context)];
}

function* wheres(node, { source, text }) {
  const name = counterpartName(node);
  if (name === "where" && node.callee.type === "MemberExpression")
    yield { kind: "where", node, original: `.where${tail(node, text)}`, mutated: "(removed)", code: text(node.callee.object) };
  if (!JOINING.has(name) || node.callee.type !== "Identifier" || node.arguments.length < 2) return;
  for (const [index, part] of node.arguments.entries()) {
    const others = node.arguments.filter((_, other) => other !== index).map(text);
    yield {
      kind: "where",
      node,
      original: text(part),
      mutated: `(removed from ${name})`,
      code: `${source.slice(node.start, node.callee.end)}(${others.join(", ")})`,
    };
  }
}

const tail = (node, text) => text(node).slice(node.callee.end - node.start);

function* comparisons(node, { text }) {
  const other = node.callee.type === "Identifier" && COMPARING[node.callee.name];
  if (!other || node.arguments.length === 0) return;
  const kind = other.startsWith("l") || other.startsWith("g") ? "bound" : "where";
  yield { kind, node, mutated: other + tail(node, text), code: `${DRIZZLE}.${other}${tail(node, text)}`, needsDrizzle: true };
}

/** Objects passed to `.set()`, marked before their fields are visited. */
const updates = new WeakSet();

function markUpdate(node) {
  if (
    counterpartName(node) === "set" &&
    node.callee.type === "MemberExpression" &&
    node.arguments[0]?.type === "ObjectExpression" &&
    node.arguments.length === 1
  )
    updates.add(node.arguments[0]);
}

/** Removes a field of an update or a header of a response. */
function* fields(node, { parent, text }) {
  if (node.method || node.kind !== "init" || parent.type !== "ObjectExpression") return;
  const isHeader = node.key.type === "Literal" && String(node.key.value).includes("-");
  if (updates.has(parent) || isHeader) yield { kind: "field", form: "property", node, original: text(node), mutated: "(removed)" };
}
