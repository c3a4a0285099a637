import { setInterval } from "node:timers";
import pg from "pg";
import { type LogPosition, latest, readPosition } from "./log-position";
import { PrimaryPositions } from "./primary-positions";
import { type Reading, refuseWithoutPrimary } from "./reading.server";
import { isPlainRead } from "./statement-kind";

const ASK_PRIMARY_MS = 250;
/** How long a replica that failed or lags too far is skipped while the primary responds. */
const REST_MS = 500;
/** Several servers may be behind one address, only some of which have caught up. */
const TRIES_WITHOUT_PRIMARY = 3;

/** A promoted server reports its write position. */
const POSITION = "select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end)::text as position";
/** Identifies the database that a server holds a copy of. */
const IDENTITY = `select (select system_identifier from pg_control_system()) || '/' || (select oid from pg_database where datname = current_database()) as identity`;

type Ask<Answer> = (client: pg.PoolClient) => Promise<Answer>;

interface Replica {
  pool: pg.Pool;
  isAway: () => boolean;
  close: () => Promise<void>;
  /** The last known position of each connection's server: by now it is further. */
  positions: WeakMap<pg.PoolClient, LogPosition>;
  restsUntil: number;
}

interface Primary {
  /** Queries the primary, bypassing replicas. */
  query: (text: string) => Promise<{ rows: { position: string }[] }>;
  isAway: () => boolean;
  isUnavailable: (error: unknown) => boolean;
}

/** The replicas of a primary, and the routing of reads to them. */
export class Replicas {
  readonly #positions = new PrimaryPositions();
  readonly #timer: NodeJS.Timeout;
  #turn = 0;
  #isAsking = false;
  readonly counts = { replica: 0, primary: 0, stale: 0 };

  constructor(
    private readonly replicas: readonly Replica[],
    private readonly primary: Primary,
  ) {
    this.#timer = setInterval(() => void this.#askPrimary(), ASK_PRIMARY_MS).unref();
  }

  /** Records a commit that this person, or everybody, must see: replicas are used for them again once they have it. */
  tell(person?: string) {
    this.#positions.tell(performance.now(), person);
  }

  /** The primary's current position; null if it does not respond. */
  async currentPosition(): Promise<LogPosition | null> {
    const askedAt = performance.now();
    const answer = await this.primary.query("select pg_current_wal_lsn()::text as position").catch(() => null);
    const position = readPosition(answer?.rows[0]?.position);
    if (position !== null) this.#positions.note(askedAt, position);
    return position;
  }

  /** Runs a statement of a request: on a replica where allowed; reads also work without a primary. */
  async query<Answer>(reading: Reading, text: string, ask: Ask<Answer>, askPrimary: () => Promise<Answer>): Promise<Answer> {
    if (!isPlainRead(text)) return this.#write(reading, askPrimary);
    if (!reading.isLooking || reading.hasWritten) return askPrimary();
    const needed = reading.isPrimaryGone || this.primary.isAway() ? null : this.#neededBy(reading);
    const found = needed === null ? null : await this.#askReplica(needed, ask, 1);
    if (found) {
      this.counts.replica += 1;
      reading.isStale ||= this.#positions.isSilent(performance.now());
      return found.answer;
    }
    return this.#withoutReplica(reading, ask, askPrimary);
  }

