import { Column, is, Name, Param, Placeholder, SQL, StringChunk, Subquery, Table, View } from "drizzle-orm";
import { quoted, type Written, writeByBuilder } from "./written-statement.server";

type Writer = (part: never, to: Written) => void;

const NAME = Symbol.for("drizzle:Name");
const SCHEMA = Symbol.for("drizzle:Schema");

/** What the builder keeps of a table under symbols of its own. */
interface Named {
  [NAME]: string;
  [SCHEMA]?: string;
}

/** How each kind of part is written. */
const WRITERS: [kind: Parameters<typeof is>[1], write: Writer][] = [
  [StringChunk, writeText],
  [Name, writeName],
  [SQL, writeStatement],
  [Table, writeTable],
  [Column, writeColumn],
  [View, writeByBuilder],
  [Param, writeParam],
  [Placeholder, (part: Placeholder, to) => writeValue(part, to)],
  [SQL.Aliased, writeAliased],
  [Subquery, writeSubquery],
];

/** The writer of a part by its prototype: asking for one kind after the other takes most of the time of building a statement. */
const writers = new WeakMap<object, Writer>();

function write(part: unknown, to: Written): void {
  if (part === undefined) return;
  if (typeof part === "function") writeByBuilder(part, to);
  else if (typeof part !== "object" || part === null) writeValue(part, to);
  else if (Array.isArray(part)) writeList(part, to);
  else writerOf(part)(part as never, to);
}

/** By prototype and not by `constructor`, which may be a column of a subquery. */
function writerOf(part: object): Writer {
  const prototype: object = Object.getPrototypeOf(part) ?? Object.prototype;
  const known = writers.get(prototype);
  if (known) return known;
  const [, found = "getSQL" in part ? writeWrapped : writeValue] = WRITERS.find(([kind]) => is(part, kind)) ?? [];
  if (prototype !== Object.prototype) writers.set(prototype, found);
  return found;
}

/** Writes a statement, or a part of one, after what is written. */
export function writeStatement(statement: SQL, to: Written): void {
  if ((statement as unknown as { shouldInlineParams: boolean }).shouldInlineParams) writeByBuilder(statement, to);
  else for (const part of statement.queryChunks) write(part, to);
}

function writeText({ value }: StringChunk, to: Written): void {
  to.text += value.join("");
}

function writeName({ value }: Name, to: Written): void {
  to.text += quoted(value);
}

function writeTable(table: Table, to: Written): void {
  const { [NAME]: name, [SCHEMA]: schema } = table as unknown as Named;
  if (schema === undefined) to.text += quoted(name);
  else writeByBuilder(table, to);
}

function writeColumn(column: Column, to: Written): void {
  const { keyAsName, name, table } = column as unknown as { keyAsName: boolean; name: string; table: Named };
  if (keyAsName || table[SCHEMA] !== undefined) writeByBuilder(column, to);
  else to.text += `${quoted(table[NAME])}.${quoted(name)}`;
}

function writeParam({ value, encoder }: Param, to: Written): void {
  const mapped = value === null ? null : is(value, Placeholder) ? new Param(value, encoder) : encoder.mapToDriverValue(value);
  if (is(mapped, SQL)) writeStatement(mapped, to);
  else writeValue(mapped, to);
}

function writeValue(value: unknown, to: Written): void {
  to.text += `$${to.values.push(value)}`;
}

function writeList(parts: readonly unknown[], to: Written): void {
  to.text += "(";
  for (const [index, part] of parts.entries()) {
    if (index > 0) to.text += ", ";
    write(part, to);
  }
  to.text += ")";
}

function writeAliased(aliased: SQL.Aliased, to: Written): void {
  if (aliased.fieldAlias === undefined) writeWrapped(aliased, to);
  else to.text += quoted(aliased.fieldAlias);
}

function writeSubquery({ _: { isWith, alias, sql } }: Subquery, to: Written): void {
  if (!isWith) {
    to.text += "(";
    writeStatement(sql, to);
    to.text += ") ";
  }
  to.text += quoted(alias);
}

function writeWrapped(part: { getSQL: () => SQL; shouldOmitSQLParens?: () => boolean }, to: Written): void {
  const isBare = part.shouldOmitSQLParens?.();
  if (!isBare) to.text += "(";
  writeStatement(part.getSQL(), to);
  if (!isBare) to.text += ")";
}
