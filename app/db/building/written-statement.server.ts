import { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";

/** A statement so far. */
export interface Written {
  text: string;
  values: unknown[];
}

/** A name between the quotes of SQL. */
export const quoted = (name: string) => (name.includes('"') ? `"${name.replaceAll('"', '""')}"` : `"${name}"`);

const builder = new PgDialect();

/** Writes a part as the query builder does, its values numbered after those before it. */
export function writeByBuilder(part: unknown, to: Written): void {
  const how = { ...builder, ...namesOf(builder), paramStartIndex: { value: to.values.length } };
  const { sql, params } = new SQL([part as SQL]).toQuery(how as unknown as Parameters<SQL["toQuery"]>[0]);
  to.text += sql;
  to.values.push(...params);
}

const namesOf = ({ escapeName, escapeParam, escapeString }: PgDialect) => ({ escapeName, escapeParam, escapeString });
