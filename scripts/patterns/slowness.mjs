import { automatonOf } from "./automaton.mjs";

/** Maximum pairs or triples of states that one search visits. */
const MAX_LOOKED_AT = 300_000;

/**
 * Finds out why a search takes more than a constant number of steps per character: a text that can be read in more than one way, over and
 * over, before it fails. Null for a pattern whose every search is linear, else the reason and the attack: `before`, and a `pump` to repeat.
 *
 * - "each start": searches from many starting characters enter the same loop (/\s+$/ on spaces). Quadratic.
 * - "two loops": two consecutive loops read the same text (/\d+\w+!/ on digits). Quadratic, and cubic with a third.
 * - "one loop twice": one iteration of a loop can be read in two ways (/(a+)+$/). Exponential.
 *
 * Only loops in which a match is not certain count: a successful search moves on by as much as it has read.
 */
export function slownessOf(pattern) {
  return slownessIn(automatonOf(pattern));
}

function slownessIn(automaton) {
  const { order, wordTo } = explore(automaton);
  const loops = loopsAmong(automaton, order);
  for (const loop of loops) {
    const found = twice(automaton, loop) ?? fromEachStart(automaton, loop);
    if (found) return { ...found, before: wordTo(found.state) };
  }
  for (const one of loops)
    for (const other of loops) {
      const found = one === other ? null : inTwo(automaton, one, other);
      if (found) return { ...found, before: wordTo(found.state) };
    }
  for (const other of automaton.others) {
    const found = slownessIn(other);
    // Read backwards.
    if (found) return { ...found, before: "", pump: [...found.pump].reverse().join("") };
  }
  return null;
}

/** The texts that cost a search the most, each as a prefix and a pump: the pattern's attack if it has one, else every loop. */
export function worstTexts(pattern) {
  const automaton = automatonOf(pattern);
  const found = slownessIn(automaton);
  const { order, wordTo } = explore(automaton);
  const texts = found ? [{ before: found.before, pump: found.pump }] : [];
  for (const { members } of loopsAmong(automaton, order, true)) {
    const state = members[0];
    const pump = wordBetween(automaton, state, state, new Set(members));
    texts.push({ before: wordTo(state), pump }, { before: "", pump: wordTo(state) + pump });
  }
  return texts;
}

/** Every state that a search reaches, and the shortest text that leads to each. */
function explore({ stepsOf, letterOf, first, later }) {
  const cameFrom = new Map([first, ...later].map((state) => [state, null]));
  for (const state of cameFrom.keys())
    for (const { mask, to } of stepsOf(state)) if (!cameFrom.has(to)) cameFrom.set(to, { state, letter: letterOf(mask) });
  const wordTo = (state) => {
    let word = "";
    for (let step = cameFrom.get(state); step; step = cameFrom.get(step.state)) word = step.letter + word;
    return word;
  };
  return { order: [...cameFrom.keys()], wordTo };
}

/**
 * The strongly connected components of the reachable states, without the search's own restart; without states in which a match is certain,
 * unless those are wanted too.
 */
function loopsAmong({ stepsOf, isSure, later }, order, areSureWanted = false) {
  const restarts = new Set(later);
  const isWanted = (state) => !restarts.has(state) && (areSureWanted || !isSure(state));
  const nextOf = (state) => stepsOf(state).flatMap(({ to }) => (isWanted(to) ? [to] : []));
  const [number, low] = [new Map(), new Map()];
  const open = [];
  const found = [];
  // Tarjan's algorithm without recursion: long patterns would overflow the stack.
  for (const root of order.filter(isWanted)) {
    if (number.has(root)) continue;
    const visits = [{ state: root, next: nextOf(root), at: 0 }];
    enter(root);
    while (visits.length > 0) {
      const visit = visits.at(-1);
      const { state } = visit;
      if (visit.at < visit.next.length) {
        const to = visit.next[visit.at++];
        if (!number.has(to)) {
          enter(to);
          visits.push({ state: to, next: nextOf(to), at: 0 });
        } else if (open.includes(to)) low.set(state, Math.min(low.get(state), number.get(to)));
        continue;
      }
      visits.pop();
      const above = visits.at(-1)?.state;
      if (above !== undefined) low.set(above, Math.min(low.get(above), low.get(state)));
      if (low.get(state) === number.get(state)) {
        const members = open.splice(open.indexOf(state));
        if (members.length > 1 || nextOf(state).includes(state)) found.push({ members, has: new Set(members) });
      }
    }
  }
  return found;

  function enter(state) {
    number.set(state, number.size);
    low.set(state, number.get(state));
    open.push(state);
  }
}

