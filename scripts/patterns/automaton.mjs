import { CharBase, JS } from "refa";

/** A quantifier with more repetitions than this counts as unbounded: its cost per start is no longer small. */
const MAX_TURNS = 100;
/** Maximum transitions of one state. Nobody would understand a pattern with more. */
const MAX_WAYS = 20_000;
/** What precedes the first character. */
const NOTHING = -1;

/**
 * The nondeterministic automaton of a pattern (a regular expression's source and flags), as a backtracking search walks it: from each
 * character of the text anew, along every path of the pattern, until one matches. Assertions about one character are kept exactly; longer
 * ones become paths that never match, and an unbounded lookbehind is an automaton of its own (`others`), read backwards.
 *
 * A state is a position in the pattern plus what is known of the preceding character. `stepsOf(state)` returns its transitions: over which
 * classes of characters (a bit each), and to which state. `isSure(state)` tells whether a match ends here, whatever follows.
 */
export function automatonOf({ source, flags }) {
  const { expression, maxCharacter } = JS.Parser.fromLiteral({ source, flags }).parse({
    assertions: "parse",
    backreferences: "throw",
    maxBackreferenceWords: 0,
    disableOptimizations: true,
  });
  return build(expression.alternatives, { maxCharacter, isSearch: !flags.includes("y"), ending: "accept" });
}

function build(alternatives, { maxCharacter, isSearch, ending }) {
  const nodes = [];
  const others = [];
  const behinds = [];
  const accept = nodes.push({ kind: ending }) - 1;
  const dead = nodes.push({ kind: "dead" }) - 1;
  const entry = either(alternatives, accept);
  const restart = nodes.push({ kind: "split", next: isSearch ? [entry] : [] }) - 1;

  function either(branches, next) {
    return nodes.push({ kind: "split", next: branches.map(({ elements }) => inTurn(elements, next)) }) - 1;
  }

  function inTurn(elements, next) {
    return elements.reduceRight((after, element) => one(element, after), next);
  }

  function one(element, next) {
    if (element.type === "CharacterClass") return nodes.push({ kind: "character", set: element.characters, next }) - 1;
    if (element.type === "Alternation") return either(element.alternatives, next);
    if (element.type === "Quantifier") return turns(element, next);
    if (element.type === "Assertion") return assertion(element, next);
    throw new Error(`${element.type} cannot be judged`);
  }

  function turns({ alternatives: branches, min, max }, next) {
    const isEndless = max > MAX_TURNS;
    let after = next;
    if (isEndless) {
      after = nodes.push({ kind: "loop", next }) - 1;
      nodes[after].turn = either(branches, after);
    } else for (let turn = min; turn < max; turn += 1) after = nodes.push({ kind: "split", next: [either(branches, after), next] }) - 1;
    for (let turn = 0; turn < Math.min(min, MAX_TURNS); turn += 1) after = either(branches, after);
    return after;
  }

  function assertion({ kind, negate, alternatives: branches }, next) {
    const set = singleCharacter(branches);
    if (set && kind === "behind") behinds.push(set);
    if (set) return nodes.push({ kind, set, negate, next }) - 1;
    if (kind === "ahead") return nodes.push({ kind: "unsure", next: [either(branches, dead), next] }) - 1;
    if (branches.some(hasNoEnd)) others.push(build(branches.map(reversed), { maxCharacter, isSearch: true, ending: "dead" }));
    return nodes.push({ kind: "unsure", next: [next] }) - 1;
  }

  const base = new CharBase([
    ...nodes.flatMap(({ set }) => set ?? []),
    JS.createCharSet([{ kind: "any" }], { unicode: maxCharacter > 0xffff }),
  ]);
  const classesOf = cached((set) => base.split(set).reduce((mask, index) => mask | (1n << BigInt(index)), 0n));
  const all = (1n << BigInt(base.sets.length)) - 1n;
  /** What lookbehinds can distinguish, by the class of the preceding character: classes that they treat alike share a sign. */
  const signs = Map.groupBy(base.sets.keys(), (index) => behinds.map((set) => (isIn(classesOf(set), index) ? 1 : 0)).join(""));
  const signMasks = [...signs.values()].map((indices) => indices.reduce((mask, index) => mask | (1n << BigInt(index)), 0n));

  const passesBehind = ({ set, negate }, sign) => (sign === NOTHING ? false : (classesOf(set) & signMasks[sign]) !== 0n) !== negate;

  const idOf = new Map();
  const states = [];
  const stateAt = (node, sign) => {
    const key = `${node} ${sign}`;
    if (!idOf.has(key)) idOf.set(key, states.push({ node, sign }) - 1);
    return idOf.get(key);
  };

  const ways = cached((id) => {
    const { node: from, sign } = states[id];
    const found = { steps: [], isSure: false };
    const begun = new Set();
    let left = MAX_WAYS;
    const follow = (node, mask, isSure) => {
      // An iteration of a loop that reads nothing does not count.
      if (mask === 0n || begun.has(node)) return;
      left -= 1;
      if (left < 0) throw new Error("This pattern has too many ways to be judged");
      const it = nodes[node];
      if (it.kind === "accept") found.isSure ||= isSure;
      else if (it.kind === "character") found.steps.push({ mask: mask & classesOf(it.set), next: it.next });
      else if (it.kind === "split") for (const next of it.next) follow(next, mask, isSure);
      else if (it.kind === "loop") {
        begun.add(node);
        follow(it.turn, mask, isSure);
        begun.delete(node);
        follow(it.next, mask, isSure);
      } else if (it.kind === "unsure") for (const next of it.next) follow(next, mask, false);
      else if (it.kind === "behind" && passesBehind(it, sign)) follow(it.next, mask, isSure);
      else if (it.kind === "ahead") follow(it.next, mask & (it.negate ? all & ~classesOf(it.set) : classesOf(it.set)), false);
    };
    follow(from, all, true);
    // The search may also begin at any later character.
    if (from === restart) found.steps.push({ mask: all, next: restart });
    return found;
  });

  const stepsOf = cached((id) =>
    ways(id).steps.flatMap(({ mask, next }) =>
      signMasks.flatMap((signMask, sign) => ((mask & signMask) === 0n ? [] : [{ mask: mask & signMask, to: stateAt(next, sign) }])),
    ),
  );

  return {
    others,
    stepsOf,
    isSure: (id) => ways(id).isSure,
    /** The states in which a search begins: at the text's first character, or before any other. */
    first: stateAt(entry, NOTHING),
    later: signMasks.map((_, sign) => stateAt(restart, sign)),
    /** The restart state before a character of the same kind as before a given state. */
    restartLike: (id) => (states[id].sign === NOTHING ? null : stateAt(restart, states[id].sign)),
    /** A sample character of a transition's classes. */
    letterOf: cached((mask) => plainest(base.sets[bits(mask)[0]])),
  };
}

