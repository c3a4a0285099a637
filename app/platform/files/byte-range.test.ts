import fc from "fast-check";
import { expect, test } from "vitest";
import { readByteRange } from "./byte-range";

test("a range names its first and last byte, its first alone, or how many of the last", () => {
  expect(readByteRange("bytes=0-99", 1000)).toEqual({ start: 0, end: 99 });
  expect(readByteRange("bytes=900-", 1000)).toEqual({ start: 900, end: 999 });
  expect(readByteRange("bytes=-100", 1000)).toEqual({ start: 900, end: 999 });
  expect(readByteRange("bytes=500-5000", 1000)).toEqual({ start: 500, end: 999 });
});

test("beyond the end there is nothing, and what is no range means all", () => {
  expect(readByteRange("bytes=1000-", 1000)).toBe("unsatisfiable");
  expect(readByteRange("bytes=-0", 1000)).toBe("unsatisfiable");
  for (const header of [null, "", "bytes=-", "bytes=9-3", "lines=1-2", "bytes=a-b"]) expect(readByteRange(header, 1000)).toBeNull();
});

test("several parts at once are refused, however many", () => {
  for (const header of ["bytes=0-0,0-0", `bytes=${"0-1,".repeat(1000)}2-3`]) expect(readByteRange(header, 1000)).toBe("unsatisfiable");
});

test("a range lies within the file, whatever is asked for", () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 10_000 }), (first, last, size) => {
      const range = readByteRange(`bytes=${first}-${last}`, size);
      if (range === null || range === "unsatisfiable") return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeLessThan(size);
      expect(range.start).toBeLessThanOrEqual(range.end);
    }),
  );
});
