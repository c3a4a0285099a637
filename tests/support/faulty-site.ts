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

/** A demo on its own embedded database, at which people book while faults are injected. */
export class FaultySite {
  readonly server: ServerUnderTest;
  readonly bookers = new Bookers();
  #work: Promise<unknown> = Promise.resolve();
  client: HttpPerson | undefined;

  constructor(command: readonly string[] = []) {
    this.server = new ServerUnderTest(undefined, command);
  }

  /** Starts it, and has two people book. */
  async start(environment: Record<string, string> = {}) {
    await this.server.start({ DEMO: "1", ...environment });
    const client = await demoPerson(this.server, "client");
    this.client = client;
    this.#work = Promise.all([this.bookers.keepBooking(client), this.bookers.keepBooking(client)]);
    await this.moreBooked(3);
    return client;
  }

  /** Waits until so many more bookings have been acknowledged. */
  async moreBooked(count: number) {
    const wanted = this.bookers.acknowledged.length + count;
    for (const end = Date.now() + SOON.timeout; this.bookers.acknowledged.length < wanted; ) {
      if (Date.now() > end) throw new Error(`nobody books any more: ${JSON.stringify([...this.bookers.statuses])}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** The first process of its PostgreSQL. */
  get postmaster() {
    return readPostmaster(path.join(this.server.folder, "postgres"))?.pid ?? 0;
  }

  /** Nobody books any more, and the server has ended; what is broken of I1 to I11 then, and what was never to be answered. */
  async broken(): Promise<string[]> {
    this.bookers.stop();
    await this.#work;
    await this.server.stop();
    const database = await openEmbeddedDatabase({ dataDir: this.server.folder });
    const looker = new pg.Client(database.connection);
    await looker.connect();
    const looked = { acknowledged: this.bookers.acknowledged, stored: filesIn(this.server.folder) };
    const broken = await brokenInvariants({ ask: asks(looker), ...looked }).finally(() => looker.end());
    await database.stop();
    const wrong = [...this.bookers.statuses.keys()].filter((status) => status === 500);
    return [...broken, ...wrong.map((status) => `${this.bookers.statuses.get(status)} answers were a ${status}`)];
  }
}
