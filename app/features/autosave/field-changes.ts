import { z } from "zod";

/** A change to one field of a form that saves field by field: the value when editing began and the new one, both as the form writes them. */
export interface FieldChange {
  was: string;
  value: string;
}

export type FieldChanges<Field extends string> = Partial<Record<Field, FieldChange>>;

/** The server's answer to changed fields. `stale` are those somebody else has changed meanwhile, with their current values. */
export type FieldAnswer =
  | { ok: true; saved: Record<string, string> }
  | { ok: false; errors?: Record<string, string>; stale?: Record<string, string> };

type FieldSchemas<Field extends string> = Record<Field, z.ZodType<string>>;

const WAS = "was.";

/**
 * Reads a form of fields `name`, each with a `was.name` that holds what the page showed. Null when a field is unknown or lacks its `was`.
 * A field whose schema accepts `undefined` is a switch, which a form omits when it is off. Unchanged fields are not validated.
 */
export function readChanges<Field extends string>(
  schemas: FieldSchemas<Field>,
  entry: Record<string, unknown>,
): { changes: FieldChanges<Field>; errors: Record<string, string> } | null {
  const names = new Set(Object.keys(entry).map((name) => (name.startsWith(WAS) ? name.slice(WAS.length) : name)));
  const changes: FieldChanges<Field> = {};
  const errors: Record<string, string> = {};
  for (const name of names) {
    if (!Object.hasOwn(schemas, name)) return null;
    const field = name as Field;
    const was = entry[`${WAS}${field}`];
    const given = entry[field];
    if (typeof was !== "string" || (given !== undefined && typeof given !== "string")) return null;
    const read = schemas[field].safeParse(given);
    if (!read.success && given === undefined) return null;
    if (!read.success && given !== was) errors[field] = read.error.issues[0]?.message ?? "";
    if (read.success && !isAlike(read.data, was)) changes[field] = { was, value: read.data };
  }
  return { changes, errors };
}

/** Separates the changes that can be made to the current values from stale ones. A new value that equals the current one is no conflict. */
export function compareChanges<Field extends string>(current: Record<Field, string>, changes: FieldChanges<Field>) {
  const fresh: Partial<Record<Field, string>> = {};
  const stale: Partial<Record<Field, string>> = {};
  for (const [name, change] of Object.entries(changes) as [Field, FieldChange][]) {
    if (isAlike(change.value, current[name])) continue;
    if (isAlike(change.was, current[name])) fresh[name] = change.value;
    else stale[name] = current[name];
  }
  return { fresh, stale, isStale: Object.keys(stale).length > 0 };
}

/** Builds the answer when all changes were made. */
export function savedAnswer<Field extends string>(changes: FieldChanges<Field>): FieldAnswer {
  const entries = Object.entries(changes) as [string, FieldChange][];
  return { ok: true, saved: Object.fromEntries(entries.map(([name, { value }]) => [name, value])) };
}

/** Forms send line breaks as CRLF, the database keeps LF. */
const isAlike = (one: string, other: string) => one.replace(/\r\n?/g, "\n") === other.replace(/\r\n?/g, "\n");

/** The value of a switch, as a form sends it. */
export const switchSchema = z
  .enum(["true", "false"])
  .optional()
  .transform((value) => (value === "true" ? "true" : "false"));
