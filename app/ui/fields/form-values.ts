import type { ZodType } from "zod";
import type { FieldErrors } from "#app/ui/text/message-key";

export type FieldValues = Record<string, FormDataEntryValue | FormDataEntryValue[]>;

/** The fields of a form as one object. A name that occurs more than once becomes a list. */
export const formValues = (form: FormData): FieldValues => valuesByName(form);

/** The same for names and values in their order. Takes as long as there are values, however many names they have. */
export function valuesByName(entries: Iterable<[string, FormDataEntryValue]>): FieldValues {
  const lists = new Map<string, FormDataEntryValue[]>();
  for (const [name, value] of entries) {
    const list = lists.get(name);
    if (list) list.push(value);
    else lists.set(name, [value]);
  }
  return Object.fromEntries([...lists].map(([name, [first = "", ...others]]) => [name, others.length > 0 ? [first, ...others] : first]));
}

/** The first message of each wrong field, by the field's name. Empty when the schema accepts the values. */
export function fieldErrors(schema: ZodType, values: unknown): FieldErrors {
  const result = schema.safeParse(values);
  if (result.success) return {};
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) errors[issue.path.map(String).join(".")] ??= issue.message;
  return errors as FieldErrors;
}
