import { expect, test } from "vitest";
import { PrimaryPositions } from "./primary-positions";

/** A primary sampled every quarter of a second until `until`, advancing by a hundred each time. */
function asked(until: number) {
  const positions = new PrimaryPositions();
  for (let at = 0, position = 0n; at <= until; at += 250, position += 100n) positions.note(at, position);
  return positions;
}

test("a replica may be half a second behind, and while too little is known nothing is read from one", () => {
  expect(asked(0).neededBy("")).toBeNull();
  expect(asked(250).floor()).toBeNull();
  expect(asked(500).neededBy("ada")).toBe(0n);
  expect(asked(1000).neededBy("ada")).toBe(200n);
  // Last sampled a while ago, the replica is compared with what was known then.
  expect(asked(60_000).floor()).toBe(23_800n);
});

test("who was told of a change reads where it is, first from the primary", () => {
  const positions = asked(1000);
  positions.tell(1001, "ada");
  expect(positions.neededBy("ada")).toBeNull();
  expect(positions.neededBy("grace")).toBe(200n);
  positions.note(1250, 500n);
  expect(positions.neededBy("ada")).toBe(500n);
  expect(positions.neededBy("grace")).toBe(300n);
  positions.note(1500, 600n);
  expect(positions.neededBy("ada")).toBe(500n);
  positions.note(1750, 700n);
  positions.note(2000, 800n);
  expect(positions.neededBy("ada")).toBe(600n);
});

test("what everybody is told of holds for everybody", () => {
  const positions = asked(1000);
  positions.tell(1001);
  expect([positions.neededBy("ada"), positions.neededBy("")]).toEqual([null, null]);
  positions.note(1250, 500n);
  expect([positions.neededBy("ada"), positions.neededBy("")]).toEqual([500n, 500n]);
  for (let at = 1500; at < 30_000; at += 250) positions.note(at, 900n);
  expect(positions.neededBy("")).toBe(900n);
});

test("a primary is silent when it was not heard of for two seconds", () => {
  expect(new PrimaryPositions().isSilent(0)).toBe(true);
  expect(asked(1000).isSilent(3000)).toBe(false);
  expect(asked(1000).isSilent(3001)).toBe(true);
});
