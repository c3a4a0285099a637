import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { makeLine } from "#app/platform/waiting-queue";

const asking = new AsyncLocalStorage<{ whose: string }>();

/** Does the work of one request: what it asks the database counts as a network's, until it is known who it is. */
export const askingAs = <Result>(network: string, work: () => Result): Result => asking.run({ whose: network }, work);

/** From now on what the request asks counts as a person's. */
export function askAs(person: string) {
  const request = asking.getStore();
  if (request) request.whose = person;
}

/**
 * A pool whose connections are given out by turns: of those who wait the next is whose fewest are served at that moment, however many of another came before. Who would wait for longer
 * than `mostWaitMs` fails as the pool itself lets them.
 */
export class FairPool extends pg.Pool {
  readonly #line;
  readonly #leaves = new WeakMap<pg.PoolClient, () => void>();

  constructor(settings: pg.PoolConfig & { max: number }, mostWaitMs: number) {
    super(settings);
    this.#line = makeLine({ atOnce: settings.max, mostMs: () => mostWaitMs });
    this.on("release", (_error, client) => {
      const leave = this.#leaves.get(client);
      this.#leaves.delete(client);
      leave?.();
    });
  }

  /** A connection once it is one's turn. */
  protected async inTurn(): Promise<pg.PoolClient> {
    const leave = await this.#line.enter({ whose: asking.getStore()?.whose ?? "" });
    if (!leave) throw new Error("timeout exceeded when trying to connect");
    try {
      const client = await super.connect();
      this.#leaves.set(client, leave);
      return client;
    } catch (error) {
      leave();
      throw error;
    }
  }
}
