import { createHash } from "node:crypto";
import { type QueryWithTypings, SQL } from "drizzle-orm";
import { NodePgDatabase } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import { type Connection, type Database, db } from "./client.server";
import { keepPlanOf } from "./kept-plans.server";

const dialect = new PgDialect();

/**
 * Runs a statement whose plan the connection keeps, for those that are asked often and take longer to plan than to run. Its name is made of its text:
 * only for statements of few shapes, since each shape stays in the memory of each connection.
 */
export async function executeKept<Row extends Record<string, unknown>>(connection: Connection, statement: SQL): Promise<{ rows: Row[] }> {
  const query = dialect.sqlToQuery(statement);
  const name = `kept_${createHash("sha1").update(query.sql).digest("base64url")}`;
  const prepared = connection._.session.prepareQuery(query, undefined, name, false);
  return (await prepared.execute()) as { rows: Row[] };
}

/** Writes what is no placeholder into the text of a statement, as a constant. */
class ConstantsDialect extends PgDialect {
  override sqlToQuery(statement: SQL, ...how: [invokeSource?: "indexes"]): QueryWithTypings {
    return super.sqlToQuery(new SQL([statement]).inlineParams(), ...how);
  }
}

/**
 * Statements that are built once for the database of this process: for those of nearly every page, whose building and planning take longer than to run
 * them. What never changes in them (a state, a side) is a constant of their text, so that the one plan that is kept of each knows it.
 */
export function builtOnce<Built>(build: (database: Database) => Built): () => Built {
  let made: { on: Database; built: Built } | undefined;
  return () => {
    if (made?.on !== db) made = { on: db, built: build(withKeptPlans(db)) };
    return made.built;
  };
}

function withKeptPlans(database: Database): Database {
  const session = database._.session;
  const keeping: typeof session = Object.assign(Object.create(session), {
    prepareQuery(...given: Parameters<typeof session.prepareQuery>) {
      const [, , name] = given;
      if (name) keepPlanOf(name);
      return session.prepareQuery(...given);
    },
  });
  return Object.assign(new NodePgDatabase(new ConstantsDialect(), keeping, undefined), { $client: database.$client });
}

/** A statement that was built once, asked over `connection`: a transaction sees by it what it has written itself. */
export function over<Built extends object>(connection: Connection, built: Built): Built {
  if (connection === db) return built;
  const { client } = connection._.session as unknown as { client: unknown };
  return Object.assign(Object.create(Object.getPrototypeOf(built)), built, { client });
}
