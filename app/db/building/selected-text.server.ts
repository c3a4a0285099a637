import { Column, is, SQL } from "drizzle-orm";
import type { Parts } from "./parts.server";
import { quoted } from "./written-statement.server";

const NAME = Symbol.for("drizzle:Name");
const SCHEMA = Symbol.for("drizzle:Schema");
const COLUMNS = Symbol.for("drizzle:Columns");

/** How a column is written: alone, and with its table where there are several. */
interface ColumnText {
  alone: string;
  whole: string;
}

const texts = new WeakMap<object, ColumnText>();

/** The text of a column; undefined for anything else, and for what the builder writes in another way. */
export function columnText(field: object): ColumnText | undefined {
  const known = texts.get(field);
  if (known || !is(field, Column)) return known;
  const { keyAsName, name, table } = field as unknown as { keyAsName: boolean; name: string; table: { [NAME]: string; [SCHEMA]?: string } };
  if (keyAsName || table[SCHEMA] !== undefined) return undefined;
  const text = { alone: quoted(name), whole: `${quoted(table[NAME])}.${quoted(name)}` };
  texts.set(field, text);
  return text;
}

/** Writes selected fields in their order, separated by commas; false if one of them is rare (a subquery). */
export function writeSelected(fields: object, isOneTable: boolean, parts: Parts): boolean {
  for (const field of Object.values(fields) as object[]) {
    const column = columnText(field);
    if (column) parts.say(isOneTable ? column.alone : column.whole);
    else if (Object.getPrototypeOf(field) === Object.prototype || COLUMNS in field) {
      const within = (field as { [COLUMNS]?: object })[COLUMNS] ?? field;
      if (!writeSelected(within, isOneTable, parts)) return false;
      continue;
    } else if (!writeExpression(field, isOneTable, parts)) return false;
    parts.say(", ");
  }
  return true;
}

function writeExpression(field: object, isOneTable: boolean, parts: Parts): boolean {
  const isNamed = is(field, SQL.Aliased);
  if (!isNamed && !is(field, SQL)) return false;
  // A column of a subquery is called by its name alone.
  if (isNamed && (field as unknown as { isSelectionField: boolean }).isSelectionField) parts.say(quoted(field.fieldAlias));
  else {
    for (const chunk of (isNamed ? field.sql : field).queryChunks) {
      const column = isOneTable && typeof chunk === "object" && chunk !== null ? columnText(chunk) : undefined;
      if (column) parts.say(column.alone);
      else parts.add(chunk);
    }
    if (isNamed) parts.say(` as ${quoted(field.fieldAlias)}`);
  }
  return true;
}
