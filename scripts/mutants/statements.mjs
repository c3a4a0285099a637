const BOUNDS = { "<": "<=", "<=": "<", ">": ">=", ">=": ">" };

/** Keywords that end a part of a WHERE clause. */
const ENDS = /\b(?:and|or|order by|group by|limit|returning|for update|for no key|on conflict|union|then|when)\b/i;

/** SQL templates (with the tag `sql`): conditions removed, bounds moved. */
export function* statementMutations(node, { source, text }) {
  const whole = text(node);
  const sql = masked(node, source);
  const without = (from, to) => whole.slice(0, from) + whole.slice(to);
  for (const match of sql.matchAll(/\b(and|where)\s+/gi)) {
    const from = match.index + match[0].length;
    const to = partEnd(sql, from);
    if (/\bbetween\s+\S+\s*$/i.test(sql.slice(0, match.index))) continue;
    const isFirst = match[1].toLowerCase() === "where";
    const next = /^and\s+/i.exec(sql.slice(to))?.[0].length ?? 0;
    // A single condition is removed with its WHERE, the first of several with the AND after it.
    const code = isFirst && next ? without(from, to + next) : without(match.index, to);
    yield { kind: "where", node, original: whole.slice(isFirst && next ? from : match.index, to), mutated: "(removed)", code };
  }
  for (const { 0: sign, index } of sql.matchAll(/(?<![<>=!-])(?:<=|>=|<|>)(?![<>=@])/g)) {
    const code = whole.slice(0, index) + BOUNDS[sign] + whole.slice(index + sign.length);
    yield { kind: "bound", node, original: around(whole, index), mutated: around(code, index), code };
  }
}

/** Replaces everything but the template's own SQL with letters, so that positions stay the same. */
function masked(node, source) {
  let shown = "";
  let at = node.start;
  for (const part of node.quasi.quasis) {
    shown +=
      "x".repeat(part.start - at) + source.slice(part.start, part.end).replaceAll(/'[^']*'/g, (literal) => "x".repeat(literal.length));
    at = part.end;
  }
  return shown + "x".repeat(node.end - at);
}

/** The end of the condition that begins at `from`: the next keyword, or the end of its parentheses. */
function partEnd(sql, from) {
  let depth = 0;
  for (let at = from; at < sql.length - 1; at += 1) {
    if (sql[at] === "(") depth += 1;
    if (sql[at] === ")") depth -= 1;
    if (depth < 0) return at;
    const word = depth === 0 && /\s/.test(sql[at - 1] ?? " ") && ENDS.exec(sql.slice(at));
    if (word && word.index === 0) return at;
  }
  return sql.length - 1;
}

const around = (text, index) => text.slice(Math.max(0, index - 25), index + 25);