  /** An incidental write of a read request fails at once when there is no primary. */
  async #write<Answer>(reading: Reading, askPrimary: () => Promise<Answer>): Promise<Answer> {
    refuseWithoutPrimary(reading);
    const before = reading.hasWritten;
    reading.hasWritten = true;
    try {
      return await askPrimary();
    } catch (error) {
      if (reading.isLooking && this.primary.isUnavailable(error)) {
        reading.isPrimaryGone = true;
        reading.hasWritten = before;
      }
      throw error;
    }
  }

  async #withoutReplica<Answer>(reading: Reading, ask: Ask<Answer>, askPrimary: () => Promise<Answer>): Promise<Answer> {
    let failure: unknown;
    if (!reading.isPrimaryGone)
      try {
        this.counts.primary += 1;
        return await askPrimary();
      } catch (error) {
        if (!this.primary.isUnavailable(error) || isTimeout(error)) throw error;
        failure = error;
        reading.isPrimaryGone = true;
      }
    const floor = this.#positions.floor();
    const needed = floor === null || reading.needed === null ? null : latest(floor, reading.needed);
    const found = needed === null ? null : await this.#askReplica(needed, ask, TRIES_WITHOUT_PRIMARY);
    if (!found) return failure ? Promise.reject(failure) : askPrimary();
    this.counts.stale += 1;
    reading.isStale = true;
    return found.answer;
  }

  /** Until the reader is known, only the primary will do: it knows whether the session has ended. */
  #neededBy({ reader, needed }: Reading): LogPosition | null {
    const toldOf = reader === undefined ? null : this.#positions.neededBy(reader);
    return toldOf === null || needed === null ? null : latest(toldOf, needed);
  }

  async #askReplica<Answer>(needed: LogPosition, ask: Ask<Answer>, tries: number): Promise<{ answer: Answer } | null> {
    this.#turn += 1;
    for (let index = 0; index < this.replicas.length * tries; index += 1) {
      const replica = this.replicas[(this.#turn + index) % this.replicas.length];
      const isResting = tries === 1 && performance.now() < (replica?.restsUntil ?? 0);
      const found = replica && !isResting && !replica.isAway() ? await this.#askOne(replica, needed, ask) : null;
      if (found) return found;
    }
    return null;
  }

  /** Null when the replica is unreachable or behind; a statement that it rejects is retried on the primary. */
  async #askOne<Answer>(replica: Replica, needed: LogPosition, ask: Ask<Answer>): Promise<{ answer: Answer } | null> {
    const client = await replica.pool.connect().catch(() => null);
    if (!client) return this.#rest(replica);
    try {
      const position = await positionOf(client, replica.positions, needed);
      const isBehind = position < needed;
      const answer = isBehind ? null : { answer: await ask(client) };
      // Another connection to the same address may reach a server that is further ahead.
      const isFarBehind = isBehind && position < (this.#positions.floor() ?? position);
      client.release(isFarBehind);
      return isFarBehind ? this.#rest(replica) : answer;
    } catch (error) {
      client.release(true);
      if (isTimeout(error)) throw error;
      return this.#rest(replica);
    }
  }

  #rest(replica: Replica) {
    replica.restsUntil = performance.now() + REST_MS;
    return null;
  }

  /** Whether any replica responds: pages are read from it while there is no primary. */
  async respond(): Promise<boolean> {
    const asked = this.replicas.map(({ pool, isAway }) => (isAway() ? Promise.reject(new Error("away")) : pool.query("select 1")));
    return Promise.any(asked).then(
      () => true,
      () => false,
    );
  }

  async #askPrimary() {
    if (this.#isAsking) return;
    this.#isAsking = true;
    await this.currentPosition();
    this.#isAsking = false;
  }

  close() {
    clearInterval(this.#timer);
    return Promise.all(this.replicas.map(({ close }) => close()));
  }
}

async function positionOf(client: pg.PoolClient, known: Replica["positions"], needed: LogPosition): Promise<LogPosition> {
  const before = known.get(client);
  if (before !== undefined && before >= needed) return before;
  const { rows } = await client.query<{ position: string }>(POSITION);
  const position = readPosition(rows[0]?.position) ?? -1n;
  known.set(client, position);
  return position;
}

/** A statement that times out on one server would time out on the other. */
function isTimeout(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: unknown };
  return code === "57014" || (cause !== undefined && cause !== error && isTimeout(cause));
}

/** Throws an Error of one line if a responding replica belongs to another database than the primary. An unreachable one may respond later. */
export async function checkReplica(primary: pg.ClientConfig, replica: pg.ClientConfig, number: number) {
  const there = await identityAt(replica).catch((error: { code?: string; message: string }) => {
    // Errors of the server about the address itself (no such database, no such user) are permanent.
    if (/^(28|3D)/.test(error.code ?? ""))
      throw new Error(`DATABASE_REPLICA_URLS, number ${number}, does not lead to a database: ${error.message}. See docs/self-hosting.md.`);
    return null;
  });
  if (there === null) return;
  if (there !== (await identityAt(primary)))
    throw new Error(`DATABASE_REPLICA_URLS, number ${number}, is no replica of DATABASE_URL. See docs/self-hosting.md.`);
}

async function identityAt(where: pg.ClientConfig) {
  const client = new pg.Client({ ...where, connectionTimeoutMillis: 2000, query_timeout: 2000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ identity: string }>(IDENTITY);
    return rows[0]?.identity ?? "";
  } finally {
    client.end().catch(() => undefined);
  }
}
