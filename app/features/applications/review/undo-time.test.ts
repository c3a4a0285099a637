import { expect, test } from "vitest";
import { UNDO_SECONDS } from "#app/features/audit/limits";
import { isUndoable } from "./undo-time";

const decided = new Date("2026-06-01T09:00:00Z");
const later = (seconds: number) => new Date(decided.getTime() + seconds * 1000);

test("a decision can be undone for a minute, and not at its end", () => {
  expect(UNDO_SECONDS).toBe(60);
  expect([isUndoable(decided, decided), isUndoable(decided, later(59.999)), isUndoable(decided, later(60))]).toEqual([true, true, false]);
});

test("what is not decided cannot be undone", () => {
  expect(isUndoable(null, decided)).toBe(false);
});
