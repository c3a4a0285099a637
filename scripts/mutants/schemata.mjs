import { DRIZZLE } from "./queries.mjs";
import { parse, walk } from "./syntax.mjs";

/** The function that tells whether the mutant with this number is active, and records that it was reached (runner.mjs). */
export const SWITCH = "__mutant";

/** The function that counts a loop's iterations and throws when there are far more than without a mutant: it might never end. */
export const TURN = "__turn";

/**
 * The source with all its mutants compiled in, each behind its number: `a < b` becomes `(__mutant(7) ? a <= b : a < b)`. Loaded once, it
 * serves every mutant.
 */
export function withMutants(file, source, mutants) {
  const attributes = attributesByStart(file, source, mutants);
  const places = new Map();
  for (const mutant of mutants) {
    const place = `${mutant.start}-${mutant.end}`;
    places.set(place, [...(places.get(place) ?? []), mutant]);
  }
  const groups = [...places.values(), ...loopGuards(file, source)].sort(([a], [b]) => a.start - b.start || b.end - a.end);
  const code = write(source, 0, source.length, groups, attributes);
  const drizzle = mutants.some(({ needsDrizzle }) => needsDrizzle) ? `import * as ${DRIZZLE} from "drizzle-orm";` : "";
  return drizzle + code;
}

/** Writes the source between two positions with its groups of mutants. Groups are sorted, the outer before the inner. */
function write(source, from, to, groups, attributes) {
  let text = "";
  let at = from;
  for (let index = 0; index < groups.length; ) {
    const group = groups[index];
    const { start, end } = group[0];
    let next = index + 1;
    while (next < groups.length && groups[next][0].start < end) next += 1;
    const inner = (a, b) =>
      write(
        source,
        a,
        b,
        groups.slice(index + 1, next).filter(([each]) => each.start >= a && each.end <= b),
        attributes,
      );
    text += source.slice(at, start) + place(group, inner, attributes.get(start));
    at = end;
    index = next;
  }
  return text + source.slice(at, to);
}

function place(group, inner, attribute) {
  const [{ form, start, end }] = group;
  if (form === "guard") return group[0].code;
  if (form === "expression") {
    const choices = group.map(({ id, code }) => `${SWITCH}(${id}) ? (${code}) : `).join("");
    return `(${choices}(${inner(start, end)}))`;
  }
  const [{ id }] = group;
  if (form === "property") return `...(${SWITCH}(${id}) ? {} : { ${inner(start, end)} })`;
  const { name, value } = attribute;
  return `{...(${SWITCH}(${id}) ? {} : { ${JSON.stringify(name)}: ${expressionOf(value, inner)} })}`;
}

/** An attribute's value as an expression: `required`, `name="email"`, `id={id}`. */
function expressionOf(value, inner) {
  if (!value) return "true";
  if (value.type === "JSXExpressionContainer") return `(${inner(value.expression.start, value.expression.end)})`;
  return value.type === "Literal" ? JSON.stringify(value.value) : inner(value.start, value.end);
}

const LOOPS = new Set(["ForStatement", "ForOfStatement", "ForInStatement", "WhileStatement", "DoWhileStatement"]);

/** Code to insert at the beginning of each loop's body, as groups of mutants. */
function loopGuards(file, source) {
  const guards = [];
  walk(parse(file, source).program, ({ type, body }) => {
    if (!LOOPS.has(type) || body.type !== "BlockStatement") return;
    const at = body.start + 1;
    guards.push([{ form: "guard", start: at, end: at, code: ` ${TURN}(${JSON.stringify(`${file}:${at}`)});` }]);
  });
  return guards;
}

function attributesByStart(file, source, mutants) {
  const found = new Map();
  if (!mutants.some(({ form }) => form === "attribute")) return found;
  walk(parse(file, source).program, (node) => {
    if (node.type === "JSXAttribute") found.set(node.start, { name: node.name.name, value: node.value });
  });
  return found;
}

/** The source with these mutants applied, none within another; line numbers stay the same. */
export function withOnly(source, mutants) {
  let text = source;
  for (const { start, end, code, form } of mutants.toSorted((a, b) => b.start - a.start)) {
    const lines = (words) => words.split("\n").length - 1;
    const there = source.slice(start, end);
    const changed = form === "expression" ? `(${code})` : "";
    const rest = text.slice(end);
    const kept = "\n".repeat(Math.max(0, lines(there) - lines(changed)));
    text = text.slice(0, start) + changed + kept + (form === "property" ? rest.replace(/^\s*,/, "") : rest);
  }
  return mutants.some(({ needsDrizzle }) => needsDrizzle) ? `import * as ${DRIZZLE} from "drizzle-orm";${text}` : text;
}
