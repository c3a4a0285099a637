import { expect, test } from "vitest";
import { JoinedBytes } from "./joined-bytes";

/** Lengths that sum up to some hundred thousand bytes. */
const PIECES = [0, 1, 1000, 30, 70_000, 1, 1, 65_536, 64_000, 5, 100_000];

test("what is put together is what came, in its order, whatever the pieces", () => {
  const joined = new JoinedBytes();
  const pieces = PIECES.map((length, place) => Uint8Array.from({ length }, (_, index) => (place + index * 7) % 251));
  for (const piece of pieces) joined.add(piece);
  expect(Buffer.concat(joined.blocks()).equals(Buffer.concat(pieces))).toBe(true);
  joined.clear();
  expect(Buffer.concat(joined.blocks())).toHaveLength(0);
});

test("a body that comes byte by byte is kept in few blocks, with at most about as much room as it has bytes", () => {
  const joined = new JoinedBytes();
  for (let sent = 0; sent < 200_000; sent += 1) joined.add(Uint8Array.of(sent % 256));
  const blocks = joined.blocks();
  expect(blocks.length).toBeLessThan(12);
  expect(blocks.reduce((sum, { buffer }) => sum + buffer.byteLength, 0)).toBeLessThan(200_000 + 65_537);
  const few = new JoinedBytes();
  for (let sent = 0; sent < 20; sent += 1) few.add(Uint8Array.of(sent));
  expect(few.blocks().map(({ buffer }) => buffer.byteLength)).toEqual([1024]);
});
