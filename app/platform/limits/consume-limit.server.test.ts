import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { attempts, users } from "#app/db/schema/accounts/accounts";
import { consultations } from "#app/db/schema/booking";
import { onStatement } from "#app/db/statement-times.server";
import { TooBusy } from "#app/platform/concurrency-limiter";
import { forgetCounts } from "../../../tests/support/attempts";
import { aRequest } from "../../../tests/support/consultations";
import { useDatabase } from "../../../tests/support/database";
import { consumeLimit, deleteSpentCounts } from "./consume-limit.server";
import { networkCounters, personKey } from "./counters.server";
import { LIMITS, type Limit, type LimitKind, withDay } from "./limits";

useDatabase();

beforeEach(async () => {
  await forgetCounts();
});

const at = new Date("2026-12-01T12:00:00Z");
const minutes = (count: number) => new Date(at.getTime() + count * 60_000);
const NETWORK = "203.0.113.7";

/** Limits counted in the database, but for those of messages, which have tests of their own, and of whole days, which take long. */
const COUNTED = (Object.keys(LIMITS) as LimitKind[]).filter(
  (kind) =>
    !/^(message|message-file|message-thread|message-day|assistant-day|entry-day|quote-day|form-kilobyte|search|share-picture)$/.test(kind),
);

async function take(times: number, kind: LimitKind, doer: (time: number) => Parameters<typeof consumeLimit>[1], when = at) {
  const answers = [];
  for (let time = 0; time < times; time += 1) answers.push(await consumeLimit(kind, doer(time), when));
  return answers.filter(({ ok }) => ok).length;
}

test.each(COUNTED)("%s ends for one person and for one network where the table says, and for nobody else", async (kind) => {
  const { perPerson, perNetwork, minutes: window }: Limit = LIMITS[kind];
  if (perPerson) {
    expect(await take(perPerson + 1, kind, () => ({ person: "ann" }))).toBe(perPerson);
    expect(await take(1, kind, () => ({ person: "bob" }))).toBe(1);
    const refused = await consumeLimit(kind, { person: "ann" }, minutes(1 / 60));
    expect(refused).toEqual({ ok: false, retryAfterSeconds: window * 60 - 1 });
    expect(await take(1, kind, () => ({ person: "ann" }), minutes(window))).toBe(1);
  }
  if (perNetwork) {
    expect(await take(perNetwork + 1, kind, (time) => ({ person: `p${time}`, address: `${NETWORK}:${time}` }))).toBe(perNetwork);
    expect(await take(1, kind, () => ({ person: "ann's", address: "203.0.113.8" }))).toBe(1);
  }
});

/** Counts a kind so many times under a key, six hours ago. */
const fill = (kind: LimitKind, keyHash: Buffer, times: number) =>
  db.insert(attempts).values(Array.from({ length: times }, () => ({ kind, keyHash, createdAt: minutes(-360) })));

const WITH_DAY = (Object.keys(LIMITS) as LimitKind[]).map((kind) => withDay(kind)).filter(([, day]) => day) as [LimitKind, LimitKind][];

test.each(WITH_DAY)("%s counts by its day, too, %s: for a person where it has such a limit, and for a network", async (kind, day) => {
  const { perPerson, perNetwork }: Limit = LIMITS[day];
  const doer = (person: string, address: string) => ({ person, address });
  const refused = { ok: false, retryAfterSeconds: 18 * 3600 };
  if (perPerson) {
    await fill(day, personKey(day, "ann"), perPerson - 1);
    expect((await consumeLimit(kind, doer("ann", "203.0.113.1"), at)).ok).toBe(true);
    expect(await consumeLimit(kind, doer("ann", "203.0.113.2"), at)).toEqual(refused);
  }
  await fill(day, networkCounters(day, NETWORK)[0]!.keyHash, perNetwork!);
  expect(await consumeLimit(kind, doer("bob", NETWORK), at)).toEqual(refused);
  expect((await consumeLimit(kind, doer("bob", "203.0.113.3"), at)).ok).toBe(true);
});

test("several at once count as so many, for the person and for the network, and where they are too many fewer may still be", async () => {
  const { perPerson, perNetwork } = LIMITS["message-megabyte-unpaid"];
  const send = async (units: number, person: string) =>
    (await consumeLimit("message-megabyte-unpaid", { person, address: NETWORK, units }, at)).ok;
  expect([await send(perPerson + 1, "ann"), await send(perPerson - 1, "ann"), await send(2, "ann")]).toEqual([false, true, false]);
  expect([await send(1, "ann"), await send(1, "ann")]).toEqual([true, false]);
  const left = perNetwork - perPerson;
  expect([await send(left - 1, "bob"), await send(2, "cy"), await send(1, "cy"), await send(1, "cy")]).toEqual([true, false, true, false]);
});

test("an account that is tried from many networks is tried once from each, and nobody is locked out by that; others are as they were", async () => {
  const { slowAbove, perPerson } = LIMITS["sign-in"];
  const from = (network: string, account = "ann") => ({ person: `${network} ${account}`, address: network, account });
  const allowed = (network: string, account?: string) => take(perPerson + 1, "sign-in", () => from(network, account));
  for (let tried = 0; tried < slowAbove; tried += perPerson) expect(await allowed(`198.51.${tried}.1`)).toBe(perPerson);
  expect([await allowed("203.0.113.50"), await allowed("203.0.113.51"), await allowed("203.0.113.50", "bob")]).toEqual([1, 1, perPerson]);
  expect(await take(perPerson + 1, "sign-in", () => ({ person: "known browser ann" }))).toBe(perPerson);
  expect(await take(perPerson + 1, "sign-in", () => from("203.0.113.52"), minutes(LIMITS["sign-in"].minutes))).toBe(perPerson);
});

