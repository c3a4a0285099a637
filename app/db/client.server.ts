import { AsyncLocalStorage, AsyncResource } from "node:async_hooks";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { waitForConnection } from "./connection-retry.server";
import { prepareFrequentStatements } from "./generic-plans.server";
import { DatabaseDown, watchReach } from "./health-check.server";
import { writeAtOnce } from "./one-write.server";
import { openDatabase } from "./open-database.server";
import { PooledClient } from "./pooler.server";
import { type PendingRead, pipelineReads, queueRead } from "./read-batching.server";
import { currentReading } from "./replicas/reading.server";
import { Replicas } from "./replicas/replicas.server";
import { textOf, timeStatements } from "./statement-times.server";
import { type EnterTurn, FairPool, given, type PoolCallback } from "./turns.server";

export type Database = NodePgDatabase & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** A connection to query through: the pool, or the caller's transaction. */
export type Connection = Database | Transaction;

/** The database of this process. Set by `connectDatabase` before anything is served. */
export let db: Database;

let pool: PagesPool | undefined;
/** Pool for health checks, which wait for no page. */
let beside: pg.Pool | undefined;
let settings: pg.PoolConfig = {};
let directSettings: pg.PoolConfig = {};
let reach: ReturnType<typeof watchReach> | undefined;
let replicas: Replicas | undefined;
const reachListeners = new Set<(isAway: boolean) => void>();

const MAX_FOR_PAGES = 8;
/** Timeout of a statement on the server, shorter than that of its query here, in milliseconds. */
const STATEMENT_MS = 4000;
const QUERY_MS = 5000;
const MAX_WAIT_MS = 2000;
const limits = (statementMs: number) => `-c statement_timeout=${statementMs} -c idle_in_transaction_session_timeout=10000 -c timezone=UTC`;

const ownConnections = new AsyncLocalStorage<pg.Pool>();

/** The pool for pages; work inside `withConnections` uses its own pool instead, whatever it calls. */
class PagesPool extends FairPool {
  /** Queries the primary, bypassing replicas. */
  readonly queryPrimary: Query;

