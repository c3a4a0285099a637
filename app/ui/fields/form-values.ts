import type { ZodType } from "zod";
import type { FieldErrors } from "#app/ui/text/message-key";

export type FieldValues = Record<string, FormDataEntryValue | FormDataEntryValue[]>;

/** Converts a form to an object. A name that occurs more than once becomes a list. */
export const formValues = (form: FormData): FieldValues => valuesByName(form);

/** The same for ordered name-value pairs. Linear in the number of values, however many names they have. */
export function valuesByName(entries: Iterable<[string, FormDataEntryValue]>): FieldValues {
  const lists = new Map<string, FormDataEntryValue[]>();
  for (const [name, value] of entries) {
    const list = lists.get(name);
    if (list) list.push(value);
    else lists.set(name, [value]);
  }
  return Object.fromEntries([...lists].map(([name, [first = "", ...others]]) => [name, others.length > 0 ? [first, ...others] : first]));
}

/** Returns the first message of each invalid field, by name. Empty if the schema accepts the values. */
export function fieldErrors(schema: ZodType, values: unknown): FieldErrors {
  const result = schema.safeParse(values);
  if (result.success) return {};
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) errors[issue.path.map(String).join(".")] ??= issue.message;
  return errors as FieldErrors;
}
