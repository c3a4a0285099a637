import { attributeMutations } from "./attributes.mjs";
import { callMutations } from "./calls.mjs";
import { conditionMutations } from "./conditions.mjs";
import { queryMutations } from "./queries.mjs";
import { chainLinks, parse, walk } from "./syntax.mjs";
import { valueMutations } from "./values.mjs";

const FINDERS = [conditionMutations, valueMutations, callMutations, queryMutations, attributeMutations];

/**
 * Finds all mutants of a file's source. Each has a `kind`, the `original` and the `mutated` text, its line (and `tableLine`, that of the
 * table around it), and how to compile it in: `start` and `end` of the expression it replaces, the replacing `code`, and `form`, which is
 * set when a property or an attribute is dropped instead.
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

/** Whether a constant only lists things. */
function isTable({ type, kind, declarations }) {
  if (type !== "VariableDeclaration" || kind !== "const") return false;
  let value = declarations[0].init;
  while (value?.type === "TSAsExpression" || value?.type === "TSSatisfiesExpression") value = value.expression;
  return value?.type === "ObjectExpression" || value?.type === "ArrayExpression";
}

const lineOf = (at, source) => source.slice(0, at).split("\n").length;

const oneLine = (text) => text.replaceAll(/\s+/g, " ").trim();
