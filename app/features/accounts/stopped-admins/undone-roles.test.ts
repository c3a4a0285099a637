import { expect, test } from "vitest";
import { isSuspect, type RoleChange, type Suspicion, undoneRoles } from "./undone-roles";

const at = (minute: number) => new Date(minute * 60_000);

/** Changes in order, one a minute: who ("-" for the configuration), what, whom. */
const changes = (...said: string[]): RoleChange[] =>
  said.map((line, minute) => {
    const [by = "", what = "", personId = ""] = line.split(" ");
    const ended = what === "restored" ? { reason: "x", since: "then" } : undefined;
    return { by: by === "-" ? null : by, what: what as RoleChange["what"], personId, at: at(minute), ended };
  });

const STOPPED: Suspicion = { id: "a", from: at(0), to: null };

const undone = (said: string[], ...reported: Suspicion[]) => {
  const { roles, suspicions, suspended } = undoneRoles(changes(...said), [STOPPED, ...reported]);
  const standing = suspicions.filter(({ to }) => to === null).map(({ id }) => id);
  return { roles: Object.fromEntries(roles), suspects: standing.sort(), suspended: Object.fromEntries(suspended) };
};

test("whom a stopped admin made an admin is none, and from whom they took the role is one again", () => {
  expect(undone(["a given t", "a taken b"])).toEqual({ roles: { t: false, b: true }, suspects: ["a", "t"], suspended: {} });
});

test("so it is with what those did, and those after them, also with each other and with the stopped one", () => {
  const said = ["a given t", "t given u", "u given v", "v taken t", "v given t", "t taken b", "u taken a", "t suspended c"];
  expect(undone(said)).toEqual({
    roles: { t: false, u: false, v: false, b: true, a: true },
    suspects: ["a", "t", "u", "v"],
    suspended: { c: null },
  });
});

test("what another admin, or the configuration, has decided since stays, and whom they made an admin is no suspect", () => {
  const said = ["a given t", "a taken b", "o taken t", "o given t", "- given b", "t given n", "a suspended c", "o restored c"];
  expect(undone(said)).toEqual({ roles: {}, suspects: ["a"], suspended: {} });
});

test("whom another admin made one again after a stopped one took the role is theirs, and what the stopped one does then counts anew", () => {
  expect(undone(["a taken b", "o given b", "a taken b"]).roles).toEqual({ b: true });
  expect(undone(["a given t", "o taken t", "a given t"]).roles).toEqual({ t: false });
});

test("what somebody did while they had the role through a stopped one is suspicious also once another took it", () => {
  const { suspicions } = undoneRoles(changes("a given t", "t given n", "o taken t", "o given t", "t given p"), [STOPPED]);
  expect([1, 4].map((minute) => isSuspect(suspicions, "t", at(minute)))).toEqual([true, false]);
});

test("whoever was an admin before is one after, whatever was done with their role between, and no suspect", () => {
  expect(undone(["a taken b", "a given b", "b given n"])).toEqual({ roles: { b: true }, suspects: ["a"], suspended: {} });
});

test.each([
  ["a restored m", { roles: {}, suspects: ["a", "m"], suspended: { m: { reason: "x", since: "then" } } }],
  ["a suspended m, a restored m", { roles: {}, suspects: ["a"], suspended: { m: null } }],
  ["a restored m, o suspended m", { roles: {}, suspects: ["a"], suspended: {} }],
  ["a restored m, a suspended m", { roles: {}, suspects: ["a", "m"], suspended: { m: { reason: "x", since: "then" } } }],
  ["a restored m, m given u", { roles: { u: false }, suspects: ["a", "m", "u"], suspended: { m: { reason: "x", since: "then" } } }],
])("reinstating somebody is giving them power: %s", (said, stood) => {
  expect(undone(said.split(", "))).toEqual(stood);
});

test("whose owner has said lately that it was not them settles nothing by what was done before", () => {
  const said = ["a given t", "b taken t", "b given t"];
  expect(undone(said).roles).toEqual({});
  expect(undone(said, { id: "b", from: at(0), to: at(5) }).roles).toEqual({ t: false });
});

test("what the owner does after they said so is their own word", () => {
  const said = ["a given t", "b taken t", "b given t"];
  expect(undone(said, { id: "b", from: at(0), to: at(0.5) }).roles).toEqual({});
});

test("by the word of whoever became an admin lately nobody has power from them who had been an admin longer, and what those did stands", () => {
  const said = ["r given a", "r taken b", "a given b", "b taken a", "r suspended c", "a restored c", "a given n", "n taken c"];
  expect(undone(said)).toEqual({ roles: { n: false, c: true }, suspects: ["a", "n"], suspended: {} });
  expect(undone(said, { id: "r", from: at(0), to: null })).toEqual({
    roles: { b: true, n: false, c: true },
    suspects: ["a", "n", "r"],
    suspended: {},
  });
});

test("what was put back after an earlier word, which knew less, is again as somebody else has decided", () => {
  const read = changes("b given u", "b taken d", "a given d", "d taken u");
  expect(Object.fromEntries(undoneRoles(read, [STOPPED]).roles)).toEqual({ d: false, u: true });
  const both: Suspicion[] = [STOPPED, { id: "b", from: at(0), to: null }];
  expect(Object.fromEntries(undoneRoles(read, both, ["d", "u"]).roles)).toEqual({ d: true, u: false });
  expect(Object.fromEntries(undoneRoles(read, both).roles)).toEqual({ d: true });
});
