import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { consultations, quotes } from "#app/db/schema/booking";
import { auditLog } from "#app/db/schema/operations";
import { ruleVersions } from "#app/db/schema/rules";
import type { Viewer } from "#app/features/accounts/viewer";
import { detailsFields } from "#app/features/advisors/dashboard/own-advisor";
import { findOwnAdvisor } from "#app/features/advisors/dashboard/own-advisor.server";
import { readChanges } from "#app/features/autosave/field-changes";
import { readHourSelection } from "#app/features/booking/hour/hour-selection";
import { readHourTime } from "#app/features/booking/hour/hour-time.server";
import { readChosenHour } from "#app/features/booking/hour/read-hour.server";
import { requestHour } from "#app/features/booking/hour/request-hour.server";
import { acceptConsultation, findConsultation } from "#app/features/booking/life/consultations.server";
import { cancelConsultation } from "#app/features/booking/life/endings.server";
import { askToReschedule } from "#app/features/booking/life/reschedule.server";
import { matchAdvisors } from "#app/features/booking/request/match-advisors.server";
import { bookQuote } from "#app/features/booking/request/request-consultation.server";
import { matchRequestSchema } from "#app/features/booking/schema";
import { currencyChoices, onlyCurrency, pricedIn, siteCurrency } from "#app/features/money/accepted-currencies";
import { estimatePrice } from "#app/features/price-guide/estimate";
import { ASK_MODES, ASKED_PARTS, type AskedPart, type Asks } from "#app/features/rules/asks";
import { currentRules } from "#app/features/rules/current-rules";
import { APPLICANTS, CURRENCY_OPTIONS, DURATION_OPTIONS, RULE_BOUNDS, type Rules, SPECIFIED_RULES } from "#app/features/rules/rules";
import { readRules, rulesOf } from "#app/features/rules/rules.server";
import { sentenceIn } from "#app/languages/all-texts.server";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { isPayable } from "./dearest-consultation";
import { readRulesToEdit, saveRules } from "./rules.server";
import { BUFFER_CHOICES, rulesFormSchema, typedRules } from "./rules-form";

useDatabase();

