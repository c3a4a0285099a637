import { expect, test } from "vitest";
import { makeLine } from "./measured-line";

/** A line of one at a time whose turns last as long as the test says. */
function aLine({ atOnce = 1, mostMs = 2000 } = {}) {
  let at = 0;
  const line = makeLine({ atOnce, mostMs: () => mostMs, now: () => at });
  const served: string[] = [];
  let leave: (() => void) | null = null;
  const come = async (name: string, goesFirst = false) => {
    const given = await line.enter(goesFirst);
    if (!given) return "refused";
    served.push(name);
    leave = given;
    return "served";
  };
  const turn = async (milliseconds: number) => {
    await new Promise((resolve) => setImmediate(resolve));
    at += milliseconds;
    leave?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { line, come, turn, served, pass: (milliseconds: number) => (at += milliseconds) };
}

test("who comes while there is room is served at once, the others one after the other", async () => {
  const { come, turn, served } = aLine();
  for (const name of ["a", "b", "c"]) void come(name);
  for (let turns = 0; turns < 3; turns++) await turn(10);
  expect(served).toEqual(["a", "b", "c"]);
});

test("the newest is refused who would wait longer than the most, by how long turns have lasted; who waits already is served", async () => {
  const { come, turn, served } = aLine({ mostMs: 1000 });
  const early = Array.from({ length: 20 }, (_, index) => come(`early ${index}`));
  for (let turns = 0; turns < 10; turns++) await turn(200);
  // Ten wait, each for 200 ms by what was measured.
  expect(await come("late")).toBe("refused");
  for (let turns = 0; turns < 10; turns++) await turn(1);
  expect(await Promise.all(early)).not.toContain("refused");
  expect(served.filter((name) => name.startsWith("early"))).toHaveLength(20);
  expect(await come("later")).toBe("served");
});

test("so is the newest when the first of those who wait has waited that long, whatever was measured before", async () => {
  const { come, pass } = aLine({ mostMs: 1000 });
  void come("served for ever");
  const waiting = come("waiting");
  pass(1001);
  expect(await come("new")).toBe("refused");
  void waiting;
});

test("who goes first passes all others and is never refused", async () => {
  const { come, turn, served, pass } = aLine({ mostMs: 1000 });
  for (const name of ["served", "waiting"]) void come(name);
  pass(5000);
  expect(await come("new")).toBe("refused");
  const first = come("first", true);
  await turn(1);
  expect(await first).toBe("served");
  await turn(1);
  expect(served).toEqual(["served", "first", "waiting"]);
});

test("so many are served at once", async () => {
  const { line } = aLine({ atOnce: 2 });
  const [one, two] = await Promise.all([line.enter(), line.enter()]);
  let isServed = false;
  void line.enter().then(() => {
    isServed = true;
  });
  expect(isServed).toBe(false);
  one?.();
  await new Promise((resolve) => setImmediate(resolve));
  expect(isServed).toBe(true);
  expect(two).not.toBeNull();
});
