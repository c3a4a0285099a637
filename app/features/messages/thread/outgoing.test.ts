import { expect, test } from "vitest";
import { readOutgoing, resultOf } from "./outgoing";

const item = { key: "a", text: "Hello", at: "2026-12-01T12:00:00Z" };

test("one that was taken leaves, one that was not says why and waits for the person, one without an answer is sent again", () => {
  expect(resultOf({ ok: true, key: "a" })).toBe("done");
  expect(resultOf({ ok: false, key: "a", text: "Hello", errors: { form: "messages.refusedTooManyMessages" } })).toEqual({
    held: "messages.refusedTooManyMessages",
  });
  expect(resultOf({ ok: false, key: "a", text: "", errors: { text: "messages.textMissing" } })).toEqual({ held: "messages.textMissing" });
  expect(resultOf({ ok: false, key: "a", text: "Hello", errors: {} })).toEqual({ held: "messages.failed" });
  expect(resultOf({ failed: true })).toEqual({ held: "messages.failed" });
  expect(resultOf({ away: "offline" })).toEqual({ away: "offline" });
});

test("what the window kept is read again, and what it did not write itself is left out", () => {
  expect(readOutgoing(JSON.stringify([{ ...item, problem: "messages.unsent" }]))).toEqual([item]);
  for (const odd of ["", "null", "[1]", '{"a":1}', "[{"]) expect(readOutgoing(odd)).toEqual([]);
});
