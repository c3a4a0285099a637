const ARITHMETIC = { "+": "-", "-": "+", "*": "/", "/": "*", "%": "*" };
const ASSIGNED = { "+=": "-=", "-=": "+=", "*=": "/=", "/=": "*=" };

/** A word of a fixed list ("requested", "advisor"), not a sentence, an address or a class name. */
const ENUM_WORD = /^[a-z]+(?:[A-Z_][a-z]*)*$/;

/** Arithmetic reversed, numbers off by one, booleans flipped, enum words emptied, optional chaining removed. */
export function valueMutations(node, context) {
  return [...arithmetic(node, context), ...literals(node, context), ...optionalLinks(node, context)];
}

const isText = (node) => node.type === "TemplateLiteral" || (node.type === "Literal" && typeof node.value === "string");

function* arithmetic(node, { parent, text }) {
  if (node.type === "BinaryExpression" && ARITHMETIC[node.operator]) {
    const { left, operator, right } = node;
    if (operator === "+" && (hasText(left) || isText(right))) return;
    // Parentheses keep the parts together: the new operator may bind more tightly.
    yield {
      kind: "arithmetic",
      node,
      mutated: `${text(left)} ${ARITHMETIC[operator]} ${text(right)}`,
      code: `(${text(left)}) ${ARITHMETIC[operator]} (${text(right)})`,
    };
  }
  const isStatement = parent?.type === "ExpressionStatement" || parent?.type === "ForStatement";
  if (!isStatement) return;
  if (node.type === "AssignmentExpression" && ASSIGNED[node.operator] && !isText(node.right))
    yield { kind: "arithmetic", node, mutated: `${text(node.left)} ${ASSIGNED[node.operator]} ${text(node.right)}` };
}

const hasText = (node) =>
  isText(node) || (node.type === "BinaryExpression" && node.operator === "+" && (hasText(node.left) || isText(node.right)));

function* literals(node, { parent, key, isScreen }) {
  if (node.type !== "Literal" || !isValue(parent, key)) return;
  if (typeof node.value === "boolean") yield { kind: "boolean", node, mutated: String(!node.value) };
  if (typeof node.value === "number" && !node.bigint) {
    yield { kind: "number", node, mutated: String(node.value + 1) };
    if (node.value > 0 && !isScreen) yield { kind: "number", node, mutated: String(node.value - 1) };
  }
  if (typeof node.value === "string" && !isScreen && ENUM_WORD.test(node.value) && isChosen(parent))
    yield { kind: "word", node, mutated: '""' };
}

/** Positions where a word stands for a choice: passed, listed, returned or assigned to a field. */
const isChosen = ({ type }) => ["CallExpression", "ArrayExpression", "Property", "ReturnStatement", "ConditionalExpression"].includes(type);

/** False for property names, import paths and anything else that is not an expression. */
function isValue(parent, key) {
  if (["ImportDeclaration", "ExportNamedDeclaration", "ExportAllDeclaration", "ImportExpression", "ImportAttribute"].includes(parent.type))
    return false;
  if (parent.type === "ExpressionStatement" || parent.type === "JSXAttribute") return false;
  return !(key === "key" && ["Property", "PropertyDefinition", "MethodDefinition"].includes(parent.type));
}

/** Replaces `a?.b` with `a.b`. */
function* optionalLinks(node, { source, text, links }) {
  if (node.type !== "ChainExpression") return;
  for (const link of links) {
    if (!link.optional || link.start < node.start || link.end > node.end) continue;
    const before = (link.object ?? link.callee).end;
    const at = source.indexOf("?.", before);
    if (at < 0 || at >= link.end) continue;
    const isDot = link.type === "MemberExpression" && !link.computed;
    const changed = source.slice(node.start, at) + (isDot ? "." : "") + source.slice(at + 2, node.end);
    if (changed !== text(node)) yield { kind: "fallback", node, mutated: changed };
  }
}
