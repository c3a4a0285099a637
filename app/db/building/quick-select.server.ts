import type { SQL } from "drizzle-orm";
import type { PgDialect } from "drizzle-orm/pg-core";
import { Parts } from "./parts.server";
import { writeSelected } from "./selected-text.server";
import { quoted } from "./written-statement.server";

type Asked = Parameters<PgDialect["buildSelectQuery"]>[0];

const NAME = Symbol.for("drizzle:Name");
const ORIGINAL_NAME = Symbol.for("drizzle:OriginalName");
const SCHEMA = Symbol.for("drizzle:Schema");

/** The name of a table of ours under its own name; undefined for aliases, views, subqueries and tables of other schemas. */
function plainName(table: unknown): string | undefined {
  const { [NAME]: name, [ORIGINAL_NAME]: original, [SCHEMA]: schema } = table as { [key: symbol]: string | undefined };
  return name !== undefined && name === original && schema === undefined ? quoted(name) : undefined;
}

/** Builds a SELECT of tables with few parts; null for what is rare, which the query builder builds itself. */
export function quickSelect(asked: Asked): SQL | null {
  const { withList = [], fields, fieldsFlat, where, having, table, joins = [], orderBy = [], groupBy = [], setOperators } = asked;
  const name = plainName(table);
  if (name === undefined || withList.length > 0 || fieldsFlat || having || groupBy.length > 0 || asked.distinct || setOperators.length > 0)
    return null;
  const parts = new Parts();
  parts.say("select ");
  if (!writeSelected(fields, joins.length === 0, parts)) return null;
  parts.endList();
  parts.say(` from ${name}`);
  for (const { joinType, table: joined, on, lateral } of joins) {
    const joinedName = plainName(joined);
    if (lateral || joinedName === undefined) return null;
    parts.say(` ${joinType} join ${joinedName}`);
    if (on) {
      parts.say(" on ");
      parts.add(on);
    }
  }
  if (where) {
    parts.say(" where ");
    parts.add(where);
  }
  if (orderBy.length > 0) {
    parts.say(" order by ");
    parts.addList(orderBy);
  }
  return isEnded(asked, parts) ? parts.whole() : null;
}

/** Writes limit, offset and lock; false for a lock of some tables only. */
function isEnded({ limit, offset, lockingClause }: Asked, parts: Parts): boolean {
  if (typeof limit === "object" || (typeof limit === "number" && limit >= 0)) {
    parts.say(" limit ");
    parts.add(limit);
  }
  if (offset) {
    parts.say(" offset ");
    parts.add(offset);
  }
  if (!lockingClause) return true;
  const { strength, config } = lockingClause;
  if (config.of) return false;
  parts.say(` for ${strength}${config.noWait ? " nowait" : config.skipLocked ? " skip locked" : ""}`);
  return true;
}