const isIn = (mask, index) => (mask & (1n << BigInt(index))) !== 0n;

function bits(mask) {
  const found = [];
  for (let index = 0; mask >> BigInt(index) > 0n; index += 1) if (isIn(mask, index)) found.push(index);
  return found;
}

function cached(work) {
  const known = new Map();
  return (key) => {
    if (!known.has(key)) known.set(key, work(key));
    return known.get(key);
  };
}

/** The single character that all branches of an assertion look at, or null when there are more or fewer. */
function singleCharacter(branches) {
  if (!branches.every(({ elements }) => elements.length === 1 && elements[0].type === "CharacterClass")) return null;
  const [first, ...rest] = branches.map(({ elements: [{ characters }] }) => characters);
  return first ? rest.reduce((set, other) => set.union(other), first) : null;
}

const partsOf = (element) => (element.alternatives ?? []).flatMap(({ elements }) => elements);

const hasNoEnd = ({ elements }) =>
  elements.some(
    (element) =>
      (element.type === "Quantifier" && element.max > MAX_TURNS) || partsOf(element).some((part) => hasNoEnd({ elements: [part] })),
  );

const reversed = ({ elements }) => ({
  elements: [...elements]
    .reverse()
    .map((element) => (element.alternatives ? { ...element, alternatives: element.alternatives.map(reversed) } : element)),
});

/** A letter, else a typeable sign, else the first character of the set. */
function plainest(set) {
  for (const [from, to] of [
    ["a", "z"],
    ["A", "Z"],
    ["0", "9"],
    ["!", "~"],
  ])
    for (let code = from.charCodeAt(0); code <= to.charCodeAt(0); code += 1) if (set.has(code)) return String.fromCharCode(code);
  return String.fromCodePoint(set.ranges[0].min);
}
