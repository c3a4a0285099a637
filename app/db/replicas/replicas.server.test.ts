import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { connectReplicas, db } from "#app/db/client.server";
import { batchReads } from "#app/db/read-batching.server";
import { siteSettings } from "#app/db/schema/site-content";
import { Clone } from "../../../tests/support/clone";
import { useDatabase } from "../../../tests/support/database";
import { LOG_START } from "./log-position";
import { startReading, withReading } from "./reading.server";

useDatabase();

/** Another database of the same server, so with the same WAL position: a row tells which of the two was read. */
const replica = new Clone();
const NAME = "test.place";
const isPlace = eq(siteSettings.name, NAME);
const PLACE = `select value from site_settings where name = '${NAME}'`;

beforeAll(async () => {
  await replica.make();
  await db.insert(siteSettings).values({ name: NAME, value: "primary" });
  const client = new pg.Client(replica.where);
  await client.connect();
  await client.query(`insert into site_settings (name, value) values ('${NAME}', 'replica')`);
  await client.end();
  connectReplicas([replica.where], 30_000);
  // Until enough samples of the primary exist, the primary itself responds.
  await vi.waitUntil(async () => (await looking(() => READS["a query"]?.())) === "replica", 60_000);
});
afterAll(() => replica.drop());

/** Each way to read, returning which database was read. */
const READS: Record<string, () => Promise<string | undefined>> = {
  "a query": async () => (await db.select().from(siteSettings).where(isPlace))[0]?.value,
  "a query of some columns": async () => (await db.select({ value: siteSettings.value }).from(siteSettings).where(isPlace))[0]?.value,
  "a query that is prepared": async () => (await db.select().from(siteSettings).where(isPlace).prepare("place").execute())[0]?.value,
  "a query with a part that is named": async () => {
    const place = db.$with("place").as(db.select().from(siteSettings).where(isPlace));
    return (await db.with(place).select().from(place))[0]?.value;
  },
  "a count": async () => ((await db.$count(siteSettings, sql`${isPlace} and value = 'primary'`)) === 1 ? "primary" : "replica"),
  "a statement": async () => (await db.execute<{ value: string }>(sql.raw(PLACE))).rows[0]?.value,
  "a statement past drizzle": async () => (await db.$client.query<{ value: string }>(PLACE)).rows[0]?.value,
  "reads of one moment": () =>
    batchReads(async () => {
      const [one, other] = await Promise.all([READS["a query"]?.(), READS["a statement"]?.()]);
      return one === other ? one : `${one} and ${other}`;
    }),
};

/** Reads over a dedicated connection: they use the primary, since a transaction may go on to write. */
const OWN_CONNECTION: typeof READS = {
  "a transaction": () => db.transaction(async (tx) => (await tx.select().from(siteSettings).where(isPlace))[0]?.value),
  "a connection": async () => {
    const client = await db.$client.connect();
    const { rows } = await client.query<{ value: string }>(PLACE).finally(() => client.release());
    return rows[0]?.value;
  },
};

const other = { name: "test.other", value: "" };
const WRITES: Record<string, () => Promise<unknown>> = {
  "a row that is made": () => db.insert(siteSettings).values(other).onConflictDoNothing(),
  "a row that is changed": () => db.update(siteSettings).set({ value: "primary" }).where(isPlace),
  "a row that is removed": () => db.delete(siteSettings).where(eq(siteSettings.name, "test.none")),
  "a statement that writes": () => db.execute(sql`update site_settings set value = value where name = ${NAME}`),
  "a part of a read that writes": () =>
    db.execute(sql`with made as (update site_settings set value = value where name = ${NAME} returning 1) select * from made`),
  "a row that is locked": () => db.execute(sql`select 1 from site_settings where name = ${NAME} for update`),
  "a lock without a row": () => db.execute(sql`select pg_advisory_xact_lock(1)`),
  "something that is told": () => db.execute(sql`select pg_notify('nobody', '')`),
  "a write past drizzle": () => db.$client.query("update site_settings set value = value"),
  "a write that is refused": () =>
    db
      .insert(siteSettings)
      .values({ name: NAME, value: "" })
      .catch(() => "refused"),
  "a transaction": () => db.transaction((tx) => tx.update(siteSettings).set({ value: "primary" }).where(isPlace)),
  "a transaction that is taken back": () =>
    db
      .transaction(async (tx) => {
        await tx.insert(siteSettings).values(other).onConflictDoNothing();
        tx.rollback();
      })
      .catch(() => "taken back"),
};

const newReading = (isLooking = true) => startReading({ isLooking, isVisitor: true, needed: LOG_START });
/** Runs work as a read request of its own. */
const looking = <Result>(work: () => Result): Result => withReading(newReading(), work);

/** Which database each way reads from. */
async function placesOf(ways: typeof READS) {
  const places = [];
  for (const [way, read] of Object.entries(ways)) places.push([way, await read()]);
  return Object.fromEntries(places);
}
const all = (ways: typeof READS, place: string) => Object.fromEntries(Object.keys(ways).map((way) => [way, place]));

test("a request that looks reads from the replica in every way, and the primary where it might go on to write", async () => {
  expect(await looking(() => placesOf(READS))).toEqual(all(READS, "replica"));
  for (const [way, read] of Object.entries(OWN_CONNECTION)) expect([way, await looking(read)]).toEqual([way, "primary"]);
});

test.each(
  Object.entries(WRITES),
)("whatever a request has written, it reads from the primary from then on, in every way: %s", async (_, write) => {
  const reading = newReading();
  await withReading(reading, async () => {
    expect(await READS["a query"]?.()).toBe("replica");
    const written = Promise.resolve(write());
    // The write is running: a concurrent read may already depend on it.
    expect(await READS["a query"]?.()).toBe("primary");
    await written;
    expect(await placesOf(READS)).toEqual(all(READS, "primary"));
    expect(await placesOf(OWN_CONNECTION)).toEqual(all(OWN_CONNECTION, "primary"));
  });
  expect(await withReading(reading, () => placesOf(READS))).toEqual(all(READS, "primary"));
  expect(await looking(() => placesOf(READS))).toEqual(all(READS, "replica"));
});

test("a request that does something reads from the primary before it has written as well, and so does what is no request", async () => {
  expect(await withReading(newReading(false), () => placesOf(READS))).toEqual(all(READS, "primary"));
  expect(await placesOf(READS)).toEqual(all(READS, "primary"));
});

test("as long as nobody knows who is looking, or how far a replica must be for them, the primary is read", async () => {
  const unknown = startReading({ isLooking: true, isVisitor: false, needed: LOG_START });
  expect(await withReading(unknown, () => placesOf(READS))).toEqual(all(READS, "primary"));
  const far = startReading({ isLooking: true, isVisitor: true, needed: null });
  expect(await withReading(far, () => placesOf(READS))).toEqual(all(READS, "primary"));
  unknown.reader = "ada";
  expect(await withReading(unknown, () => placesOf(READS))).toEqual(all(READS, "replica"));
});
