import { expect, test } from "vitest";
import { z } from "zod";
import { compareChanges, readChanges, switchSchema } from "./field-changes";

const SCHEMAS = { name: z.string().trim().max(5, "long"), bio: z.string(), mails: switchSchema };

test("only what changed is looked at", () => {
  const read = readChanges(SCHEMAS, { name: " Ann ", "was.name": "Bob", bio: "same", "was.bio": "same" });
  expect(read).toEqual({ changes: { name: { was: "Bob", value: "Ann" } }, errors: {} });
});

test("an old value that no longer fits its rules is left alone until it is changed", () => {
  expect(readChanges(SCHEMAS, { name: "far too long", "was.name": "far too long" })?.errors).toEqual({});
  expect(readChanges(SCHEMAS, { name: "even far longer", "was.name": "far too long" })?.errors).toEqual({ name: "long" });
});

test("a field that is none, or does not say what it was, makes the whole form strange", () => {
  expect(readChanges(SCHEMAS, { role: "admin", "was.role": "" })).toBeNull();
  expect(readChanges(SCHEMAS, { name: "Ann" })).toBeNull();
  expect(readChanges(SCHEMAS, { "was.bio": "text" })).toBeNull();
  expect(readChanges(SCHEMAS, { name: ["Ann", "Bob"], "was.name": "" })).toBeNull();
  expect(readChanges(SCHEMAS, { constructor: "x", "was.constructor": "" })).toBeNull();
});

test("a switch that a form leaves out is off", () => {
  expect(readChanges(SCHEMAS, { "was.mails": "true" })?.changes).toEqual({ mails: { was: "true", value: "false" } });
  expect(readChanges(SCHEMAS, { mails: "true", "was.mails": "true" })?.changes).toEqual({});
});

test("line breaks of a form are no change", () => {
  expect(readChanges(SCHEMAS, { bio: "a\r\nb", "was.bio": "a\nb" })?.changes).toEqual({});
});

test("a change is made to what it was based on, and told when somebody else was faster", () => {
  const current = { name: "Eve", bio: "old", mails: "true" };
  const compared = compareChanges(current, { name: { was: "Bob", value: "Ann" }, bio: { was: "old", value: "new" } });
  expect(compared).toEqual({ fresh: { bio: "new" }, stale: { name: "Eve" }, isStale: true });
});

test("wanting what is there already is no conflict", () => {
  expect(compareChanges({ name: "Ann", bio: "", mails: "true" }, { name: { was: "Bob", value: "Ann" } })).toEqual({
    fresh: {},
    stale: {},
    isStale: false,
  });
});