test("an account is tried no more than so often in all, whatever the networks, and then by those alone whom it knows", async () => {
  const { perAccount, minutes: window } = LIMITS["sign-in"];
  const from = (time: number, account = "ann") => ({ person: `${time} ${account}`, address: `198.51.${time}.1`, account });
  expect(await take(perAccount, "sign-in", (time) => from(time))).toBe(perAccount);
  expect(await consumeLimit("sign-in", from(perAccount), at)).toEqual({ ok: false, isOfAccount: true, retryAfterSeconds: window * 60 });
  expect(await take(1, "sign-in", () => from(perAccount, "bob"))).toBe(1);
  expect(await take(1, "sign-in", () => ({ person: "known browser ann" }))).toBe(1);
  expect(await take(1, "sign-in", () => from(perAccount), minutes(window))).toBe(1);
});

test("whoever moves on within what one subscriber has is counted by the wider networks, too", async () => {
  const { perNetwork } = LIMITS["hour-hold"];
  const from = (subnet: number, site = "2001:db8:77") => ({ address: `${site}:${subnet.toString(16)}::1` });
  expect(await take(perNetwork * 3, "hour-hold", (time) => from(time % 256))).toBe(perNetwork * 2);
  expect(await take(perNetwork * 8, "hour-hold", (time) => from(256 + time * 256))).toBe(perNetwork * 2);
  expect(await take(1, "hour-hold", () => from(1, "2001:db8:78"))).toBe(1);
});

test("whoever was refused is so again without a question to the database, until it is over or taken back", async () => {
  const { perPerson, minutes: window } = LIMITS["sign-in"];
  const doer = { person: "ann", address: NETWORK, account: "ann" };
  await take(perPerson + 1, "sign-in", () => doer);
  const asked: string[] = [];
  const stop = onStatement((_, text) => asked.push(text));
  const again = await consumeLimit("sign-in", doer, minutes(1));
  expect([again.ok, asked]).toEqual([false, []]);
  expect((await consumeLimit("sign-in", { ...doer, person: "bob" }, minutes(1))).ok).toBe(true);
  expect(asked).not.toEqual([]);
  stop();
  await db.delete(attempts);
  expect((await consumeLimit("sign-in", doer, minutes(window))).ok).toBe(true);
});

test("of those who wait to be counted one of another network is next, however many of one came before, and who would wait too long is refused", async () => {
  const answers: string[] = [];
  const flood = Array.from({ length: 2000 }, (_, time) =>
    consumeLimit("quote", { person: `${time}`, address: NETWORK }, at).then(
      ({ ok }) => answers.push(ok ? "counted" : "refused"),
      (error) => answers.push(error instanceof TooBusy ? "busy" : String(error)),
    ),
  );
  const [other] = [await consumeLimit("quote", { person: "ann", address: "203.0.113.8" }, at)];
  expect(other.ok).toBe(true);
  expect(answers.filter((answer) => answer !== "busy").length).toBeLessThan(10);
  await Promise.all(flood);
  expect(new Set(answers)).toContain("busy");
});

test("accounts of one mailbox are one person for a limit", async () => {
  const { perPerson } = LIMITS.feed;
  const own = await db
    .insert(users)
    .values(Array.from({ length: perPerson + 1 }, (_, index) => ({ email: `${index % 2 ? "m.e" : "me"}+${index}@gmail.com` })))
    .returning();
  const answers = [];
  for (const [index, { id }] of own.entries())
    answers.push((await consumeLimit("feed", { userId: id, address: `198.51.${index}.1` }, at)).ok);
  expect(answers).toEqual([...Array(perPerson).fill(true), false]);
  const [other] = await db.insert(users).values({ email: "you@gmail.com" }).returning();
  expect((await consumeLimit("feed", { userId: other!.id, address: NETWORK }, at)).ok).toBe(true);
});

test("many at once pass no limit together", async () => {
  const all = Array.from({ length: 30 }, () => consumeLimit("feed", { person: "ann", address: NETWORK }, at));
  expect((await Promise.all(all)).filter(({ ok }) => ok)).toHaveLength(LIMITS.feed.perPerson);
});

test("a count is kept as long as it counts, whatever it is of, and no longer", async () => {
  await consumeLimit("consultation-request-to-one", { person: "ann" }, at);
  await deleteSpentCounts(minutes(LIMITS["consultation-request-to-one"].minutes - 1));
  expect(await db.$count(attempts)).toBe(1);
  await deleteSpentCounts(minutes(LIMITS["consultation-request-to-one"].minutes + 1));
  expect(await db.$count(attempts)).toBe(0);
});

test("from which network a request came is known as long as the request is open, and no longer than all else then", async () => {
  const { id } = await aRequest("requested");
  await db.insert(attempts).values({ id, kind: "open-first-requests", keyHash: Buffer.alloc(32), createdAt: at });
  await deleteSpentCounts(minutes(100 * 60));
  expect(await db.$count(attempts)).toBe(1);
  await db.update(consultations).set({ status: "declined", closedAt: at, closedBy: "advisor" });
  await deleteSpentCounts(minutes(100 * 60));
  expect(await db.$count(attempts)).toBe(0);
});

test("of nobody the name or the address is kept", async () => {
  await consumeLimit("sign-in", { person: "ann@example.com", address: NETWORK }, at);
  const kept = await db.select().from(attempts);
  expect(kept).toHaveLength(2);
  // Decoded as text, since anything stored without a hash would be readable there.
  const told = kept.map(({ keyHash, ...others }) => `${JSON.stringify(others)} ${Buffer.from(keyHash).toString("latin1")}`).join("\n");
  for (const word of ["ann@", "example.com", "203.0.113"]) expect(told).not.toContain(word);
});
