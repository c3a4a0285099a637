import { expect, test } from "vitest";
import { readConfig } from "#app/config.server";
import { lookingAtDatabase, waitForConnection, waitingForDatabase, writesWaitMs } from "./connection-retry.server";
import { DatabaseDown } from "./health-check.server";

const AWAY = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
const FULL = Object.assign(new Error("too many connections"), { code: "53300" });
/** No test waits this long. */
const LONG_MS = 3_600_000;

const HOPE = { giveBack: () => undefined, isAway: () => false, isReplaceable: false, onChange: () => () => undefined };

/** Fails once with each error, and then returns a connection. */
function opening(errors: Error[]) {
  let tries = 0;
  const connect = async () => {
    const error = errors[tries++];
    if (error) throw error;
    return "a connection";
  };
  return { ...HOPE, connect, tries: () => tries };
}

/** A stopped database: it gives connections on demand, and may be known to be silent. */
class Silent {
  asked: ((client: string) => void)[] = [];
  given: string[] = [];
  listeners = new Set<() => void>();
  isKnown = false;

  connect = () => new Promise<string>((resolve) => this.asked.push(resolve));
  giveBack = (client: string) => this.given.push(client);
  isAway = () => this.isKnown;
  isReplaceable = false;
  onChange = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  becomeKnown() {
    this.isKnown = true;
    for (const tell of this.listeners) tell();
  }
}

const connection = (milliseconds: number, way: Silent | ReturnType<typeof opening>) =>
  waitingForDatabase(milliseconds, () => waitForConnection<string>(way));

test("who writes waits for a database that comes back, and asks it nothing twice", async () => {
  const way = opening([AWAY, AWAY]);
  expect(await connection(LONG_MS, way)).toBe("a connection");
  expect(way.tries()).toBe(3);
});

test("when the time is over it is told what is wrong, and a full database at once", async () => {
  await expect(connection(150, opening(Array(100).fill(AWAY)))).rejects.toBe(AWAY);
  const full = opening([FULL]);
  await expect(connection(LONG_MS, full)).rejects.toBe(FULL);
  expect(full.tries()).toBe(1);
});

test("a connection that does not come ends with the time of them all, and one that comes too late is given back", async () => {
  const way = new Silent();
  await expect(connection(50, way)).rejects.toThrow("timeout exceeded when trying to connect");
  expect([way.asked.length, way.given]).toEqual([1, []]);
  way.asked[0]!("late");
  await expect.poll(() => way.given).toEqual(["late"]);
  expect(way.listeners.size).toBe(0);
});

test("as soon as it is known that the database is silent nobody waits, and nobody asks again", async () => {
  const way = new Silent();
  const waiting = connection(LONG_MS, way);
  await expect.poll(() => way.asked.length).toBe(1);
  way.becomeKnown();
  await expect(waiting).rejects.toBeInstanceOf(DatabaseDown);
  expect(way.asked).toHaveLength(1);
});

test("where another may take its place, one that is silent is asked for again", async () => {
  const way = opening([new DatabaseDown("silent"), new DatabaseDown("silent")]);
  expect(await connection(LONG_MS, way)).toBe("a connection");
  const lost = { ...opening([new DatabaseDown("silent")]), isAway: () => true };
  await expect(connection(LONG_MS, lost)).rejects.toBeInstanceOf(DatabaseDown);
});

test("who only looks is told at once, of a refusal as of a silence that is known, and waits no longer than a page may", async () => {
  const look = (way: Silent | ReturnType<typeof opening>, milliseconds = LONG_MS) =>
    lookingAtDatabase(milliseconds, () => waitForConnection<string>(way));
  const refused = opening([AWAY]);
  await expect(look(refused)).rejects.toBe(AWAY);
  expect(refused.tries()).toBe(1);
  const way = new Silent();
  const waiting = look(way);
  way.becomeKnown();
  await expect(waiting).rejects.toBeInstanceOf(DatabaseDown);
  await expect(look(way)).rejects.toBeInstanceOf(DatabaseDown);
  expect(way.asked).toHaveLength(1);
  await expect(look(new Silent(), 50)).rejects.toThrow("timeout exceeded when trying to connect");
});

/** Everything is answered within this time, even without a database; half a second of it is for anything but waiting. */
const PROMISED_MS = 3000;
const REST_MS = 500;

const DATABASE_URL = "postgres://somebody@db.example/site";
const waits = (environment: Record<string, string>) => writesWaitMs(readConfig(environment));

test("what is posted waits five seconds for a new primary where there is a cluster, and elsewhere no longer than the answer may take", () => {
  expect(waits({ DATABASE_URL, DATABASE_REPLICA_URLS: "postgres://somebody@replica.example/site" })).toBe(5000);
  const allAlone: Record<string, string>[] = [{}, { DATABASE_URL }, { DATABASE_URL, DATABASE_DIRECT_URL: DATABASE_URL }];
  for (const alone of allAlone) expect([alone, waits(alone) <= PROMISED_MS - REST_MS]).toEqual([alone, true]);
});

test("who has said that the machine is slow is waited for, in a cluster or not", () => {
  const slow = { DATABASE_URL, MAX_WAIT_SECONDS: "20" };
  expect([waits(slow), waits({ ...slow, DATABASE_REPLICA_URLS: DATABASE_URL })]).toEqual([20_000, 20_000]);
});
