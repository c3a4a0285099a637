import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { attempts, users } from "#app/db/schema/accounts/accounts";
import { useDatabase } from "../../../tests/support/database";
import { LIMITS, type Limit, type LimitKind } from "./limits";
import { deleteSpentCounts, takeLimit } from "./take-limit.server";

useDatabase();

beforeEach(async () => {
  await db.delete(attempts);
});

const at = new Date("2026-12-01T12:00:00Z");
const minutes = (count: number) => new Date(at.getTime() + count * 60_000);
const NETWORK = "203.0.113.7";

/** What the database counts; messages are counted by their own rows, and searches in memory. */
const COUNTED = (Object.keys(LIMITS) as LimitKind[]).filter((kind) => !/^(message|message-file|message-thread|search)$/.test(kind));

async function take(times: number, kind: LimitKind, doer: (time: number) => Parameters<typeof takeLimit>[1], when = at) {
  const answers = [];
  for (let time = 0; time < times; time += 1) answers.push(await takeLimit(kind, doer(time), when));
  return answers.filter(({ ok }) => ok).length;
}

test.each(COUNTED)("%s ends for one person and for one network where the table says, and for nobody else", async (kind) => {
  const { perPerson, perNetwork, minutes: window }: Limit = LIMITS[kind];
  if (perPerson) {
    expect(await take(perPerson + 1, kind, () => ({ person: "ann" }))).toBe(perPerson);
    expect(await take(1, kind, () => ({ person: "bob" }))).toBe(1);
    const refused = await takeLimit(kind, { person: "ann" }, minutes(1 / 60));
    expect(refused).toEqual({ ok: false, retryAfterSeconds: window * 60 - 1 });
    expect(await take(1, kind, () => ({ person: "ann" }), minutes(window))).toBe(1);
  }
  if (perNetwork) {
    expect(await take(perNetwork + 1, kind, (time) => ({ person: `p${time}`, address: `${NETWORK}:${time}` }))).toBe(perNetwork);
    expect(await take(1, kind, () => ({ person: "ann's", address: "203.0.113.8" }))).toBe(1);
  }
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

test("accounts of one mailbox are one person for a limit", async () => {
  const { perPerson } = LIMITS.feed;
  const own = await db
    .insert(users)
    .values(Array.from({ length: perPerson + 1 }, (_, index) => ({ email: `${index % 2 ? "m.e" : "me"}+${index}@gmail.com` })))
    .returning();
  const answers = [];
  for (const [index, { id }] of own.entries()) answers.push((await takeLimit("feed", { userId: id, address: `198.51.${index}.1` }, at)).ok);
  expect(answers).toEqual([...Array(perPerson).fill(true), false]);
  const [other] = await db.insert(users).values({ email: "you@gmail.com" }).returning();
  expect((await takeLimit("feed", { userId: other!.id, address: NETWORK }, at)).ok).toBe(true);
});

test("many at once pass no limit together", async () => {
  const all = Array.from({ length: 30 }, () => takeLimit("feed", { person: "ann", address: NETWORK }, at));
  expect((await Promise.all(all)).filter(({ ok }) => ok)).toHaveLength(LIMITS.feed.perPerson);
});

test("a count is kept as long as it counts, whatever it is of, and no longer", async () => {
  await takeLimit("consultation-request-to-one", { person: "ann" }, at);
  await deleteSpentCounts(minutes(LIMITS["consultation-request-to-one"].minutes - 1));
  expect(await db.$count(attempts)).toBe(1);
  await deleteSpentCounts(minutes(LIMITS["consultation-request-to-one"].minutes + 1));
  expect(await db.$count(attempts)).toBe(0);
});

test("of nobody the name or the address is kept", async () => {
  await takeLimit("sign-in", { person: "ann@example.com", address: NETWORK }, at);
  const kept = await db.select().from(attempts);
  expect(kept).toHaveLength(2);
  // As letters, since whatever is kept without a hash would stand there as such.
  const told = kept.map(({ keyHash, ...others }) => `${JSON.stringify(others)} ${Buffer.from(keyHash).toString("latin1")}`).join("\n");
  for (const word of ["ann@", "example.com", "203.0.113"]) expect(told).not.toContain(word);
});
