import pg from "pg";
import { DatabaseDown } from "./health-check.server";

/** Waits for a turn and returns the function that ends it; null for whoever would wait too long. */
export type EnterTurn = () => Promise<(() => void) | null>;

/** A pool that hands out connections in turns, as its creator decides. Whoever would wait too long gets the pool's own timeout error. */
export class FairPool extends pg.Pool {
  readonly #enter: EnterTurn;
  readonly #leaves = new WeakMap<pg.PoolClient, () => void>();

  constructor(settings: pg.PoolConfig, enter: EnterTurn) {
    super(settings);
    this.#enter = enter;
    this.on("release", (_error, client) => {
      const leave = this.#leaves.get(client);
      this.#leaves.delete(client);
      leave?.();
    });
  }

  /** A connection, once it is the caller's turn; none is opened to a database that is silent by then. */
  protected async inTurn(isAway: () => boolean): Promise<pg.PoolClient> {
    const leave = await this.#enter();
    if (!leave) throw new Error("timeout exceeded when trying to connect");
    try {
      if (isAway()) throw new DatabaseDown("The database does not answer");
      const client = await super.connect();
      this.#leaves.set(client, leave);
      return client;
    } catch (error) {
      leave();
      throw error;
    }
  }
}

export type PoolCallback = (error: Error | undefined, client: pg.PoolClient | undefined, release: (release?: unknown) => void) => void;

/** Returns a connection the way it was requested: as a promise or through the callback. */
export function given(found: Promise<pg.PoolClient>, done: PoolCallback | undefined) {
  if (!done) return found;
  found.then(
    (client) => done(undefined, client, (release) => client.release(release as boolean)),
    (error: Error) => done(error, undefined, () => undefined),
  );
  return found.catch(() => undefined as never);
}