const now = new Date("2026-12-01T09:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

let next = 0;
beforeEach(async () => {
  next = (await readRulesToEdit()).version;
});

// Resets the rules, which are global to the process, for the next test file.
afterAll(() => import("#app/features/rules/current-rules").then(({ applyRules }) => applyRules({ version: 0, ...SPECIFIED_RULES })));

async function anAdmin() {
  const admin = await aClient();
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  return admin;
}

/** Saves changed rules. */
async function ruled(changes: Partial<Rules>) {
  const outcome = await saveRules(await anAdmin(), { version: next, rules: { ...SPECIFIED_RULES, ...changes } }, now);
  expect(outcome).toEqual({ ok: true });
  next = (await readRulesToEdit()).version;
}

/** Creates a quote for an hour of rush consultation. */
async function rushQuote(client: Viewer, advisorId: string) {
  const asked = matchRequestSchema.parse({ requested_topic: "Business Strategy", duration_minutes: 60, urgency: "rush" });
  const answer = await matchAdvisors(client, asked, now);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.matches.find((match) => match.adviser_id === advisorId)!;
}

test("what is booked after a change costs and pays what was shown before it, and says so", async () => {
  await ruled({});
  const [client, advisor] = [await aClient(), await anAdvisor({ hourlyRate: 100_00 })];
  const shown = await rushQuote(client, advisor.advisorId);
  expect(shown).toMatchObject({ rush_percent: 15, rush_fee: 15_00, total_price: 115_00, adviser_receives: 115_00 });
  await ruled({ rushPercent: 40, platformFeeBasisPoints: 1000 });
  const booked = await bookQuote(client, shown.quote_id, { note: "" }, later(5));
  expect(booked).toMatchObject({ ok: true, consultation: { rushFee: 15_00, totalPrice: 115_00, platformFee: 0 } });
  if (!booked.ok) return;
  expect(await findConsultation(client, booked.consultation.id, later(6))).toMatchObject({ rushPercent: 15, rushFee: 15_00 });
  expect(await rulesOf(db, booked.consultation.rulesVersion)).toMatchObject({ rushPercent: 15, platformFeeBasisPoints: 0 });
});

test("what is asked for after a change is by the new rules, and the platform keeps its fee of it", async () => {
  await ruled({ rushPercent: 40, platformFeeBasisPoints: 1250 });
  const [client, advisor] = [await aClient(), await anAdvisor({ hourlyRate: 100_00 })];
  const shown = await rushQuote(client, advisor.advisorId);
  expect(shown).toMatchObject({ rush_percent: 40, rush_fee: 40_00, total_price: 140_00, adviser_receives: 122_50 });
  const booked = await bookQuote(client, shown.quote_id, { note: "" }, later(1));
  expect(booked).toMatchObject({ ok: true, consultation: { platformFee: 17_50, rulesVersion: next } });
});

test("a quote that has ended is offered anew by the rules of that moment", async () => {
  await ruled({});
  const [client, advisor] = [await aClient(), await anAdvisor({ hourlyRate: 100_00 })];
  const shown = await rushQuote(client, advisor.advisorId);
  await ruled({ rushPercent: 50 });
  await db.update(quotes).set({ expiresAt: now }).where(eq(quotes.id, shown.quote_id));
  expect(await bookQuote(client, shown.quote_id, { note: "" }, later(1))).toMatchObject({
    ok: false,
    reason: "priceChanged",
    quote: { rush_fee: 50_00, rush_percent: 50 },
  });
  expect(await db.select().from(consultations).where(eq(consultations.clientId, client.userId))).toEqual([]);
});

test("of two admins at once one makes the next version, and the other is told", async () => {
  const [ann, bob] = [await anAdmin(), await anAdmin()];
  const of = (rushPercent: number) => ({ version: next, rules: { ...SPECIFIED_RULES, rushPercent } });
  const outcomes = await Promise.all([saveRules(ann, of(61), now), saveRules(bob, of(62), now)]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes).toContainEqual({ ok: false, reason: "stale" });
  expect((await readRulesToEdit()).version).toBe(next + 1);
});

test("a change is a version with who made it and what was before; the same again is none", async () => {
  await ruled({});
  const admin = await anAdmin();
  await db.delete(auditLog);
  const rules = { ...SPECIFIED_RULES, rushPercent: 33 };
  expect(await saveRules(admin, { version: next, rules }, now)).toEqual({ ok: true });
  expect(await saveRules(admin, { version: next + 1, rules }, now)).toEqual({ ok: true });
  const { version, typed, specified, changes } = await readRulesToEdit();
  expect([version, typed.rush, specified.rush]).toEqual([next + 1, "33", "15"]);
  expect(changes[0]).toMatchObject({ version, at: now, before: { rush: "15" }, after: { rush: "33" } });
  const [row] = await db.select().from(ruleVersions).where(eq(ruleVersions.version, version));
  expect(row?.createdBy).toBe(admin.userId);
  expect(await db.select().from(auditLog)).toMatchObject([{ action: "settings.rules_updated", details: { after: { rushPercent: 33 } } }]);
});

test("every text that names a rule says the one in force, in each language", async () => {
  await ruled({ rushPercent: 27, surgeCapTenths: 14 });
  expect(sentenceIn("en", "booking.urgencyHint")).toContain("for 27% more");
  expect(sentenceIn("de", "booking.urgencyHint")).toContain("27\u00a0%");
  expect(sentenceIn("en", "priceGuide.surgeText")).toContain("at most 40%");
  await ruled({});
  expect(sentenceIn("en", "booking.urgencyHint")).toContain("for 15% more");
});

test("another server's change holds here once it is read", async () => {
  await db.insert(ruleVersions).values({ version: next + 1, rules: { rushPercent: 5 } });
  expect(currentRules().rushPercent).not.toBe(5);
  await readRules(db);
  expect(currentRules()).toMatchObject({ version: next + 1, rushPercent: 5, surgeCapTenths: SPECIFIED_RULES.surgeCapTenths });
});

test("whoever is no admin makes no rules", async () => {
  const change = { version: next, rules: { ...SPECIFIED_RULES, rushPercent: 99 } };
  await expect(saveRules(await aClient(), change, now)).rejects.toMatchObject({ init: { status: 403 } });
  expect((await readRulesToEdit()).version).toBe(next);
});

test("rules within their bounds are read as their fields show them, and those outside are refused", () => {
  const within = ({ least, most }: { least: number; most: number }) => fc.integer({ min: least, max: most });
  const rules = fc
    .record({
      surge: fc.boolean(),
      surgeCapTenths: within(RULE_BOUNDS.surgeCapTenths),
      rushPercent: within(RULE_BOUNDS.rushPercent),
      platformFeeBasisPoints: within(RULE_BOUNDS.platformFeeBasisPoints),
      expiryHours: within(RULE_BOUNDS.expiryHours),
      wholeRefundHours: within(RULE_BOUNDS.wholeRefundHours),
      partRefundHours: fc.constantFrom(0, 1),
      partRefundPercent: within(RULE_BOUNDS.partRefundPercent),
      bufferMinutes: fc.constantFrom(...BUFFER_CHOICES),
      durations: fc.subarray([...DURATION_OPTIONS], { minLength: 1 }),
      currencies: fc.subarray([...CURRENCY_OPTIONS], { minLength: 1 }),
      applicants: fc.constantFrom(...APPLICANTS),
      asks: fc.record(
        Object.fromEntries(ASKED_PARTS.map((part) => [part, fc.constantFrom(...ASK_MODES)])) as Record<
          AskedPart,
          fc.Arbitrary<Asks["phone"]>
        >,
      ),
    })
    .filter(isPayable);
  const posted = (each: Rules) => {
    const { surge, ...texts } = typedRules(each);
    return { version: "3", ...texts, ...(surge && { surge }) };
  };
  fc.assert(
    fc.property(rules, (each) => {
      expect(rulesFormSchema.parse(posted(each))).toEqual({ version: 3, rules: each });
    }),
  );
  for (const [name, { least, most }] of Object.entries(RULE_BOUNDS))
    for (const value of [least - 1, most + 1])
      expect(rulesFormSchema.safeParse(posted({ ...SPECIFIED_RULES, [name]: value })).success, `${name} ${value}`).toBe(false);
  const { error } = rulesFormSchema.safeParse(posted({ ...SPECIFIED_RULES, wholeRefundHours: 12, partRefundHours: 12 }));
  expect(rulesFormSchema.safeParse(posted({ ...SPECIFIED_RULES, durations: [] })).error?.issues).toMatchObject([
    { path: ["length15"], message: "rules.lengthsRefused" },
  ]);
  expect(rulesFormSchema.safeParse(posted({ ...SPECIFIED_RULES, durations: DURATION_OPTIONS, rushPercent: 100 })).success).toBe(true);
  expect(rulesFormSchema.safeParse(posted({ ...SPECIFIED_RULES, durations: [480], currencies: ["INR"] })).error?.issues).toMatchObject([
    { path: ["rush"], message: "rules.tooDear" },
  ]);
  expect(rulesFormSchema.safeParse(posted({ ...SPECIFIED_RULES, currencies: [] })).error?.issues).toMatchObject([
    { path: ["currencyUSD"], message: "rules.currenciesRefused" },
  ]);
  expect(error?.issues).toMatchObject([{ path: ["partRefund"], message: "rules.partRefundRefused" }]);
});

test("lengths up to eight hours are offered where the rules say so: asked for, booked and kept, and no other is", async () => {
  const lengths: Rules["durations"] = [45, 120, 480];
  await ruled({ durations: lengths });
  const [client, advisor] = [await aClient(), await anAdvisor({ hourlyRate: 100_00 })];
  const asked = matchRequestSchema.parse({ requested_topic: "Business Strategy", duration_minutes: 480, urgency: "normal" });
  const answer = await matchAdvisors(client, asked, now);
  const shown = answer.ok && answer.matches.find((match) => match.adviser_id === advisor.advisorId);
  if (!shown) throw new Error("no match for eight hours");
  const booked = await bookQuote(client, shown.quote_id, { note: "" }, later(1));
  expect(booked).toMatchObject({ ok: true, consultation: { durationMinutes: 480, totalPrice: 800_00 } });
  for (const other of [50, 495, 0]) expect(matchRequestSchema.safeParse({ ...asked, duration_minutes: other }).success).toBe(false);
  const seen = { time: later(24 * 60).toISOString(), minutes: 45, urgency: "normal", reader: null, holds: [], replaces: null } as const;
  const advised = await anAdvisor({ hourlyRate: 100_00 });
  expect((await readHourTime(advised.advisorId, { ...seen, rules: currentRules() } as never, now)).lengths).toEqual(lengths);
});

test("a buffer that is asked for later takes no time from whoever was shown it before, and keeps it from all others", async () => {
  await ruled({});
  const [client, other, advisor] = [await aClient(), await aClient(), await anAdvisor({ hourlyRate: 100_00 })];
  const shown = await rushQuote(client, advisor.advisorId);
  const next = new Date(Date.parse(shown.scheduled_time) + 60 * 60_000);
  await aConsultation({ client: other, advisor, at: next });
  const late = await rushQuote(other, advisor.advisorId);
  await ruled({ bufferMinutes: 30 });
  const booked = await bookQuote(client, shown.quote_id, { note: "" }, later(2));
  expect(booked).toMatchObject({ ok: true, consultation: { blockedUntil: next } });
  expect(late.scheduled_time).toBe(shown.scheduled_time);
  const afresh = await rushQuote(other, advisor.advisorId);
  expect(Date.parse(afresh.scheduled_time)).toBeGreaterThanOrEqual(next.getTime() + 30 * 60_000);
});

test("a length that is no longer offered is booked by whoever was shown its price, and by nobody else", async () => {
  await ruled({});
  const [client, advisor] = [await aClient(), await anAdvisor({ hourlyRate: 100_00 })];
  const shown = await rushQuote(client, advisor.advisorId);
  const { offer } = (await readChosenHour(client, advisor.slug, readHourSelection(new URLSearchParams("minutes=60")), now))!;
  await ruled({ durations: [30, 90] });
  expect(sentenceIn("en", "booking.durationUnknown")).toBe("Please choose 30 or 90 minutes.");
  expect(matchRequestSchema.safeParse({ requested_topic: "Business Strategy", duration_minutes: 60 }).success).toBe(false);
  expect(matchRequestSchema.parse({ requested_topic: "Business Strategy" })).toMatchObject({ duration_minutes: 30 });
  expect((await bookQuote(client, shown.quote_id, { note: "" }, later(5))).ok).toBe(true);
  const hour = (await readChosenHour(client, advisor.slug, readHourSelection(new URLSearchParams("minutes=60")), now))!;
  expect([hour.minutes, hour.offered, hour.prices.length]).toEqual([30, [30, 90], 4]);
  expect(hour.lengths).not.toContain(60);
  const terms = { durationMinutes: 60, urgency: "normal" as const, note: "" };
  expect(await requestHour(client, { ...terms, offer: hour.offer! }, later(1))).toEqual({ ok: false, reason: "durationUnknown" });
  expect(await requestHour(await aClient(), { ...terms, offer: offer! }, later(6))).not.toMatchObject({ reason: "durationUnknown" });
});

test("a consultation is answered, moved and cancelled by the terms it was asked for under, whatever they are by then", async () => {
  await ruled({ expiryHours: 12, wholeRefundHours: 100, partRefundHours: 50, partRefundPercent: 30 });
  const [client, advisor] = [await aClient(), await anAdvisor({ hourlyRate: 100_00 })];
  const shown = await rushQuote(client, advisor.advisorId);
  expect(shown).toMatchObject({ answer_hours: 12, whole_refund_hours: 100, part_refund_hours: 50, part_refund_percent: 30 });
  await ruled({});
  const booked = await bookQuote(client, shown.quote_id, { note: "" }, later(5));
  if (!booked.ok) throw new Error(booked.reason);
  expect(booked).toMatchObject({ expiryHours: 12 });
  const { id } = booked.consultation;
  const startsAt = new Date("2026-12-04T10:00:00Z");
  const endsAt = new Date("2026-12-04T11:00:00Z");
  const far = { scheduledTime: startsAt, endsAt, blockedUntil: endsAt, expiresAt: later(600) };
  await db.update(consultations).set(far).where(eq(consultations.id, id));
  expect((await acceptConsultation(advisor, id, later(10))).ok).toBe(true);
  const before = await findConsultation(client, id, later(11));
  expect(before.cancellation, "it starts in 72 hours, so the whole is out of reach").toEqual([
    { hoursBefore: 50, refundPercent: 30 },
    { hoursBefore: 0, refundPercent: 0 },
  ]);
  const [selected] = before.freeTimes.filter((time) => time > later(2 * 24 * 60));
  const moved = await askToReschedule(client, id, { time: selected!.toISOString() }, later(20));
  expect(moved).toMatchObject({ ok: true, consultation: { expiresAt: later(20 + 12 * 60) } });
  const total = before.totalPrice;
  const cancelled = await cancelConsultation(client, id, later(30));
  expect(cancelled).toMatchObject({ ok: true, consultation: { refunded: Math.round(total * 0.3) } });
});

test("advisors price in what the site accepts; one in a retired currency keeps it, and what is new is in another", async () => {
  const advisor = await anAdvisor({ hourlyRate: 100_00, currency: "GBP" });
  await ruled({ currencies: ["EUR"] });
  expect([onlyCurrency(), siteCurrency(), pricedIn("GBP"), pricedIn("EUR")]).toEqual(["EUR", "EUR", "EUR", "EUR"]);
  expect(currencyChoices("GBP").map(({ value }) => value)).toEqual(["EUR", "GBP"]);
  const typed = { "was.currency": "GBP", currency: "GBP", "was.bio": "", bio: "Engines" };
  expect(readChanges(detailsFields, typed)).toMatchObject({ errors: {}, changes: { bio: { value: "Engines" } } });
  const selected = (currency: string) => readChanges(detailsFields, { "was.currency": "GBP", currency });
  expect([selected("USD")?.errors, selected("EUR")?.errors]).toEqual([{ currency: "advisorProfile.currencyRetired" }, {}]);
  expect((await findOwnAdvisor(advisor))?.fields.currency).toBe("GBP");
  const answers = { rate: "100", minutes: "60", urgency: "normal", requests: "0", advisors: "1" };
  expect(estimatePrice({ ...answers, currency: "USD" }, currentRules())).toMatchObject({
    ok: false,
    errors: { currency: expect.any(String) },
  });
  expect(estimatePrice({ ...answers, currency: "EUR" }, currentRules())).toMatchObject({ ok: true });
  await ruled({});
  expect([onlyCurrency(), siteCurrency(), pricedIn("GBP")]).toEqual([null, "USD", "GBP"]);
});
