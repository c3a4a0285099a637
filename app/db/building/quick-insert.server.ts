import { is, Param, type SQL, type SQLChunk } from "drizzle-orm";
import type { PgDialect } from "drizzle-orm/pg-core";
import { Parts } from "./parts.server";
import { columnText } from "./selected-text.server";
import { quoted } from "./written-statement.server";

type Asked = Parameters<PgDialect["buildInsertQuery"]>[0];

/** What of a column decides what is inserted when no value is given. */
interface Insertable {
  defaultFn: unknown;
  onUpdateFn: unknown;
  shouldDisableInsert: () => boolean;
}

/** The columns of a table that may be inserted, and their names as text; null when one of them is computed here, or named in another way. */
interface Into {
  text: string;
  keys: string[];
}

const COLUMNS = Symbol.for("drizzle:Columns");
const NAME = Symbol.for("drizzle:Name");
const tables = new WeakMap<object, Into | null>();

function into(table: object): Into | null {
  const known = tables.get(table);
  if (known !== undefined) return known;
  const { [COLUMNS]: columns, [NAME]: name } = table as { [COLUMNS]: Record<string, Insertable>; [NAME]: string };
  const own = Object.entries(columns).filter(([, column]) => !column.shouldDisableInsert());
  const texts = own.map(([, column]) => columnText(column)?.alone);
  const isPlain = own.every(([, column], index) => texts[index] && !column.defaultFn && !column.onUpdateFn);
  const found = isPlain ? { text: `insert into ${quoted(name)} (${texts.join(", ")}) `, keys: own.map(([key]) => key) } : null;
  tables.set(table, found);
  return found;
}

/** Builds an INSERT of values with few parts; null for what is rare, which the query builder builds itself. */
export function quickInsert({ table, values, onConflict, returning, withList = [], select, overridingSystemValue_ }: Asked): SQL | null {
  const found = into(table);
  if (!found || select || !Array.isArray(values) || withList.length > 0 || overridingSystemValue_) return null;
  const parts = new Parts();
  parts.say(`${found.text}values `);
  for (const row of values as Record<string, Param | SQL | undefined>[]) {
    parts.say("(");
    for (const key of found.keys) {
      writeInserted(row[key], parts);
      parts.say(", ");
    }
    parts.endList();
    parts.say("), ");
  }
  parts.endList();
  if (onConflict) {
    parts.say(" on conflict ");
    parts.add(onConflict);
  }
  if (!returning) return parts.whole();
  parts.say(" returning ");
  for (const { field } of returning) {
    const column = columnText(field);
    if (!column) return null;
    parts.say(`${column.alone}, `);
  }
  parts.endList();
  return parts.whole();
}

function writeInserted(value: SQLChunk, parts: Parts): void {
  if (value === undefined || (is(value, Param) && value.value === undefined)) parts.say("default");
  else parts.add(value);
}
