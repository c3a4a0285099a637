import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type KeyOrder, withKnownPlace } from "./page-by-key";

const ID = "6f1c1c1e-3a55-4c7e-9f39-0d6a2f1b7a10";
const order: KeyOrder = {
  parts: [
    [sql`created_at`, "time"],
    [sql`id`, "id"],
  ],
  isDown: true,
};
const place = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString("base64url");
const KNOWN = place("2026-11-29T05:00:00.000000Z", ID);

test("a place of a row of this order is kept, on either side", () => {
  expect(withKnownPlace({ after: KNOWN, before: null }, order)).toEqual({ after: KNOWN, before: null });
  expect(withKnownPlace({ after: null, before: KNOWN }, order)).toEqual({ after: null, before: KNOWN });
});

test.each([
  ["what is no place", "garbage"],
  ["nothing", ""],
  ["a place of an order with fewer parts", place(ID)],
  ["one with its parts the other way round", place(ID, "2026-11-29T05:00:00.000000Z")],
  ["a day that there is not", place("2026-02-31T05:00:00.000000Z", ID)],
  ["figures for words", place(1, 2)],
  ["a list that is none", Buffer.from('{"length":2}').toString("base64url")],
])("%s is none, on either side: the list begins anew, and says so", (_, given) => {
  const params = { after: given, before: given, query: "kept" };
  expect(withKnownPlace(params, order)).toEqual({ after: null, before: null, query: "kept" });
});
