import pg from "pg";

const TICK_MS = 100;
/** So long nothing has come while something is asked: time to ask what any database answers at once. */
const SUSPICIOUS_TICKS = 5;
const ASK_AGAIN_TICKS = 5;
/** What is left to answer in. */
const TICKS_TO_SAY_SO = 3;
const PATIENCE_MS = 1500;

/** What every query gets at once while the database is away: nobody waits for what does not come. */
export class DatabaseAway extends Error {
  readonly code = "08006";
}

/**
 * Watches whether the database of a pool answers. One that is gone says so by itself; one that is silent (stopped, or behind a broken network) is
 * found out within `mostSilentMs`: while something is asked and nothing comes, a connection beside the pool asks the least there is. Where that is not
 * answered either, the queries under way are ended, and the database is away until it answers again. `changed` is told of both.
 */
export function watchReach(pool: pg.Pool, where: pg.ClientConfig, mostSilentMs: number, changed: (isAway: boolean) => void) {
  const busy = new Set<pg.Client>();
  // Ticks are counted, not milliseconds: a process that was busy itself has heard nothing meanwhile.
  const mostSilentTicks = Math.floor(mostSilentMs / TICK_MS) - TICKS_TO_SAY_SO;
  let silentTicks = 0;
  let isAway = false;
  let isAsking = false;

  const hear = () => {
    silentTicks = 0;
    if (!isAway) return;
    isAway = false;
    changed(false);
  };
  pool.on("connect", hear);
  pool.on("acquire", (client) => client instanceof pg.Client && busy.add(client));
  pool.on("release", (error, client) => {
    if (client instanceof pg.Client) busy.delete(client);
    if (isAnswer(error)) hear();
  });

  async function ask() {
    if (isAsking) return;
    isAsking = true;
    if (await answers(where)) hear();
    isAsking = false;
  }

  function giveUp() {
    isAway = true;
    changed(true);
    // Not `end`, which waits for what a connection that takes several statements at once was asked.
    for (const client of busy) client.connection.stream.destroy();
  }

  function tick() {
    const isWaitedFor = pool.totalCount + pool.waitingCount > pool.idleCount;
    silentTicks = isWaitedFor || isAway ? silentTicks + 1 : 0;
    if (silentTicks >= SUSPICIOUS_TICKS && silentTicks % ASK_AGAIN_TICKS === 0) void ask();
    if (!isAway && silentTicks >= mostSilentTicks) giveUp();
  }

  const timer = setInterval(tick, TICK_MS).unref();
  return { isAway: () => isAway, close: () => clearInterval(timer) };
}

/** Whether a database answers there: also one that has no connection left says so. */
async function answers(where: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...where, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch (error) {
    return isAnswer(error);
  } finally {
    client.end().catch(() => undefined);
  }
}

/** What a server says while it starts or stops (57P), and a pooler that has lost its own (08), is no answer. */
const isAnswer = (error: unknown) => !error || (error instanceof pg.DatabaseError && !/^(57P|08)/.test(error.code ?? ""));
