import { expect, test } from "vitest";
import { findMutants } from "./find.mjs";

/** The mutants found, as "kind: original => mutated". */
const found = (source, file = "sample.ts") =>
  findMutants(file, source).map(({ kind, original, mutated }) => `${kind}: ${original} => ${mutated}`);

test("a condition is held to be always and never true, and a guard's early exit is named", () => {
  expect(found("function f(a) { if (a) return 1; if (a) b = a; }")).toEqual([
    "condition: if (a) => if (true)",
    "early exit: if (a) => if (false)",
    "number: 1 => 2",
    "number: 1 => 0",
    "condition: if (a) => if (true)",
    "condition: if (a) => if (false)",
  ]);
});

test("bounds move by one step, equality turns round, negations go", () => {
  expect(found("x = a < b")).toEqual(["bound: a < b => a <= b"]);
  expect(found("x = a === b")).toEqual(["condition: a === b => a !== b"]);
  expect(found("x = !a")).toEqual(["condition: !a => a"]);
});

test("of joined conditions each part is left out, and they are joined the other way", () => {
  expect(found("x = a && b")).toEqual(["logical: a && b => a || b", "logical: a && b => a", "logical: a && b => b"]);
});

test("arithmetic turns round, text that is put together stays", () => {
  expect(found("x = a * b")).toEqual(["arithmetic: a * b => a / b"]);
  expect(found('x = "a" + b + c')).toEqual([]);
});

test("fallbacks go: one side of ??, the question mark of a chain", () => {
  expect(found("x = a ?? b")).toEqual(["fallback: a ?? b => a", "fallback: a ?? b => b"]);
  expect(found("x = a?.b?.(c)")).toEqual(["fallback: a?.b?.(c) => a?.b(c)", "fallback: a?.b?.(c) => a.b?.(c)"]);
});

test("calls whose answer nobody takes are removed, awaited ones too", () => {
  expect(found("async function f() { tell(); await send(); }")).toEqual(["call: tell(); => (removed)", "call: await send(); => (removed)"]);
});

test("neighbouring arguments are swapped, but not where their order means nothing", () => {
  expect(found("x = share(total, percent)")).toEqual(["arguments: share(total, percent) => share(percent, total)"]);
  expect(found("x = Math.max(a, b)")).toEqual([]);
  expect(found("x = proportion(total, percent)")).toEqual([]);
});

test("a WHERE loses each of its parts, and altogether", () => {
  expect(found("q = db.select().from(t).where(and(own, open))")).toEqual([
    "where: .where(and(own, open)) => (removed)",
    "where: own => (removed from and)",
    "where: open => (removed from and)",
  ]);
  expect(found("c = lt(t.at, now)")).toEqual(["arguments: lt(t.at, now) => lt(now, t.at)", "bound: lt(t.at, now) => lte(t.at, now)"]);
});

test("so does written SQL, whose BETWEEN keeps its AND", () => {
  expect(found("q = sql`select 1 from t where a = ${b} and c > ${d} order by e`").filter((each) => each.startsWith("where"))).toEqual([
    "where: a = ${b} => (removed)",
    "where: and c > ${d} => (removed)",
  ]);
  expect(found("q = sql`select 1 from t where (a between ${b} and ${c}) limit 1`")).toEqual([
    "where: where (a between ${b} and ${c}) => (removed)",
  ]);
});

test("an update loses each of its fields, an answer each of its headers", () => {
  expect(found("q = db.update(t).set({ a, link: null })")).toEqual(["field: a => (removed)", "field: link: null => (removed)"]);
  expect(found('h = { "cache-control": a }')).toEqual(['field: "cache-control": a => (removed)']);
});

test("elements lose the attributes that mean something, and keep their looks", () => {
  expect(found('x = <input className="wide" name="email" required aria-describedby={id} />', "sample.tsx")).toEqual([
    'attribute: name="email" => (removed)',
    "attribute: required => (removed)",
    "attribute: aria-describedby={id} => (removed)",
  ]);
});

test("types, names of properties and addresses of imports stay", () => {
  expect(found('import { a } from "b";\ntype C = "d" | 1;\nconst e: { f: 2 } = g as { f: 2 };')).toEqual([]);
});

test("a mutant says its line", () => {
  expect(findMutants("sample.ts", "const a = b;\n\nconst c = a > b;")[0].line).toBe(3);
});
