import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { weeklyHours } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { underRules } from "../../../../tests/support/rules";
import { changeHold } from "../hour/change-hold.server";
import { claimHold, holdHour } from "../hour/hold-hour.server";
import { readHourSelection } from "../hour/hour-selection";
import { openOffer } from "../hour/offer.server";
import { readChosenHour } from "../hour/read-hour.server";
import { requestHour } from "../hour/request-hour.server";

useDatabase();

const now = new Date("2026-12-01T09:00:00Z");
const NOON = Date.parse("2026-12-02T12:00:00Z");
const HOUR = { durationMinutes: 60, urgency: "normal" } as const;
/** Two hours a day: of fourteen in seven days those who have never paid have seven. */
const TWO_HOURS = { hours: [[720, 840]] as [number, number][] };

/** The hours of those days in turn: two on each. */
const timeOf = (index: number) => new Date(NOON + Math.floor(index / 2) * 86_400_000 + (index % 2) * 3_600_000).toISOString();

async function offerOf(slug: string, index: number, kept: readonly string[] = []) {
  const selection = readHourSelection(new URLSearchParams({ time: timeOf(index), minutes: "60" }));
  return (await readChosenHour(null, slug, selection, now, kept))!.offer!;
}

async function ask(slug: string, index: number, who?: Viewer, note = "") {
  const offer = await offerOf(slug, index);
  const answer = await requestHour(who ?? (await aClient()), { ...HOUR, note, offer }, now);
  return answer.ok ? "asked" : answer.reason;
}

async function hold(slug: string, index: number) {
  const answer = await holdHour(openOffer(await offerOf(slug, index))!, { ...HOUR, note: "" }, { address: `203.${index}.113.9` }, now);
  if (!answer.ok) return answer.reason;
  return answer;
}

test("all who never paid have together half of an advisor's week open, and whoever paid asks for the rest", async () => {
  const advisor = await anAdvisor(TWO_HOURS);
  const answers: string[] = [];
  for (let index = 0; index < 9; index += 1) answers.push(await ask(advisor.slug, index));
  expect(answers).toEqual([...Array(7).fill("asked"), "newClientsInWeek", "newClientsInWeek"]);
  expect(await ask(advisor.slug, 20)).toBe("asked");
  const known = await aClient();
  await aConsultation({ client: known, advisor, at: new Date("2026-11-02T10:00:00Z"), status: "completed" });
  expect(await ask(advisor.slug, 7, known)).toBe("asked");
  await db.update(consultations).set({ status: "withdrawn" }).where(eq(consultations.status, "requested"));
  expect(await ask(advisor.slug, 8)).toBe("asked");
});

test("many who ask for a week at the same moment are held to that half together", async () => {
  const { slug } = await anAdvisor(TWO_HOURS);
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => ask(slug, index)));
  expect(answers.toSorted()).toEqual([...Array(7).fill("asked"), ...Array(5).fill("newClientsInWeek")]);
});

test("hours that nobody has claimed, hours that were claimed and requests count together", async () => {
  const { slug } = await anAdvisor(TWO_HOURS);
  for (let index = 0; index < 4; index += 1) expect(await ask(slug, index)).toBe("asked");
  const [first, second] = [await hold(slug, 4), await hold(slug, 5)];
  if (typeof first === "string" || typeof second === "string") throw new Error("not held");
  expect(await claimHold(await aClient(), first.id, null, HOUR, now)).toBe(true);
  expect(await ask(slug, 6)).toBe("asked");
  expect(await ask(slug, 7)).toBe("newClientsInWeek");
});

test("an hour is neither held nor made longer beyond what all who never paid may take, and what is held of it can be asked for", async () => {
  const { slug } = await anAdvisor(TWO_HOURS);
  for (let index = 0; index < 6; index += 1) expect(await ask(slug, index)).toBe("asked");
  const held = await hold(slug, 6);
  if (typeof held === "string") throw new Error(held);
  expect(await hold(slug, 8)).toBe("newClientsInWeek");
  const offer = await offerOf(slug, 6, [held.id]);
  const longer = { durationMinutes: 90, urgency: "normal", note: "" } as const;
  expect(await changeHold([held.id], openOffer(offer)!, longer, now)).toMatchObject({ ok: false, reason: "newClientsInWeek" });
  expect((await requestHour(await aClient(), { ...HOUR, note: "", offer, hold: held.id }, now)).ok).toBe(true);
});

test("a long request that takes most of what a week has for first clients is refused, and a shorter one is had", async () => {
  await underRules(81, { durations: [60, 240] }, async () => {
    const advisor = await anAdvisor({ hours: [] });
    await db.insert(weeklyHours).values({ advisorId: advisor.advisorId, weekday: 3, startMinute: 720, endMinute: 1200 });
    const offer = await offerOf(advisor.slug, 0);
    const long = { ...HOUR, durationMinutes: 240, note: "", offer } as const;
    expect(await requestHour(await aClient(), long, now)).toMatchObject({ ok: false, reason: "fewHours" });
    expect([await ask(advisor.slug, 0), await ask(advisor.slug, 1)]).toEqual(["asked", "asked"]);
  });
});

test("of two free hours a week the first who never paid has one, and is told so if they ask for more", async () => {
  const advisor = await anAdvisor({ hours: [] });
  await db.insert(weeklyHours).values({ advisorId: advisor.advisorId, weekday: 3, startMinute: 720, endMinute: 840 });
  const long = { durationMinutes: 90, urgency: "normal", note: "" } as const;
  const offer = await offerOf(advisor.slug, 0);
  const held = await holdHour(openOffer(offer)!, long, { address: "203.9.113.9" }, now);
  expect(held).toEqual({ ok: false, reason: "fewHours" });
  expect(await requestHour(await aClient(), { ...long, offer }, now)).toMatchObject({ ok: false, reason: "fewHours" });
  expect(await ask(advisor.slug, 0)).toBe("asked");
});
