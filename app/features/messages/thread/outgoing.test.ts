import { expect, test } from "vitest";
import { afterAnswer, nextOf, type Outgoing, readOutgoing } from "./outgoing";

const item = (key: string, problem: string | null = null): Outgoing => ({ key, text: key, at: "2026-12-01T12:00:00Z", problem });

test("messages are sent in the order they were written: behind one that waits, all wait", () => {
  expect(nextOf([item("a"), item("b")])?.key).toBe("a");
  expect(nextOf([item("a", "messages.unsent"), item("b")])).toBeNull();
  expect(nextOf([])).toBeNull();
});

test("one that was taken leaves, and one that was not says why and stays", () => {
  expect(afterAnswer([item("a"), item("b")], "a", null)).toEqual([item("b")]);
  expect(afterAnswer([item("a"), item("b")], "a", "messages.unsent")).toEqual([item("a", "messages.unsent"), item("b")]);
});

test("what the window kept is tried again, and what it did not write itself is left out", () => {
  expect(readOutgoing(JSON.stringify([item("a", "messages.unsent")]))).toEqual([item("a")]);
  for (const odd of ["", "null", "[1]", '{"a":1}', "[{"]) expect(readOutgoing(odd)).toEqual([]);
});
