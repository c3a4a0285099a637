/** Functions for which the order of arguments has no meaning. */
const SYMMETRIC = new Set(["and", "or", "eq", "ne", "max", "min", "is", "union", "defineRelations"]);

/** Functions that multiply their first two arguments. */
const PRODUCTS = new Set(["proportion", "shareOf"]);

/** Methods that can be removed from a chain, leaving a valid chain. */
const STEPS = new Set([
  "filter",
  "sort",
  "toSorted",
  "reverse",
  "toReversed",
  "trim",
  "toLowerCase",
  "toUpperCase",
  "orderBy",
  "for",
  "having",
]);

/** Removes calls and links of chains, and swaps neighbouring arguments. */
export function callMutations(node, context) {
  return [...removed(node, context), ...steps(node, context), ...swapped(node, context)];
}

function* removed(node, { parent, text }) {
  if (parent?.type !== "ExpressionStatement") return;
  if (!isCall(node) || isSuper(node)) return;
  yield { kind: "call", node, original: `${text(node)};`, mutated: "(removed)", code: "undefined" };
}

function isCall(node) {
  if (node.type === "AwaitExpression") return isCall(node.argument);
  if (node.type === "ChainExpression") return node.expression.type === "CallExpression";
  // `void send()` and `send()` are equivalent.
  if (node.type === "UnaryExpression" && node.operator === "void") return isCall(node.argument);
  return node.type === "CallExpression";
}

const isSuper = (node) => node.type === "CallExpression" && node.callee.type === "Super";

function* steps(node, { text, links }) {
  const name = counterpartName(node);
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression" || links.has(node) || !STEPS.has(name)) return;
  yield { kind: "call", node, mutated: text(node.callee.object) };
}

function* swapped(node, { source, text, links }) {
  if (node.type !== "CallExpression" || links.has(node) || SYMMETRIC.has(counterpartName(node))) return;
  for (const [index, left] of node.arguments.entries()) {
    const right = node.arguments[index + 1];
    if (index === 0 && PRODUCTS.has(counterpartName(node))) continue;
    if (!right || !isPlain(left) || !isPlain(right) || text(left) === text(right)) continue;
    const both = text(right) + source.slice(left.end, right.start) + text(left);
    yield { kind: "arguments", node, mutated: source.slice(node.start, left.start) + both + source.slice(right.end, node.end) };
  }
}

/** Whether an argument could be mistaken for its neighbour: swapping a function or an object fails at once and proves nothing. */
const isPlain = ({ type }) => ["Identifier", "MemberExpression", "Literal", "CallExpression", "TemplateLiteral"].includes(type);

export const counterpartName = ({ callee }) => (callee?.type === "MemberExpression" ? callee.property.name : callee?.name);
