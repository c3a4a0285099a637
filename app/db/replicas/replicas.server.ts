import { setInterval } from "node:timers";
import pg from "pg";
import { type LogPosition, latest, readPosition } from "./log-position";
import { PrimaryPositions } from "./primary-positions";
import { type Reading, refuseWithoutPrimary } from "./reading.server";
import { isPlainRead } from "./statement-kind";

const ASK_PRIMARY_MS = 250;
/** So long a replica that could not be asked, or is too far behind, is left alone while the primary answers. */
const REST_MS = 500;
/** Behind one address there may be several, and only some of them far enough. */
const TRIES_WITHOUT_PRIMARY = 3;

/** A server that was promoted says how far it has written. */
const POSITION = "select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end)::text as position";
/** Of which database a server has a copy. */
const IDENTITY = `select (select system_identifier from pg_control_system()) || '/' || (select oid from pg_database where datname = current_database()) as identity`;

type Ask<Answer> = (client: pg.PoolClient) => Promise<Answer>;

interface Replica {
  pool: pg.Pool;
  isAway: () => boolean;
  close: () => Promise<void>;
  /** How far each connection's server was when it was asked last: by now it is further. */
  positions: WeakMap<pg.PoolClient, LogPosition>;
  restsUntil: number;
}

interface Primary {
  /** Asks it, past every replica. */
  query: (text: string) => Promise<{ rows: { position: string }[] }>;
  isAway: () => boolean;
  isUnavailable: (error: unknown) => boolean;
}

/** The replicas of a primary, which answer what a request may read from them. */
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

  /** Something was committed that this person is shown, or everybody: they read it from where it is. */
  tell(person?: string) {
    this.#positions.tell(performance.now(), person);
  }

  /** How far the primary has come by now; null if it does not say. */
  async currentPosition(): Promise<LogPosition | null> {
    const askedAt = performance.now();
    const answer = await this.primary.query("select pg_current_wal_lsn()::text as position").catch(() => null);
    const position = readPosition(answer?.rows[0]?.position);
    if (position !== null) this.#positions.note(askedAt, position);
    return position;
  }

  /** A statement of a request: from a replica where it may be, and reads also where there is no primary. */
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

  /** What somebody who looks would have written by the way is given up at once where there is no primary. */
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

  /** Whoever is looking is asked of the primary: a session that has ended, has. */
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

  /** Null where it cannot be asked or is behind; what it refuses is asked of the primary, too. */
  async #askOne<Answer>(replica: Replica, needed: LogPosition, ask: Ask<Answer>): Promise<{ answer: Answer } | null> {
    const client = await replica.pool.connect().catch(() => null);
    if (!client) return this.#rest(replica);
    try {
      const position = await positionOf(client, replica.positions, needed);
      const isBehind = position < needed;
      const answer = isBehind ? null : { answer: await ask(client) };
      // Another connection to the same address may lead to one that is further.
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

/** A statement that takes too long at one server would at the other. */
function isTimeout(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: unknown };
  return code === "57014" || (cause !== undefined && cause !== error && isTimeout(cause));
}

/** Throws, in one line, if a server that answers there has another database than the primary. One that does not answer may do so later. */
export async function checkReplica(primary: pg.ClientConfig, replica: pg.ClientConfig, number: number) {
  const there = await identityAt(replica).catch((error: { code?: string; message: string }) => {
    // What the server itself says of the address (no such database, no such user) will not pass.
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
