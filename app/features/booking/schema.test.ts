import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { consultationRequestSchema } from "#app/routes/functions/consultation-request";
import { actionPostSchema } from "./life/action-post";
import { matchFormSchema, matchRequestSchema } from "./schema";

const match = { requested_topic: "Finance", requested_time: null, duration_minutes: 30, urgency: "normal" };
const booking = {
  adviser_id: randomUUID(),
  topic_name: "Finance",
  scheduled_time: "2026-12-01T10:00Z",
  duration_minutes: 30,
  urgency: "normal",
  pricing: { base_price: 5000, surge_multiplier: 1, rush_fee: 0, total_price: 5000 },
};
const reasons = (schema: typeof matchRequestSchema | typeof consultationRequestSchema | typeof matchFormSchema, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? [] : [...new Set(result.error.issues.map(({ message }) => message))];
};

test("a match request is the documented one, with 30 minutes and normal urgency when nothing is said", () => {
  expect(reasons(matchRequestSchema, match)).toEqual([]);
  expect(matchRequestSchema.parse({ requested_topic: " Finance " })).toEqual(match);
});

test("the duration options are 15, 30, 45, 60 and 90 minutes, as numbers", () => {
  for (const duration_minutes of [15, 30, 45, 60, 90]) expect(reasons(matchRequestSchema, { ...match, duration_minutes })).toEqual([]);
  for (const duration_minutes of [17, 0, -30, 30.5, "30", null, Number.NaN, Number.POSITIVE_INFINITY, [30]])
    expect(reasons(matchRequestSchema, { ...match, duration_minutes })).toEqual(["booking.durationUnknown"]);
});

test("urgency is normal or rush", () => {
  expect(reasons(matchRequestSchema, { ...match, urgency: "rush" })).toEqual([]);
  for (const urgency of ["Rush", "high", "", 1, null])
    expect(reasons(matchRequestSchema, { ...match, urgency })).toEqual(["booking.urgencyUnknown"]);
});

test("a character that cannot be kept is no part of a topic, and is dropped from a note and a reason", () => {
  expect(reasons(matchRequestSchema, { ...match, requested_topic: "Fin\u0000ance" })).toEqual(["matching.topicUnknown"]);
  expect(reasons(consultationRequestSchema, { ...booking, topic_name: "\u0000" })).toEqual(["matching.topicUnknown"]);
  expect(consultationRequestSchema.parse({ ...booking, note: "a\u0000b" }).note).toBe("ab");
  expect(actionPostSchema.parse({ reason: "\u0000no" }).reason).toBe("no");
});

test("without a topic: 'Please select a topic and ensure you're logged in'", () => {
  for (const requested_topic of [undefined, null, "", "  ", 7])
    expect(reasons(matchRequestSchema, { ...match, requested_topic })).toEqual(["matching.topicNeeded"]);
});

test("fields that are not documented are refused, also those that prototypes have", () => {
  expect(reasons(matchRequestSchema, { ...match, price: 1 })).toHaveLength(1);
  expect(reasons(consultationRequestSchema, { ...booking, client_id: randomUUID() })).toHaveLength(1);
  expect(
    reasons(consultationRequestSchema, JSON.parse(`${JSON.stringify(booking).slice(0, -1)},"constructor":{"prototype":{"a":1}}}`)),
  ).toHaveLength(1);
  expect(({} as { a?: number }).a).toBeUndefined();
});

test("a shown price is whole, not negative and finite, or it is refused", () => {
  expect(reasons(consultationRequestSchema, booking)).toEqual([]);
  const bad = [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, "5000", null, {}, 2 ** 53];
  for (const total_price of bad) {
    expect(reasons(consultationRequestSchema, { ...booking, pricing: { ...booking.pricing, total_price } })).toEqual([
      "booking.priceUnreadable",
    ]);
  }
  for (const surge_multiplier of [0.01, 0, 2.1, "1", Number.NaN]) {
    expect(reasons(consultationRequestSchema, { ...booking, pricing: { ...booking.pricing, surge_multiplier } })).toEqual([
      "booking.priceUnreadable",
    ]);
  }
});

test("whatever is sent, the rules answer and never throw", () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), fc.jsonValue(), (anything, json) => {
      for (const schema of [matchRequestSchema, consultationRequestSchema, matchFormSchema])
        for (const sent of [anything, { ...match, requested_time: json, time_zone: anything }]) {
          const { success, error } = schema.safeParse(sent);
          expect(success).toBe(error === undefined);
          for (const { message } of error?.issues ?? []) expect(message).toMatch(/^[a-z]\w*\.\w+$|^(Unrecognized|Invalid)/);
        }
    }),
  );
});

test("the search form takes blank fields as not given", () => {
  const form = { requested_topic: "Finance", requested_time: "", duration_minutes: "45", urgency: "rush", time_zone: "", advisor: "" };
  expect(matchFormSchema.parse(form)).toEqual({ requested_topic: "Finance", requested_time: null, duration_minutes: 45, urgency: "rush" });
  expect(reasons(matchFormSchema, { ...form, duration_minutes: "17" })).toEqual(["booking.durationUnknown"]);
  expect(reasons(matchFormSchema, { ...form, requested_topic: " " })).toEqual(["matching.topicNeeded"]);
});
