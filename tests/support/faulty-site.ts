import path from "node:path";
import pg from "pg";
import { readPostmaster } from "#app/db/embedded/postmaster-pid.server";
import { openEmbeddedDatabase } from "#app/db/embedded/supervisor.server";
import { Bookers, demoPerson } from "./bookers";
import type { HttpPerson } from "./http-person";
import { filesIn } from "./invariants/files";
import { asks, brokenInvariants } from "./invariants/invariants";
import { ServerUnderTest } from "./server";

const SOON = { timeout: 60_000 };

/** Returns the violations of I1 to I11 in a data folder that no server has open, given the acknowledged bookings. */
export async function brokenIn(
  dataDir: string,
  acknowledged: readonly string[] = [],
  stored: readonly string[] = filesIn(dataDir),
): Promise<string[]> {
  const database = await openEmbeddedDatabase({ dataDir });
  const looker = new pg.Client(database.connection);
  await looker.connect();
  const broken = await brokenInvariants({ ask: asks(looker), acknowledged, stored }).finally(() => looker.end());
  await database.stop();
  return broken;
}

/** A demo on its own embedded database, where people book while faults are injected. */
export class FaultySite {
  readonly server: ServerUnderTest;
  readonly bookers = new Bookers();
  readonly #work: Promise<unknown>[] = [];
  client: HttpPerson | undefined;

  constructor(command: readonly string[] = []) {
    this.server = new ServerUnderTest(undefined, command);
  }

  /** Starts it, and has two people book. */
  async start(environment: Record<string, string> = {}) {
    await this.server.start({ DEMO: "1", ...environment });
    const client = await demoPerson(this.server, "client");
    this.client = client;
    this.alsoBooks(client);
    this.alsoBooks(client);
    await this.moreBooked(3);
    return client;
  }

  /** Has one more person book, at any server. */
  alsoBooks(person: HttpPerson) {
    this.#work.push(this.bookers.keepBooking(person));
  }

  /** Waits until that many more bookings have been acknowledged. */
  async moreBooked(count: number) {
    const wanted = this.bookers.acknowledged.length + count;
    for (const end = Date.now() + SOON.timeout; this.bookers.acknowledged.length < wanted; ) {
      if (Date.now() > end) throw new Error(`nobody books any more: ${JSON.stringify([...this.bookers.statuses])}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** The main process of its PostgreSQL. */
  get postmaster() {
    return readPostmaster(path.join(this.server.folder, "postgres"))?.pid ?? 0;
  }

  /** Stops all bookings and the server, and returns the violations of I1 to I11, and responses that must never occur. `stored` lists what is in another store than the folder. */
  async broken(stored?: readonly string[]): Promise<string[]> {
    this.bookers.stop();
    await Promise.all(this.#work);
    await this.server.stop();
    const broken = await brokenIn(this.server.folder, this.bookers.acknowledged, stored);
    const wrong = [...this.bookers.statuses.keys()].filter((status) => status === 500);
    return [...broken, ...wrong.map((status) => `${this.bookers.statuses.get(status)} answers were a ${status}`)];
  }
}
