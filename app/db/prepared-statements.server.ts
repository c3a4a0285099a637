import { createHash } from "node:crypto";
import { type QueryWithTypings, SQL } from "drizzle-orm";
import { NodePgDatabase } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import { QuickDialect } from "./building/quick-dialect.server";
import { type Connection, type Database, db } from "./client.server";
import { leavePlanMode, pinGenericPlan } from "./generic-plans.server";

const dialect = new QuickDialect();

/**
 * Runs a prepared statement, for frequent ones that take longer to plan than to run. Its name is a hash of its text: only for statements of
 * few shapes, since each shape stays in every connection's memory.
 */
export async function executePrepared<Row extends Record<string, unknown>>(
  connection: Connection,
  statement: SQL,
): Promise<{ rows: Row[] }> {
  const query = dialect.sqlToQuery(statement);
  const name = `kept_${createHash("sha1").update(query.sql).digest("base64url")}`;
  const prepared = connection._.session.prepareQuery(query, undefined, name, false);
  return (await prepared.execute()) as { rows: Row[] };
}

/** Inlines everything but placeholders into the text of a statement. */
class ConstantsDialect extends PgDialect {
  override sqlToQuery(statement: SQL, ...how: [invokeSource?: "indexes"]): QueryWithTypings {
    return super.sqlToQuery(new SQL([statement]).inlineParams(), ...how);
  }
}

/**
 * Statements built once for this process's database: for those of nearly every page, which take longer to build and plan than to run.
 * Values that never change (a state, a side) are constants in the text, so that the generic plan takes them into account. `plan` is 'any' for those that look up
 * single rows: they have no setting changed for them.
 */
export function builtOnce<Built>(build: (database: Database) => Built, { plan = "one" }: { plan?: "one" | "any" } = {}): () => Built {
  let made: { on: Database; built: Built } | undefined;
  return () => {
    if (made?.on !== db) made = { on: db, built: build(withKeptPlans(db, plan === "any" ? leavePlanMode : pinGenericPlan)) };
    return made.built;
  };
}

function withKeptPlans(database: Database, keepPlan: (name: string) => void): Database {
  const session = database._.session;
  const keeping: typeof session = Object.assign(Object.create(session), {
    prepareQuery(...given: Parameters<typeof session.prepareQuery>) {
      const [, , name] = given;
      if (name) keepPlan(name);
      return session.prepareQuery(...given);
    },
  });
  return Object.assign(new NodePgDatabase(new ConstantsDialect(), keeping, undefined), { $client: database.$client });
}

/** Returns a prebuilt statement bound to `connection`: within a transaction, it sees that transaction's writes. */
export function over<Built extends object>(connection: Connection, built: Built): Built {
  if (connection === db) return built;
  const { client } = connection._.session as unknown as { client: unknown };
  return Object.assign(Object.create(Object.getPrototypeOf(built)), built, { client });
}
