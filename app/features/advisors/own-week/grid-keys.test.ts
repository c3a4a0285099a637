import { expect, test } from "vitest";
import { cellBeside } from "./grid-keys";

test.each([
  ["ArrowDown", "2026-11-24T09:30"],
  ["ArrowUp", "2026-11-24T08:30"],
  ["ArrowLeft", "2026-11-23T09:00"],
  ["ArrowRight", "2026-11-25T09:00"],
  ["Enter", null],
])("from 9:00, %s leads to %s", (key, next) => {
  expect(cellBeside("2026-11-24T09:00", key)).toBe(next);
});
