import { expect, test } from "vitest";
import { type RoleChange, undoneRoles } from "./undone-roles";

/** Changes as "by what person", a minute apart: "a given t". The site itself is "-". */
const changes = (...said: string[]): RoleChange[] =>
  said.map((line, minute) => {
    const [by = "", what, personId = ""] = line.split(" ");
    return { by: by === "-" ? null : by, what: what as RoleChange["what"], personId, at: new Date(minute * 60_000) };
  });

const undone = (said: string[], wasOpened = (_: string) => false) => {
  const { roles, suspects, suspended } = undoneRoles(changes(...said), "a", wasOpened);
  return { roles: Object.fromEntries(roles), suspects: [...suspects].sort(), suspended: [...suspended] };
};

test("whom a stopped admin made an admin is none, and from whom they took the role is one again", () => {
  expect(undone(["a given t", "a taken b"])).toEqual({ roles: { t: false, b: true }, suspects: ["a", "t"], suspended: [] });
});

test("so it is with what those did, and those after them, also with each other and with the stopped one", () => {
  const said = ["a given t", "t given u", "u given v", "v taken t", "v given t", "t taken b", "u taken a", "t suspended c"];
  expect(undone(said)).toEqual({
    roles: { t: false, u: false, v: false, b: true, a: true },
    suspects: ["a", "t", "u", "v"],
    suspended: ["c"],
  });
});

test("what another admin, or the site, has decided since stays, and whom they made an admin is no suspect", () => {
  const said = ["a given t", "a taken b", "o taken t", "o given t", "- given b", "t given n", "a suspended c", "o restored c"];
  expect(undone(said)).toEqual({ roles: {}, suspects: ["a"], suspended: [] });
});

test("whom another admin made one again after a stopped one took the role is theirs, and what the stopped one does then counts anew", () => {
  expect(undone(["a taken b", "o given b", "a taken b"]).roles).toEqual({ b: true });
  expect(undone(["a given t", "o taken t", "a given t"]).roles).toEqual({ t: false });
});

test("from whom they took it and gave it back is an admin as before, unless a link into that account was asked for meanwhile", () => {
  const said = ["a taken b", "a given b", "b given n"];
  expect(undone(said)).toEqual({ roles: { b: true }, suspects: ["a"], suspended: [] });
  expect(undone(said, (id) => id === "b")).toEqual({ roles: { b: false, n: false }, suspects: ["a", "b", "n"], suspended: [] });
});

test("whose role is taken once more after such a link is none either", () => {
  expect(undone(["a taken b", "a given b", "b taken a", "a taken b"], () => true).roles.b).toBe(false);
});

test("who made the stopped one an admin is named, and who made those, whether or not they are suspects", () => {
  const said = ["m given n", "n given a", "a given t", "o given p"];
  expect([...undoneRoles(changes(...said), "a", () => false).makers].sort()).toEqual(["m", "n"]);
});
