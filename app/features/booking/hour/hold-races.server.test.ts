import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { quotes } from "#app/db/schema/booking";
import { LIMITS } from "#app/platform/limits/limits";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { QUOTE_MINUTES } from "../deadlines";
import { changeHold } from "./change-hold.server";
import { claimHold, holdHour, releaseHold } from "./hold-hour.server";
import { readHourSelection } from "./hour-selection";
import { openOffer } from "./offer.server";
import { readChosenHour } from "./read-hour.server";
import { requestHour } from "./request-hour.server";

useDatabase();

const now = new Date("2026-12-01T09:00:00Z");
const NOON = "2026-12-02T12:00:00.000Z";
const HALF = { durationMinutes: 30, urgency: "normal" } as const;

async function offerOf(slug: string, time = NOON, kept: readonly string[] = []) {
  const hour = await readChosenHour(null, slug, readHourSelection(new URLSearchParams({ time })), now, kept);
  return hour!.offer!;
}

test("of twenty who hold or book one hour at once, exactly one has it", async () => {
  const { slug } = await anAdvisor();
  const offers = await Promise.all(Array.from({ length: 20 }, () => offerOf(slug)));
  const clients = await Promise.all(offers.map(() => aClient()));
  const answers = await Promise.all(
    offers.map(async (offer, index) =>
      index % 2 === 0
        ? holdHour(openOffer(offer)!, { ...HALF, note: "" }, { address: `203.0.113.${index}` }, now)
        : requestHour(clients[index]!, { ...HALF, note: "", offer }, now),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

const ADDRESS = "203.0.113.9";
const laterBy = (hours: number) => new Date(Date.parse(NOON) + hours * 3_600_000).toISOString();
const hold = async (slug: string, hours: number, { address = ADDRESS, own = [] as string[], at = now } = {}) =>
  holdHour(openOffer(await offerOf(slug, laterBy(hours)))!, { ...HALF, note: "" }, { address, own }, at);
const left = async () => (await db.select({ id: quotes.id }).from(quotes)).map(({ id }) => id);

test("one network holds ten hours in a quarter of an hour", async () => {
  const slugs = await Promise.all(Array.from({ length: 6 }, async () => (await anAdvisor()).slug));
  const answers = [];
  for (let hour = 0; hour < 11; hour += 1) answers.push(await hold(slugs[Math.floor(hour / 2)]!, hour, { address: "198.51.100.8" }));
  expect(answers.map(({ ok }) => ok)).toEqual([...Array.from({ length: 10 }, () => true), false]);
  expect(answers.at(-1)).toMatchObject({ reason: "requestedTooOften" });
});

test("of one advisor two hours are held from one network at a time, also of those who ask at once, and another network's are its own", async () => {
  const { slug } = await anAdvisor();
  const answers = await Promise.all([0, 1, 2, 3, 4].map((hours) => hold(slug, hours)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
  expect(answers.filter(({ ok }) => !ok)).toEqual(Array(3).fill({ ok: false, reason: "heldTooMany", retryAfterSeconds: 600 }));
  expect((await hold(slug, 6, { address: "198.51.100.9" })).ok).toBe(true);
  expect((await hold((await anAdvisor()).slug, 6)).ok).toBe(true);
  const over = new Date(now.getTime() + QUOTE_MINUTES * 60_000);
  expect((await hold(slug, 7, { at: over })).ok).toBe(true);
  expect(LIMITS["hour-hold-to-one"].minutes).toBe(QUOTE_MINUTES);
});

test("who looks on holds their newest two hours: with a third the earliest is free again, from whatever network they come", async () => {
  const { slug } = await anAdvisor();
  const own: string[] = [];
  for (let hours = 0; hours < 4; hours += 1) {
    const at = new Date(now.getTime() + hours * 1000);
    const answer = await hold(slug, hours, { address: `203.0.${hours}.9`, own, at });
    if (!answer.ok) throw new Error(answer.reason);
    own.push(answer.id);
  }
  expect((await left()).filter((id) => own.includes(id)).sort()).toEqual(own.slice(2).sort());
});

test("whoever lets an hour go, or asks for it, holds it no more, and nobody's own goes for a stranger of their network", async () => {
  const { slug } = await anAdvisor();
  const from = { address: "198.51.100.7" };
  const offer = await offerOf(slug, laterBy(1));
  const [first, second] = [await hold(slug, 0, from), await hold(slug, 1, from)];
  if (!first.ok || !second.ok) throw new Error("not held");
  expect(await hold(slug, 2, from)).toMatchObject({ ok: false, reason: "heldTooMany" });
  expect(await left()).toEqual(expect.arrayContaining([first.id, second.id]));
  await releaseHold(first.id);
  expect((await hold(slug, 2, from)).ok).toBe(true);
  expect((await hold(slug, 3, from)).ok).toBe(false);
  const client = await aClient();
  await claimHold(client, second.id, null, HALF, now);
  expect(await hold(slug, 3, from)).toMatchObject({ ok: false, reason: "heldTooMany" });
  expect((await requestHour(client, { ...HALF, note: "", offer, hold: second.id }, now)).ok).toBe(true);
  expect((await hold(slug, 3, from)).ok).toBe(true);
});

const isThere = async (id: string) => (await left()).includes(id);

async function held(slug: string, hours: number, address: string, at = now) {
  const answer = await hold(slug, hours, { address, at });
  if (!answer.ok) throw new Error(answer.reason);
  return answer.id;
}

test("an hour of which the request is refused is free again, and what is mended with the next press keeps its hour", async () => {
  const { slug } = await anAdvisor();
  const client = await aClient({ firstName: "", displayName: "" });
  const ask = async (hours: number, address: string) => {
    const offer = await offerOf(slug, laterBy(hours));
    const id = await held(slug, hours, address);
    return { id, with: (name?: string) => requestHour(client, { ...HALF, note: "", offer, hold: id, name }, now) };
  };
  const first = await ask(0, "198.51.100.20");
  expect(await first.with("Support Team")).toMatchObject({ ok: false, reason: "askedNameReserved" });
  expect(await isThere(first.id)).toBe(true);
  expect((await first.with("Jo")).ok).toBe(true);
  expect((await (await ask(2, "198.51.100.21")).with()).ok).toBe(true);
  const third = await ask(4, "198.51.100.22");
  expect(await third.with()).toMatchObject({ ok: false, reason: "firstRequestsOpen" });
  expect(await isThere(third.id)).toBe(false);
});

/** Refusals that the user can fix and resubmit. */
const MENDED = {
  "has no name yet": [{}, "askedNameNeeded"],
  "says a name that is the site's": [{ name: "Support Team" }, "askedNameReserved"],
  "would replace a request that has changed meanwhile": [{ name: "Jo", first: async () => null }, "changedMeanwhile"],
} as const;

test.each(Object.entries(MENDED))("the hour of whoever %s is nobody else's meanwhile, and theirs with the next press", async (_, [
  said,
  reason,
]) => {
  const { slug } = await anAdvisor();
  const [client, other] = [await aClient({ firstName: "", displayName: "" }), await aClient()];
  const offers = [await offerOf(slug), await offerOf(slug)] as const;
  const id = await held(slug, 0, `198.51.101.${reason.length}`);
  const press = (more: object) => requestHour(client, { ...HALF, note: "", offer: offers[0], hold: id, ...more }, now);
  expect(await press(said)).toMatchObject({ ok: false, reason });
  expect(await requestHour(other, { ...HALF, note: "", offer: offers[1] }, now)).toMatchObject({ ok: false, reason: "timeTaken" });
  expect(await press({ name: "Jo" })).toMatchObject({ ok: true, consultation: { clientId: client.userId, quoteId: id } });
});

test("what somebody claims of an advisor's hours is two of them, from however many networks: with a third the earliest is free again", async () => {
  const { slug } = await anAdvisor();
  const client = await aClient();
  const ids: string[] = [];
  for (let hours = 0; hours < 4; hours += 1) {
    ids.push(await held(slug, hours, `198.51.${hours + 1}.9`, new Date(now.getTime() + hours * 1000)));
    expect(await claimHold(client, ids[hours]!, null, HALF, now)).toBe(true);
  }
  expect((await left()).filter((id) => ids.includes(id)).sort()).toEqual(ids.slice(2).sort());
});

test("what accounts of one mailbox claim of an advisor's hours is two of them together, also at the same moment", async () => {
  const { slug } = await anAdvisor();
  const me = await aClient();
  const ids = await Promise.all([0, 1, 2, 3].map((hours) => held(slug, hours, `198.52.${hours}.9`)));
  const claims = ids.map(async (id) => {
    const other = await aClient();
    const email = me.email.replace("@", `+${id.slice(0, 8)}@`);
    await db.update(users).set({ email }).where(eq(users.id, other.userId));
    return claimHold(other, id, null, HALF, now);
  });
  await Promise.all(claims);
  expect((await left()).filter((id) => ids.includes(id))).toHaveLength(2);
});

test("hours that were claimed by whoever never paid count towards the quarter of a week, however often a request for them is refused", async () => {
  const { slug } = await anAdvisor({ hours: [[720, 780]] });
  for (let day = 0; day < 3; day += 1) {
    const [client, offer] = [await aClient({ firstName: "", displayName: "" }), await offerOf(slug, laterBy(day * 24))];
    const ask = { ...HALF, note: "", offer, hold: await held(slug, day * 24, `204.${day}.113.9`), name: "Support Team" };
    for (let press = 0; press < 2; press += 1) expect(await requestHour(client, ask, now)).toMatchObject({ reason: "askedNameReserved" });
  }
  expect(await hold(slug, 3 * 24, { address: "204.9.113.9" })).toMatchObject({ ok: false, reason: "heldTooMany" });
});

test("all who hold hours of one advisor without an account hold a quarter of a week, whatever their networks, and whoever has one asks for the next", async () => {
  // One hour on each day is seven in a week, and a quarter of that is three half hours.
  const { slug } = await anAdvisor({ hours: [[720, 780]] });
  const answers = [];
  for (let day = 0; day < 4; day += 1) answers.push(await hold(slug, day * 24, { address: `203.${day}.113.9` }));
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, false]);
  expect(answers[3]).toEqual({ ok: false, reason: "heldTooMany", retryAfterSeconds: QUOTE_MINUTES * 60 });
  const offer = await offerOf(slug, laterBy(3 * 24));
  expect((await requestHour(await aClient(), { ...HALF, note: "", offer }, now)).ok).toBe(true);
});

test("hours that become longer count towards that quarter, too: an hour that would take more stays as long as it is", async () => {
  const { slug } = await anAdvisor({ hours: [[720, 780]] });
  const ids: string[] = [];
  for (let day = 0; day < 3; day += 1) ids.push(await held(slug, day * 24, `203.${100 + day}.113.9`));
  const change = async (day: number, durationMinutes: number) => {
    const offer = openOffer(await offerOf(slug, laterBy(day * 24), ids))!;
    return changeHold(ids, offer, { durationMinutes, urgency: "normal", note: "" }, now);
  };
  const lengths = async () => {
    const rows = await db.select({ minutes: quotes.durationMinutes }).from(quotes).where(inArray(quotes.id, ids)).orderBy(quotes.startsAt);
    return rows.map(({ minutes }) => minutes);
  };
  expect(await change(0, 60)).toEqual({ ok: false, reason: "heldTooMany", retryAfterSeconds: QUOTE_MINUTES * 60 });
  expect(await lengths()).toEqual([30, 30, 30]);
  expect([await change(1, 15), await change(2, 15), await change(0, 60), await lengths()]).toEqual([null, null, null, [60, 15, 15]]);
});

test("what is held after an hour, until the advisor is free again, counts towards that quarter, too", async () => {
  // Half an hour and as much after it are an hour: one of seven is less than a quarter, and two are allowed before anything is counted.
  const { slug } = await anAdvisor({ hours: [[720, 780]], bufferMinutes: 30 });
  const answers = [];
  for (let day = 0; day < 3; day += 1) answers.push(await hold(slug, day * 24, { address: `203.${200 + day}.113.9` }));
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, false]);
});

test("of one IPv6 site two hours of an advisor are held at a time, whichever of its networks they come from", async () => {
  const { slug } = await anAdvisor();
  const answers = [];
  for (let hours = 0; hours < 4; hours += 1) answers.push((await hold(slug, hours, { address: `2001:db8:77:${hours}::1` })).ok);
  expect(answers).toEqual([true, true, false, false]);
});