  constructor(settings: pg.PoolConfig, enter: EnterTurn, isTogether: boolean) {
    super(settings, enter);
    const query = this.query.bind(this) as Query;
    this.queryPrimary = query;
    const asked: Query = (...given) => {
      const isOfRequest = !ownConnections.getStore() && typeof given.at(-1) !== "function";
      const reading = replicas && isOfRequest ? currentReading() : undefined;
      if (!replicas || !reading) {
        const together = isOfRequest && isTogether ? queueRead(textOf(given[0]), (reads) => this.#send(reads)) : undefined;
        return together ? together(given) : query(...given);
      }
      return replicas.query(
        reading,
        textOf(given[0]),
        (client) => (client.query as Query)(...given),
        () => query(...given),
      );
    };
    this.query = asked as typeof this.query;
  }

  /** Sends reads of the same moment over one connection, as one message. */
  #send(reads: PendingRead[]): Promise<void> {
    const [first] = reads;
    if (first && reads.length === 1) return this.queryPrimary(...first.given).then(first.resolve, first.reject);
    return new Promise((done) => {
      this.connect(async (error, client, release) => {
        if (client) release(await pipelineReads(client, reads));
        else for (const { reject } of reads) reject(error);
        done();
      });
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(done: PoolCallback): void;
  override connect(done?: PoolCallback) {
    const own = ownConnections.getStore();
    // For a transaction: a single statement connects with a callback, `done`.
    const reading = done ? undefined : currentReading();
    if (reading?.isLooking && reading.isPrimaryGone) return refuseConnection(done);
    if (reading) reading.hasWritten = true;
    // Binds the callback to the caller's async context, rather than that of whoever released the connection.
    const asAsked = done && AsyncResource.bind(done);
    if (own) return asAsked ? own.connect(asAsked) : own.connect();
    const waited = waitForConnection({
      connect: () => this.inTurn(isDatabaseDown),
      giveBack: (client) => client.release(),
      isAway: isDatabaseDown,
      isReplaceable: replicas !== undefined,
      onChange: onDatabaseReach,
    });
    return given(waited, asAsked);
  }
}

type Query = (...given: unknown[]) => Promise<never>;

function refuseConnection(done: PoolCallback | undefined) {
  const away = new DatabaseDown("The database does not answer");
  if (!done) return Promise.reject(away);
  process.nextTick(done, away, undefined, () => undefined);
  return Promise.resolve(undefined as never);
}

/**
 * Opens and monitors the pages' pool: connecting times out after `maxWaitMs`, queries after 5 s or that, if longer, and all of them once
 * the database has been silent for `maxWaitMs`. With `direct`, `where` is a pooler: it sets its connections' timeouts itself and keeps no
 * prepared statements. `makeTurns` decides the order in which that many connections are given out.
 */
export function connectDatabase(
  where: pg.PoolConfig,
  maxWaitMs = MAX_WAIT_MS,
  direct: pg.PoolConfig | null = null,
  makeTurns: (atOnce: number, maxWaitMs: number) => EnterTurn = () => async () => () => undefined,
) {
  // With `pipeline`, queries issued at once on a connection are sent at once.
  const patience = {
    pipeline: true,
    connectionTimeoutMillis: maxWaitMs,
    query_timeout: Math.max(QUERY_MS, maxWaitMs),
    idleTimeoutMillis: 30_000,
  };
  const options = limits(Math.max(STATEMENT_MS, maxWaitMs));
  settings = direct ? { ...patience, Client: PooledClient, ...where } : { ...patience, options, ...where };
  directSettings = { ...patience, options, ...(direct ?? where) };
  // A pooler may switch to another server connection after each statement.
  const most = settings.max ?? MAX_FOR_PAGES;
  pool = new PagesPool({ ...settings, max: most }, makeTurns(most, maxWaitMs), direct === null);
  hear(pool);
  beside = hear(new pg.Pool({ ...settings, max: 1, query_timeout: maxWaitMs }));
  reach = watchReach(pool, settings, maxWaitMs, (isAway) => {
    for (const tell of reachListeners) tell(isAway);
  });
  db = openDatabase(pool);
  return db;
}

/** Lets pages read from replicas where possible: each of `places` is a replica of the connected database, or several behind one address. */
export function connectReplicas(places: readonly pg.PoolConfig[], maxWaitMs = MAX_WAIT_MS) {
  const primary = pool;
  if (!primary || places.length === 0) return;
  const opened = places.map((where) => {
    const given = { ...directSettings, connectionString: undefined, max: MAX_FOR_PAGES, ...where };
    const own = hear(new pg.Pool(given));
    const reached = watchReach(own, given, maxWaitMs, () => undefined);
    const close = () => {
      reached.close();
      return own.end();
    };
    return { pool: own, isAway: reached.isAway, close, positions: new WeakMap(), restsUntil: 0 };
  });
  replicas = new Replicas(opened, { query: primary.queryPrimary, isAway: isDatabaseDown, isUnavailable: isDatabaseUnavailable });
}

/** The replicas that pages read from; undefined when there are none. */
export const databaseReplicas = () => replicas;

/** Whether the database is known to be unreachable, so that pages' queries fail at once. */
export const isDatabaseDown = () => reach?.isAway() ?? false;

/** Health check: runs a minimal query over a separate connection; without a primary, a replica that responds is enough to show pages. */
export async function checkDatabaseReady(): Promise<boolean> {
  const isReached = beside && !isDatabaseDown();
  const responds = isReached && (await beside?.query("select 1").catch(() => null));
  return responds ? true : ((await replicas?.respond()) ?? false);
}

/** Calls `listener` when the database becomes unreachable, and when it is back. Returns a function that unsubscribes. */
export function onDatabaseReach(listener: (isAway: boolean) => void) {
  reachListeners.add(listener);
  return () => void reachListeners.delete(listener);
}

/** Opens a pool beside that of the pages, with at most `most` connections. `cut` ends them at once, whatever they are doing, and rejects those waiting. */
export const openConnections = (most: number) => openPool({ ...settings, max: most });

/** Like `openConnections`, but bypassing a pooler: for locks that outlast a transaction, and for what has limits of its own. */
export const openDirectConnections = (most: number, limits: pg.PoolConfig = {}) => openPool({ ...directSettings, ...limits, max: most });

function openPool(given: pg.PoolConfig) {
  const own = hear(new pg.Pool(given));
  const clients = new Set<pg.PoolClient>();
  own.on("connect", (client) => clients.add(client));
  own.on("remove", (client) => clients.delete(client));
  const cut = () => {
    own.end().catch(() => undefined);
    for (const client of clients) client.connection.stream.destroy();
  };
  return { pool: own, cut };
}

/** Runs work whose queries, whatever it calls, all use the connections of `own`. */
export const withConnections = <Result>(own: pg.Pool, work: () => Result): Result => ownConnections.run(own, work);

/** Both are needed: a checked-out client emits its own error when the server dies, and an unhandled one would crash the process. */
function hear(opened: pg.Pool) {
  opened.on("error", () => undefined);
  opened.on("connect", (client) => client.on("error", () => undefined));
  opened.on("connect", writeAtOnce);
  opened.on("connect", timeStatements);
  opened.on("connect", prepareFrequentStatements);
  return opened;
}

/** Waits for running queries and closes every connection. */
export async function disconnectDatabase() {
  reach?.close();
  reach = undefined;
  await replicas?.close();
  replicas = undefined;
  await Promise.all([pool?.end(), beside?.end()]);
  pool = undefined;
  beside = undefined;
}

/** Whether an error (or its cause) means that the database is unreachable, overloaded or no longer the primary, rather than that a query is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, cause, message } = (error ?? {}) as { code?: string; cause?: unknown; message?: string };
  if (code && /^(53|57|08|25006)|^(ECONN|ENOENT|EPIPE|ETIMEDOUT)/.test(code)) return true;
  if (
    message &&
    /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|timeout expired/.test(message)
  )
    return true;
  return cause !== undefined && cause !== error && isDatabaseUnavailable(cause);
}

/** The SQLSTATE and constraint of a violation, as wrapped by drizzle; null for any other error. */
export function violatedConstraint(error: unknown): { code: string; constraint: string } | null {
  const { code, constraint, cause } = (error ?? {}) as { code?: string; constraint?: string; cause?: unknown };
  if (code && /^23/.test(code)) return { code, constraint: constraint ?? "" };
  return cause === undefined || cause === error ? null : violatedConstraint(cause);
}
