import { z } from "zod";

/** One field of a form that saves field by field: what it was when the person began, and what they want, both as the form has them. */
export interface FieldChange {
  was: string;
  value: string;
}

export type FieldChanges<Field extends string> = Partial<Record<Field, FieldChange>>;

/** What the server says to changed fields. `stale` are those that somebody else changed meanwhile, with what they are now. */
export type FieldAnswer =
  | { ok: true; saved: Record<string, string> }
  | { ok: false; errors?: Record<string, string>; stale?: Record<string, string> };

type FieldSchemas<Field extends string> = Record<Field, z.ZodType<string>>;

const WAS = "was.";

/**
 * Reads a form of fields `name`, each with `was.name`: what its page showed. Null when a field is not one of these or lacks its `was`.
 * A field whose schema takes `undefined` is a switch, which a form leaves out when it is off. What did not change is not looked at.
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

/** Which of the changes can be made to the present values, and which came too late. Wanting what is there already is no conflict. */
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

/** The answer to changes that were all made. */
export function savedAnswer<Field extends string>(changes: FieldChanges<Field>): FieldAnswer {
  const entries = Object.entries(changes) as [string, FieldChange][];
  return { ok: true, saved: Object.fromEntries(entries.map(([name, { value }]) => [name, value])) };
}

/** A form sends line breaks as two characters, the database keeps one. */
const isAlike = (one: string, other: string) => one.replace(/\r\n?/g, "\n") === other.replace(/\r\n?/g, "\n");

/** On or off, as a switch sends it. */
export const switchSchema = z
  .enum(["true", "false"])
  .optional()
  .transform((value) => (value === "true" ? "true" : "false"));
