import { AsyncLocalStorage, AsyncResource } from "node:async_hooks";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { currentPatience } from "./connection-retry.server";
import { DatabaseAway, watchReach } from "./health-check.server";
import { keepPlans } from "./kept-plans.server";
import { PooledClient } from "./pooler.server";
import { type AskedRead, currentMoment, sendTogether } from "./reads-together.server";
import { currentReading } from "./replicas/reading.server";
import { Replicas } from "./replicas/replicas.server";
import { textOf, timeStatements } from "./statement-times.server";
import { type EnterTurn, FairPool, given, type PoolCallback } from "./turns.server";

export type Database = NodePgDatabase & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** What a verb writes through: the pool, or the transaction of the verb that calls it. */
export type Connection = Database | Transaction;

/** The one database of this process. Set by `connectDatabase` before anything is served. */
export let db: Database;

let pool: PagesPool | undefined;
/** For the question whether the database answers: whoever asks it waits for no page. */
let beside: pg.Pool | undefined;
let settings: pg.PoolConfig = {};
let directSettings: pg.PoolConfig = {};
let reach: ReturnType<typeof watchReach> | undefined;
let replicas: Replicas | undefined;
const reachListeners = new Set<(isAway: boolean) => void>();

const MOST_FOR_PAGES = 8;
/** What one statement may take on the server: less than its query here. */
const STATEMENT_MS = 4000;
const QUERY_MS = 5000;
const MOST_WAIT_MS = 2000;
const limits = (statementMs: number) => `-c statement_timeout=${statementMs} -c idle_in_transaction_session_timeout=10000 -c timezone=UTC`;

const ownConnections = new AsyncLocalStorage<pg.Pool>();

/** The pages' connections; work inside `withConnections` gets its own instead, whichever verb it calls. */
class PagesPool extends FairPool {
  /** Past every replica. */
  readonly queryPrimary: Query;

