import { expect, test } from "vitest";
import { translatorFor } from "#app/languages/all-texts.server";
import { requestedTerms } from "./requested-terms.server";

const t = translatorFor("en", "booking");
const reader = { language: "en", locale: "en-GB", timeZone: "UTC" } as unknown as Parameters<typeof requestedTerms>[0]["reader"];
const rules = { rushPercent: 15 };
const asked = {
  topicName: "Business Strategy",
  scheduledTime: new Date("2026-12-02T12:00:00Z"),
  durationMinutes: 30,
  totalPrice: 50_00,
  currency: "USD",
  urgency: "normal" as "normal" | "rush",
};
const terms = (change: Partial<typeof asked>, before?: Partial<typeof asked>) =>
  requestedTerms({ consultation: { ...asked, ...change }, replaces: before && { ...asked, ...before }, reader, rules, t });

test("a request that takes no other's place says its terms, and of haste only where there is some", () => {
  expect(terms({})).toMatchObject({ topic: "Business Strategy", duration: "30\u00a0min", urgency: null });
  expect(terms({ urgency: "rush" }).urgency).not.toBe(null);
});

test.each([
  ["rush", "normal"],
  ["normal", "rush"],
] as const)("of one that is %s in place of one that was %s both are said", (now, before) => {
  const { urgency } = terms({ urgency: now }, { urgency: before });
  const [rush, normal] = [terms({ urgency: "rush" }).urgency!, t("urgencyNormal")];
  expect(urgency).toBe(t("emailInstead", { now: now === "rush" ? rush : normal, before: before === "rush" ? rush : normal }));
});

test("only what is another says what it was", () => {
  const changed = terms({ durationMinutes: 60, totalPrice: 100_00 }, {});
  expect([changed.topic, changed.when]).toEqual([terms({}).topic, terms({}).when]);
  expect(changed.duration).toBe(t("emailInstead", { now: "1\u00a0h", before: "30\u00a0min" }));
  expect(changed.price).toContain("50");
});
