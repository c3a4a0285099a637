import { attributeMutations } from "./attributes.mjs";
import { callMutations } from "./calls.mjs";
import { conditionMutations } from "./conditions.mjs";
import { queryMutations } from "./queries.mjs";
import { chainLinks, parse, walk } from "./syntax.mjs";
import { valueMutations } from "./values.mjs";

const FINDERS = [conditionMutations, valueMutations, callMutations, queryMutations, attributeMutations];

/**
 * Every mutant of a file's source. Each names what it is (`kind`), what stands there (`original`) and would stand there (`mutated`), the
 * line (and that of the table around it, `tableLine`), and how to compile it in: `start` and `end` of the expression it takes the place of, `code` that does so, and `form`, which says
 * that a property or an attribute is dropped rather than an expression replaced.
 */
export function findMutants(file, source) {
  const { program } = parse(file, source);
  const context = { source, text: (node) => source.slice(node.start, node.end), links: chainLinks(program), isScreen: file.endsWith("x") };
  const mutants = [];
  const seen = new Set();
  let table = null;
  walk(program, (node, parent, key) => {
    if (isTable(node)) table = node;
    for (const find of FINDERS)
      for (const found of find(node, { ...context, parent, key })) {
        const mutant = { ...complete(found, source), ...(table && table.end >= node.end && { tableLine: lineOf(table.start, source) }) };
        const same = `${mutant.start} ${mutant.end} ${mutant.code}`;
        if (!seen.has(same)) mutants.push(mutant);
        seen.add(same);
      }
  });
  return mutants;
}

const complete = ({ node, original, mutated, ...rest }, source) => ({
  form: "expression",
  code: mutated,
  ...rest,
  start: node.start,
  end: node.end,
  line: lineOf(node.start, source),
  original: oneLine(original ?? source.slice(node.start, node.end)),
  mutated: oneLine(mutated),
});

/** A constant that only lists things. */
function isTable({ type, kind, declarations }) {
  if (type !== "VariableDeclaration" || kind !== "const") return false;
  let value = declarations[0].init;
  while (value?.type === "TSAsExpression" || value?.type === "TSSatisfiesExpression") value = value.expression;
  return value?.type === "ObjectExpression" || value?.type === "ArrayExpression";
}

const lineOf = (at, source) => source.slice(0, at).split("\n").length;

const oneLine = (text) => text.replaceAll(/\s+/g, " ").trim();