/** An iteration of the loop that can be read in two ways. */
function twice(automaton, { members, has }) {
  for (const state of members) {
    const inside = automaton.stepsOf(state).filter(({ to }) => has.has(to));
    for (const [index, { mask, to }] of inside.entries()) {
      const same = inside.find((other, at) => at > index && other.to === to && (other.mask & mask) !== 0n);
      if (same) {
        const pump = automaton.letterOf(same.mask & mask) + wordBetween(automaton, to, state, has);
        return { why: "one loop twice", state, pump };
      }
    }
  }
  const [state] = members;
  // Apart at some character, and together again.
  const pump = walk(automaton, [state, state], [state, state], [has, has], ([one, other]) => one !== other);
  return pump === null ? null : { why: "one loop twice", state, pump };
}

/** A text that leads from a new start into the loop, while a search in the loop stays there. */
function fromEachStart(automaton, { members, has }) {
  for (const state of members) {
    const start = automaton.restartLike(state);
    const pump = start === null ? null : walk(automaton, [start, state], [state, state], [null, has]);
    if (pump !== null) return { why: "each start", state, pump };
  }
  return null;
}

/** A text that stays in one loop, leads from it into another, and stays there. */
function inTwo(automaton, one, other) {
  const [from] = one.members;
  for (const to of other.members) {
    const pump = walk(automaton, [from, from, to], [from, to, to], [one.has, null, other.has]);
    if (pump !== null) return { why: "two loops", state: from, pump };
  }
  return null;
}

const wordBetween = (automaton, from, to, within) => walk(automaton, [from], [to], [within]) ?? "";

/**
 * The shortest non-empty text that leads several readers at once from their states to others, each within its allowed states (null for
 * any). With `isSeen`, only a path through a position for which it is true. Null when there is none.
 */
function walk({ stepsOf, letterOf }, from, to, within, isSeen = null) {
  const keyOf = (states, seen) => `${states.join(" ")}${seen ? " seen" : ""}`;
  const goal = keyOf(to, isSeen !== null);
  const line = [{ states: from, seen: false, back: null, letter: "" }];
  const known = new Set();
  for (const place of line) {
    for (const { mask, states } of together(place.states)) {
      const seen = isSeen !== null && (place.seen || isSeen(states));
      const key = keyOf(states, seen);
      if (known.has(key)) continue;
      known.add(key);
      if (known.size > MAX_LOOKED_AT) throw new Error("This pattern is too entangled to be judged");
      const next = { states, seen, back: place, letter: letterOf(mask) };
      if (key === goal) return wordOf(next);
      line.push(next);
    }
  }
  return null;

  function together(states) {
    let joint = [{ mask: null, states: [] }];
    for (const [index, state] of states.entries()) {
      const steps = stepsOf(state).filter(({ to }) => within[index] === null || within[index].has(to));
      joint = joint.flatMap((so) =>
        steps.flatMap(({ mask, to }) => {
          const shared = so.mask === null ? mask : so.mask & mask;
          return shared === 0n ? [] : [{ mask: shared, states: [...so.states, to] }];
        }),
      );
    }
    return joint;
  }
}

function wordOf(place) {
  let word = "";
  for (let at = place; at.back; at = at.back) word = at.letter + word;
  return word;
}