  constructor(settings: pg.PoolConfig, enter: EnterTurn, isTogether: boolean) {
    super(settings, enter);
    const query = this.query.bind(this) as Query;
    this.queryPrimary = query;
    const asked: Query = (...given) => {
      const isOfRequest = !ownConnections.getStore() && typeof given.at(-1) !== "function";
      const reading = replicas && isOfRequest ? currentReading() : undefined;
      if (!replicas || !reading) {
        const together = isOfRequest && isTogether ? currentMoment(textOf(given[0]), (reads) => this.#send(reads)) : undefined;
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

  /** Reads of one moment, over one connection: one message there. */
  #send(reads: AskedRead[]) {
    const [first] = reads;
    if (first && reads.length === 1) return void this.queryPrimary(...first.given).then(first.resolve, first.reject);
    this.connect(async (error, client, release) => {
      if (client) release(await sendTogether(client, reads));
      else for (const { reject } of reads) reject(error);
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(done: PoolCallback): void;
  override connect(done?: PoolCallback) {
    const own = ownConnections.getStore();
    // For a transaction: a single statement asks with `done`.
    const reading = done ? undefined : currentReading();
    if (reading?.isLooking && reading.isPrimaryGone) return refuseConnection(done);
    if (reading) reading.hasWritten = true;
    const patience = own ? undefined : currentPatience();
    if (patience)
      return given(
        patience({
          connect: () => (isDatabaseAway() ? refuseConnection(undefined) : this.inTurn()),
          giveBack: (client) => client.release(),
          isLost: () => !replicas && isDatabaseAway(),
          onChange: onDatabaseReach,
        }),
        done,
      );
    if (!own && isDatabaseAway()) return refuseConnection(done);
    // Who waited for a connection goes on as itself, and not as the one who gave it back.
    const asAsked = done && AsyncResource.bind(done);
    if (own) return asAsked ? own.connect(asAsked) : own.connect();
    return given(this.inTurn(), asAsked);
  }
}

type Query = (...given: unknown[]) => Promise<never>;

function refuseConnection(done: PoolCallback | undefined) {
  const away = new DatabaseAway("The database does not answer");
  if (!done) return Promise.reject(away);
  process.nextTick(done, away, undefined, () => undefined);
  return Promise.resolve(undefined as never);
}

/**
 * Opens the pool of the pages, and watches it: connections give up after `mostWaitMs`, queries after 5 s or that, and all of them at once when
 * nothing answers for so long. With `direct`, `where` is a pooler: it sets the limits of its connections itself, and has no plans that are kept.
 * `makeTurns` says in which order as many connections are given out.
 */
export function connectDatabase(
  where: pg.PoolConfig,
  mostWaitMs = MOST_WAIT_MS,
  direct: pg.PoolConfig | null = null,
  makeTurns: (atOnce: number, mostWaitMs: number) => EnterTurn = () => async () => () => undefined,
) {
  // With `pipeline` what is asked at once over one connection is sent at once.
  const patience = {
    pipeline: true,
    connectionTimeoutMillis: mostWaitMs,
    query_timeout: Math.max(QUERY_MS, mostWaitMs),
    idleTimeoutMillis: 30_000,
  };
  const options = limits(Math.max(STATEMENT_MS, mostWaitMs));
  settings = direct ? { ...patience, Client: PooledClient, ...where } : { ...patience, options, ...where };
  directSettings = { ...patience, options, ...(direct ?? where) };
  // A pooler may give the connection to another after each statement.
  const most = settings.max ?? MOST_FOR_PAGES;
  pool = new PagesPool({ ...settings, max: most }, makeTurns(most, mostWaitMs), direct === null);
  hear(pool);
  beside = hear(new pg.Pool({ ...settings, max: 1 }));
  reach = watchReach(pool, settings, mostWaitMs, (isAway) => {
    for (const tell of reachListeners) tell(isAway);
  });
  db = drizzle({ client: pool });
  return db;
}

/** Has pages read from replicas where they can: at each of `places` is one of the database that is connected, or several behind one address. */
export function connectReplicas(places: readonly pg.PoolConfig[], mostWaitMs = MOST_WAIT_MS) {
  const primary = pool;
  if (!primary || places.length === 0) return;
  const opened = places.map((where) => {
    const given = { ...directSettings, connectionString: undefined, max: MOST_FOR_PAGES, ...where };
    const own = hear(new pg.Pool(given));
    const reached = watchReach(own, given, mostWaitMs, () => undefined);
    const close = () => {
      reached.close();
      return own.end();
    };
    return { pool: own, isAway: reached.isAway, close, positions: new WeakMap(), restsUntil: 0 };
  });
  replicas = new Replicas(opened, { query: primary.queryPrimary, isAway: isDatabaseAway, isUnavailable: isDatabaseUnavailable });
}

/** The replicas that pages are read from; undefined for none. */
export const databaseReplicas = () => replicas;

/** Whether the database is known not to answer, so that every query of a page fails at once. */
export const isDatabaseAway = () => reach?.isAway() ?? false;

/** Asks the least there is, over a connection of its own. */
export async function askWhetherReady(): Promise<boolean> {
  if (!beside || isDatabaseAway()) return false;
  return beside.query("select 1").then(
    () => true,
    () => false,
  );
}

/** Tells `listener` when the database no longer answers, and when it does again. Returns the function that ends it. */
export function onDatabaseReach(listener: (isAway: boolean) => void) {
  reachListeners.add(listener);
  return () => void reachListeners.delete(listener);
}

/** Connections beside those of the pages, at most `most`. `cut` ends them at once, whatever they are doing, and what still waits for them fails. */
export const openConnections = (most: number) => openPool({ ...settings, max: most });

/** The same, around a pooler: for locks that outlast a transaction. */
export const openDirectConnections = (most: number) => openPool({ ...directSettings, max: most });

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

/** Does work whose every query, through any verb, goes over the connections of `own`. */
export const withConnections = <Result>(own: pg.Pool, work: () => Result): Result => ownConnections.run(own, work);

/** Both are needed: a checked-out client emits its own error when the server dies, and an unheard one ends the process. */
function hear(opened: pg.Pool) {
  opened.on("error", () => undefined);
  opened.on("connect", (client) => client.on("error", () => undefined));
  opened.on("connect", timeStatements);
  opened.on("connect", keepPlans);
  return opened;
}

/** Waits for the queries under way and closes every connection. */
export async function disconnectDatabase() {
  reach?.close();
  reach = undefined;
  await replicas?.close();
  replicas = undefined;
  await Promise.all([pool?.end(), beside?.end()]);
  pool = undefined;
  beside = undefined;
}

/** Whether an error (or its cause) says that the database cannot be reached, is full or is no primary any more, and not that a query is wrong. */
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

/** The SQLSTATE of a failed query, as drizzle wraps it, with the constraint it names. */
export function violatedConstraint(error: unknown): { code: string; constraint: string } | null {
  const { code, constraint, cause } = (error ?? {}) as { code?: string; constraint?: string; cause?: unknown };
  if (code && /^23/.test(code)) return { code, constraint: constraint ?? "" };
  return cause === undefined || cause === error ? null : violatedConstraint(cause);
}
