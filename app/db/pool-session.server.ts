import { type ExtractTablesWithRelations, type SQL, sql } from "drizzle-orm";
import { NodePgSession, NodePgTransaction } from "drizzle-orm/node-postgres";
import type { PgTransactionConfig } from "drizzle-orm/pg-core";
import type pg from "pg";
import type { QuickDialect } from "./building/quick-dialect.server";

/** As drizzle types a database whose tables are given with each statement. */
type Rows = Record<string, never>;
type Tables = ExtractTablesWithRelations<Rows>;
type Work<Result> = (tx: NodePgTransaction<Rows, Tables>) => Promise<Result>;

/**
 * Runs statements over a pool. drizzle's own session keeps a connection for ever where not even `begin` is answered, and gives back as a good one whatever
 * was lost in the middle: here each is given back, with what has failed, so that the pool closes it and no lost one passes for a sign of life.
 */
export class PoolSession extends NodePgSession<Rows, Tables> {
  readonly #pool: pg.Pool;
  readonly #dialect: QuickDialect;

  constructor(pool: pg.Pool, dialect: QuickDialect) {
    super(pool, dialect, undefined);
    this.#pool = pool;
    this.#dialect = dialect;
  }

  override async transaction<Result>(work: Work<Result>, settings?: PgTransactionConfig): Promise<Result> {
    const client = await this.#pool.connect();
    const tx = new NodePgTransaction<Rows, Tables>(this.#dialect, new NodePgSession(client, this.#dialect, undefined), undefined);
    let lost: Error | undefined;
    const run = (statement: SQL) =>
      tx.execute(statement).catch((error: Error) => {
        lost = error;
        throw error;
      });
    try {
      await run(beginning(settings));
      const result = await work(tx);
      await tx.execute(sql`commit`);
      return result;
    } catch (error) {
      if (!lost) await run(sql`rollback`).catch(() => undefined);
      throw error;
    } finally {
      client.release(lost);
    }
  }
}

function beginning({ isolationLevel, accessMode }: PgTransactionConfig = {}) {
  const isolation = isolationLevel ? ` isolation level ${isolationLevel}` : "";
  return sql.raw(`begin${isolation}${accessMode ? ` ${accessMode}` : ""}`);
}
