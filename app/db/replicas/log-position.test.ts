import { expect, test } from "vitest";
import { formatPosition, LOG_START, latest, readPosition } from "./log-position";

test("a position is compared as the number it is, whatever it looks like", () => {
  expect(readPosition("16/B374D848")).toBe(0x16b374d848n);
  for (const text of ["16/B374D848", "0/1", "FFFFFFFF/0"]) expect(formatPosition(readPosition(text)!)).toBe(text);
  expect(latest(readPosition("2/0")!, readPosition("1/FFFFFFFF")!, LOG_START)).toBe(0x200000000n);
  expect(latest(readPosition("10/0")!, readPosition("9/0")!)).toBe(0x1000000000n);
});

test.each(["", "0", "16", "/", "1/", "16/B374D8481", "16-B3", "16/b3 ", "x/y", null, undefined])("%j is no position", (text) => {
  expect(readPosition(text)).toBeNull();
});
