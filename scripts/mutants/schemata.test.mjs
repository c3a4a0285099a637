import { transformWithOxc } from "vite";
import { expect, test } from "vitest";
import { findMutants } from "./find.mjs";
import { SWITCH, TURN, withMutants } from "./schemata.mjs";

function guard() {
  let turns = 0;
  return () => {
    turns += 1;
    if (turns > 100) throw new Error("The loop does not end.");
  };
}

/** Evaluates `ask` on a module's exports for each of its mutants, and returns those whose answer equals the original's. */
async function survivors(source, ask, file = "sample.ts") {
  const mutants = findMutants(file, source).map((mutant, index) => ({ ...mutant, id: index + 1 }));
  const { code } = await transformWithOxc(withMutants(file, source, mutants), file, { jsx: { runtime: "classic", pragma: "element" } });
  const load = new Function(SWITCH, TURN, "element", `${code.replaceAll("export ", "")}; return asked;`);
  const element = (name, properties) => ({ name, ...properties });
  const answer = (active) => {
    try {
      return JSON.stringify(ask(load((id) => id === active, guard(), element)));
    } catch {
      return "threw";
    }
  };
  return mutants.filter(({ id }) => answer(id) === answer(0)).map(({ kind, original, mutated }) => `${kind}: ${original} => ${mutated}`);
}

const RULE = "export function asked(hours: number): number { return hours >= 24 ? 100 : 0; }";

test("a question at the edge kills every mutant of a rule", async () => {
  expect(await survivors(RULE, (refund) => [refund(24), refund(23)])).toEqual([]);
});

test("without the edge the moved bound survives", async () => {
  const alive = await survivors(RULE, (refund) => [refund(48), refund(0)]);
  expect(alive).toEqual(["bound: hours >= 24 => hours > 24", "number: 24 => 25", "number: 24 => 23"]);
});

test("mutants inside of mutants all have their turn", async () => {
  const nested = "export const asked = (a: number, b: number, c: number) => (a < b && b < c) || a * b > c - 1;";
  const points = [0, 1, 2, 3, 4].flatMap((a) => [0, 1, 2, 3, 4].flatMap((b) => [0, 1, 2, 3, 4].map((c) => [a, b, c])));
  expect(await survivors(nested, (holds) => points.map(([a, b, c]) => holds(a, b, c)))).toEqual([]);
});

test("a loop that no longer ends is noticed", async () => {
  const loop =
    "export const asked = (to: number) => { const all = []; for (let at = 1; at <= to; at += 1) { all.push(at); } return all; };";
  expect(await survivors(loop, (count) => [count(0), count(3)])).toEqual([]);
});

test("an attribute that is left out is missing, the others stay", async () => {
  const screen = 'export const asked = () => <input id="a" required name={`b`} />;';
  expect(await survivors(screen, (draw) => draw(), "sample.tsx")).toEqual([]);
  expect(await survivors(screen, (draw) => draw().name, "sample.tsx")).toEqual([
    'attribute: id="a" => (removed)',
    "attribute: required => (removed)",
  ]);
});

test("a field that is left out of an update is missing", async () => {
  const verb = "export const asked = (db: any) => db.set({ link: null, at: 1 }).where(2);";
  const db = { set: (fields) => ({ where: (condition) => ({ fields, condition }) }) };
  expect(await survivors(verb, (update) => update(db))).toEqual([]);
  expect(await survivors(verb, (update) => Object.keys(update(db).fields))).toEqual(expect.arrayContaining(["number: 1 => 2"]));
});
