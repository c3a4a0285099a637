import pg from "pg";

const TICK_MS = 100;
/** After this many silent ticks with a query running, the health check runs a minimal query. */
const SUSPICIOUS_TICKS = 5;
const ASK_AGAIN_TICKS = 5;
/** Ticks that remain to respond. */
const TICKS_TO_SAY_SO = 3;
const PATIENCE_MS = 1500;

/** The error of every query while the database is unreachable: it fails at once instead of waiting. */
export class DatabaseDown extends Error {
  readonly code = "08006";
}

/**
 * Monitors whether a pool's database responds. A lost connection reports itself; a silent database (stopped, or behind a broken network) is
 * detected within `maxSilentMs`: while a query gets no response, a separate connection runs a minimal query. If that gets none either,
 * running queries are ended, and the database counts as unreachable until it responds again. Calls `changed` on both.
 */
export function watchReach(pool: pg.Pool, where: pg.ClientConfig, maxSilentMs: number, changed: (isAway: boolean) => void) {
  const busy = new Set<pg.Client>();
  // Counts ticks, not milliseconds: a process that was blocked itself could not hear anything meanwhile.
  const maxSilentTicks = Math.floor(maxSilentMs / TICK_MS) - TICKS_TO_SAY_SO;
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
    // Not `end`, which with pipelining waits for queries already sent.
    for (const client of busy) client.connection.stream.destroy();
  }

  function tick() {
    const isWaitedFor = pool.totalCount + pool.waitingCount > pool.idleCount;
    silentTicks = isWaitedFor || isAway ? silentTicks + 1 : 0;
    if (silentTicks >= SUSPICIOUS_TICKS && silentTicks % ASK_AGAIN_TICKS === 0) void ask();
    if (!isAway && silentTicks >= maxSilentTicks) giveUp();
  }

  const timer = setInterval(tick, TICK_MS).unref();
  return { isAway: () => isAway, close: () => clearInterval(timer) };
}

/** Whether a database responds: one that is out of connections does, too. */
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

/** Errors of a server that starts or stops (57P), or of a pooler that has lost its server (08), do not count as a response. */
const isAnswer = (error: unknown) => !error || (error instanceof pg.DatabaseError && !/^(57P|08)/.test(error.code ?? ""));
