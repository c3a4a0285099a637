import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { advisors, advisorTopics } from "#app/db/schema/advisors";
import type { Viewer } from "#app/features/accounts/viewer";
import { CURRENCIES } from "#app/features/money/money";
import { type Rules, SPECIFIED_RULES } from "#app/features/rules/rules";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { underRules } from "../../../../tests/support/rules";
import { matchAdvisors } from "../request/match-advisors.server";
import { bookQuote, requestConsultation } from "../request/request-consultation.server";
import { matchRequestSchema } from "../schema";
import { changeHold } from "./change-hold.server";
import { holdHour } from "./hold-hour.server";
import { readHourSelection } from "./hour-selection";
import { openOffer } from "./offer.server";
import { readChosenHour } from "./read-hour.server";
import { requestHour } from "./request-hour.server";
import { keepUnheldWords } from "./waiting/unheld-words.server";

useDatabase();
beforeEach(async () => {
  await db.delete(advisors);
});

const now = new Date("2026-12-01T09:00:00Z");
const RUPIAHS = { hourlyRate: 100_000_000, currency: "IDR" };
/** Accepted by the form: the dearest eight hours of a dollar site can be charged. */
const DOLLARS: Partial<Rules> = { ...SPECIFIED_RULES, durations: [60, 480], currencies: ["USD"], rushPercent: 100 };
const asked = { durationMinutes: 480, urgency: "rush", note: "Plans." } as const;

async function search(minutes: number, urgency: string, client?: Viewer) {
  const fields = { requested_topic: "Business Strategy", duration_minutes: minutes, urgency };
  const answer = await matchAdvisors(client ?? (await aClient()), matchRequestSchema.parse(fields), now);
  return answer.ok ? answer.matches : [];
}

/** Books each match of a rush search, by a client of its own. */
async function bookedAll(minutes: number) {
  const booked: (true | string)[] = [];
  for (const { adviser_id: id } of await search(minutes, "rush")) {
    const client = await aClient();
    const quote = (await search(minutes, "rush", client)).find((each) => each.adviser_id === id)!;
    const answer = await bookQuote(client, quote.quote_id, { note: "" }, now);
    booked.push(answer.ok || answer.reason);
  }
  return booked;
}

const hourOf = async (slug: string, minutes: number) =>
  (await readChosenHour(null, slug, readHourSelection(new URLSearchParams({ time: "2026-12-02T09:00Z", minutes: String(minutes) })), now))!;

test("an advisor in a currency that the rules dropped is found for the lengths that can be charged, and keeps nobody from the others", async () => {
  await underRules(91, DOLLARS, async () => {
    const [usd, idr] = [await anAdvisor({ hourlyRate: 100_00 }), await anAdvisor(RUPIAHS)];
    for (const urgency of ["normal", "rush"]) {
      const found = async (minutes: number) => (await search(minutes, urgency)).map(({ adviser_id: id }) => id).sort();
      expect(await found(480)).toEqual([usd.advisorId]);
      expect(await found(60)).toEqual([usd.advisorId, idr.advisorId].sort());
    }
    expect(await bookedAll(60)).toEqual([true, true]);
  });
});

test("of such an advisor's hour a length is offered, held, changed to and requested only where it can be charged", async () => {
  await underRules(92, DOLLARS, async () => {
    const { slug } = await anAdvisor(RUPIAHS);
    const hour = await hourOf(slug, 480);
    expect([hour.minutes, hour.offered, hour.prices.map(({ minutes }) => minutes)]).toEqual([60, [60], [60, 60]]);
    const offer = openOffer(hour.offer!)!;
    const from = { address: "203.0.113.7", own: [] } as never;
    expect(await holdHour(offer, asked, from, now)).toEqual({ ok: false, reason: "advisorUnavailable" });
    expect(await requestHour(await aClient(), { ...asked, offer: hour.offer! }, now)).toMatchObject({ reason: "durationUnknown" });
    const held = await holdHour(offer, { ...asked, durationMinutes: 60 }, from, now);
    expect(await changeHold([held.ok ? held.id : ""], offer, asked, now)).toBeNull();
    expect((await requestHour(await aClient(), { ...asked, durationMinutes: 60, offer: hour.offer! }, now)).ok).toBe(false);
    const kept = held.ok ? { hold: held.id } : {};
    expect((await requestHour(await aClient(), { ...asked, durationMinutes: 60, offer: hour.offer!, ...kept }, now)).ok).toBe(true);
  });
});

test("what a form or a program asks of such an advisor beyond that is refused, also where the price has become so since it was shown", async () => {
  await underRules(95, DOLLARS, async () => {
    const { advisorId } = await anAdvisor({ hourlyRate: 100_00 });
    const client = await aClient();
    const wanted = { advisorId, topic: "Business Strategy", ...asked };
    const ask = (time: string, who = client) => requestConsultation(who, { ...wanted, time }, now);
    await search(480, "rush", client);
    await db.update(advisors).set(RUPIAHS).where(eq(advisors.id, advisorId));
    expect(await ask("2026-12-03T09:00:00Z")).toEqual({ ok: false, reason: "advisorUnavailable" });
    expect(await ask("2026-12-03T09:00:00Z", await aClient())).toEqual({ ok: false, reason: "advisorUnavailable" });
    const topicId = oneRow(await db.select({ topicId: advisorTopics.topicId }).from(advisorTopics)).topicId;
    const offer = { id: "", advisorId, topicId, startsAt: now.getTime(), ...RUPIAHS, surgeTenths: 10, rulesVersion: 95, expiresAt: 0 };
    expect(await keepUnheldWords(offer, asked, "203.0.113.8", now)).toBe("");
  });
});

test("an advisor of whom no length can be charged takes no requests for the time being", async () => {
  await underRules(93, { ...DOLLARS, durations: [480] }, async () => {
    const { slug } = await anAdvisor(RUPIAHS);
    expect((await hourOf(slug, 480)).problem).toBe("advisorUnavailable");
  });
});

test("at the highest rate of every currency, each that a search shows can be booked, and none is shown that cannot", async () => {
  await underRules(94, { ...DOLLARS, currencies: [...CURRENCIES], durations: [60, 480] }, async () => {
    for (const currency of CURRENCIES) await anAdvisor({ hourlyRate: 100_000_000, currency });
    expect(new Set(await bookedAll(60))).toEqual(new Set([true]));
    expect(await bookedAll(480)).toEqual([]);
  });
});
