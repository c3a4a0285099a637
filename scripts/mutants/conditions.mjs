const BOUNDS = { "<": "<=", "<=": "<", ">": ">=", ">=": ">" };
const EQUALITY = { "===": "!==", "!==": "===", "==": "!=", "!=": "==" };
const LOGICAL = { "&&": "||", "||": "&&" };

/** Statements and expressions that branch on their `test`. */
const DECIDING = new Set(["IfStatement", "ConditionalExpression"]);
const LOOPS = new Set(["WhileStatement", "ForStatement", "DoWhileStatement"]);
const ENDING = new Set(["ReturnStatement", "ThrowStatement", "ContinueStatement", "BreakStatement"]);

/** Conditions: forced to true or false, bounds moved, parts joined the other way or removed. */
export function conditionMutations(node, context) {
  return [...decisions(node, context), ...comparisons(node, context), ...joined(node, context), ...negations(node, context)];
}

function* decisions(node, { parent, key, text }) {
  if (key !== "test" || !node) return;
  if (LOOPS.has(parent.type)) yield { kind: "condition", node, mutated: "false" };
  if (!DECIDING.has(parent.type)) return;
  const original = parent.type === "IfStatement" ? `if (${text(node)})` : `${text(node)} ?`;
  const show = (value) => (parent.type === "IfStatement" ? `if (${value})` : `${value} ?`);
  for (const value of ["true", "false"]) {
    const kind = value === "false" && endsEarly(parent.consequent) ? "early exit" : "condition";
    yield { kind, node, original, mutated: show(value), code: value };
  }
}

function endsEarly(statement) {
  const last = statement.type === "BlockStatement" ? statement.body.at(-1) : statement;
  return Boolean(last && ENDING.has(last.type));
}

function* comparisons(node, { parent, key, text }) {
  if (node.type !== "BinaryExpression") return;
  const isDecision = key === "test" && DECIDING.has(parent.type);
  const change = (operator) => `${text(node.left)} ${operator} ${text(node.right)}`;
  if (BOUNDS[node.operator]) yield { kind: "bound", node, mutated: change(BOUNDS[node.operator]) };
  // When it decides alone, forcing it to true or false is the stricter test.
  if (EQUALITY[node.operator] && !isDecision) yield { kind: "condition", node, mutated: change(EQUALITY[node.operator]) };
}

function* joined(node, { text }) {
  if (node.type !== "LogicalExpression") return;
  const [left, right] = [text(node.left), text(node.right)];
  if (node.operator === "??") {
    yield { kind: "fallback", node, mutated: left };
    yield { kind: "fallback", node, mutated: right };
  } else {
    // Parentheses, because mixing `&&` and `??` requires them.
    yield {
      kind: "logical",
      node,
      mutated: `${left} ${LOGICAL[node.operator]} ${right}`,
      code: `(${left}) ${LOGICAL[node.operator]} (${right})`,
    };
    yield { kind: "logical", node, mutated: left };
    yield { kind: "logical", node, mutated: right };
  }
}

function* negations(node, { text }) {
  if (node.type === "UnaryExpression" && node.operator === "!") yield { kind: "condition", node, mutated: text(node.argument) };
}
