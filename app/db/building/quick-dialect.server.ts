import type { QueryWithTypings, SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { quickInsert } from "./quick-insert.server";
import { quickSelect } from "./quick-select.server";
import { writeStatement } from "./statement-writers.server";

/**
 * The query builder's own dialect, with the same statements for a fraction of its work and its garbage: each part goes to the end of one text.
 * What is rare (views, enums, constants, unions) is left to the builder.
 */
export class QuickDialect extends PgDialect {
  override buildSelectQuery(asked: Parameters<PgDialect["buildSelectQuery"]>[0]): SQL {
    return quickSelect(asked) ?? super.buildSelectQuery(asked);
  }

  override buildInsertQuery(asked: Parameters<PgDialect["buildInsertQuery"]>[0]): SQL {
    return quickInsert(asked) ?? super.buildInsertQuery(asked);
  }

  override sqlToQuery(statement: SQL, ...how: [invokeSource?: "indexes"]): QueryWithTypings {
    if (how[0]) return super.sqlToQuery(statement, ...how);
    const written = { text: "", values: [] };
    writeStatement(statement, written);
    return { sql: written.text, params: written.values };
  }
}
