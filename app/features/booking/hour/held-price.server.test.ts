import { eq, isNotNull } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { consultations, quotes } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { storeQuotes } from "../quotes.server";
import { holdHour } from "./hold-hour.server";
import { type HourSelection, readHourSelection } from "./hour-selection";
import { openOffer } from "./offer.server";
import { readChosenHour } from "./read-hour.server";

useDatabase();

const now = new Date("2026-12-01T09:00:00Z");
const NOON = "2026-12-02T12:00:00.000Z";
const LATER = "2026-12-02T15:00:00.000Z";
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const FROM = { address: "203.0.113.9" };
const HALF = { durationMinutes: 30, urgency: "normal", note: "" } as const;

beforeEach(async () => {
  for (const table of [consultations, quotes, advisors, attempts]) await db.delete(table);
});

const anAdvisorOfTwo = () => anAdvisor({ topics: ["Business Strategy", "Finance"], hourlyRate: 20_00 });
const raise = (advisorId: string) => db.update(advisors).set({ hourlyRate: 480_00 }).where(eq(advisors.id, advisorId));
const look = async (slug: string, selection: Partial<HourSelection> = {}, at = now, viewer: Viewer | null = null) =>
  (await readChosenHour(viewer, slug, { ...readHourSelection(new URLSearchParams()), time: NOON, ...selection }, at))!;
const offerOf = async (...asked: Parameters<typeof look>) => openOffer((await look(...asked)).offer!)!;

test("an offer that has ended holds nothing at another price, and at the same one it does; one that has not holds its own", async () => {
  const { slug, advisorId } = await anAdvisorOfTwo();
  const offer = await offerOf(slug);
  expect(await holdHour(offer, HALF, FROM, later(11))).toMatchObject({ ok: true });
  await db.delete(quotes);
  await raise(advisorId);
  expect(await holdHour(offer, HALF, FROM, later(11))).toEqual({ ok: false, reason: "priceChanged" });
  expect(await db.$count(quotes)).toBe(0);
  expect(await holdHour(offer, HALF, FROM, later(9))).toMatchObject({ ok: true });
});

test("what is held costs what it did for its own hour and topic alone, and no longer than it is held", async () => {
  const { slug, advisorId } = await anAdvisorOfTwo();
  const held = await holdHour(await offerOf(slug), HALF, FROM, now);
  if (!held.ok) throw new Error(held.reason);
  await raise(advisorId);
  const offer = await offerOf(slug, { hold: held.id }, later(9));
  expect([offer.hourlyRate, offer.expiresAt]).toEqual([20_00, later(10).getTime()]);
  for (const other of [{ time: LATER }, { topic: "Finance" }])
    expect((await offerOf(slug, { hold: held.id, ...other }, later(9))).hourlyRate, JSON.stringify(other)).toBe(480_00);
  expect(await holdHour(offer, HALF, { address: "203.0.113.77" }, later(11))).toEqual({ ok: false, reason: "priceChanged" });
});

test("a price that has changed ends with the first hold at it, however often its hour is let go and held again at what its page offers", async () => {
  const { slug, advisorId } = await anAdvisorOfTwo();
  const held = await holdHour(await offerOf(slug), HALF, FROM, now);
  if (!held.ok) throw new Error(held.reason);
  const offer = await offerOf(slug, { hold: held.id }, later(9));
  const again = async (minutes: number) => {
    await db.delete(quotes);
    const answer = await holdHour(offer, HALF, FROM, later(minutes));
    const [row] = await db.select({ hourlyRate: quotes.hourlyRate, expiresAt: quotes.expiresAt }).from(quotes);
    return answer.ok ? row : answer.reason;
  };
  expect(await again(9)).toEqual({ hourlyRate: 20_00, expiresAt: later(19) });
  await raise(advisorId);
  expect(await again(9)).toEqual({ hourlyRate: 20_00, expiresAt: later(10) });
  expect(await again(11)).toBe("priceChanged");
});

test("a price of one's own list of prices ends with that, too, also where somebody signed out holds an hour at it", async () => {
  const { slug, advisorId } = await anAdvisorOfTwo();
  const client = await aClient();
  const { topicId, currency, hourlyRate, surgeTenths, rulesVersion } = await offerOf(slug);
  const terms = { topicId, currency, hourlyRate, surgeTenths, rulesVersion, durationMinutes: 30, urgency: "normal" } as const;
  const [quote] = await storeQuotes(db, [{ ...terms, clientId: client.userId, advisorId, startsAt: new Date(LATER) }], now);
  await raise(advisorId);
  const offer = openOffer((await look(slug, { quote: quote!.id }, later(9), client)).offer!)!;
  expect(offer.hourlyRate).toBe(20_00);
  expect(await holdHour(offer, HALF, FROM, later(9))).toMatchObject({ ok: true });
  const holds = await db.select({ expiresAt: quotes.expiresAt }).from(quotes).where(isNotNull(quotes.blockedUntil));
  expect(holds).toEqual([{ expiresAt: later(10) }]);
});
