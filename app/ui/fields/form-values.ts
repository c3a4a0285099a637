import type { ZodType } from "zod";
import type { FieldErrors } from "#app/ui/text/message-key";

/** The fields of a form as one object. A name that occurs more than once becomes a list. */
export function formValues(form: FormData) {
  const values: Record<string, FormDataEntryValue | FormDataEntryValue[]> = {};
  for (const name of new Set(form.keys())) {
    const all = form.getAll(name);
    values[name] = all.length > 1 ? all : (all[0] ?? "");
  }
  return values;
}

/** The first message of each wrong field, by the field's name. Empty when the schema accepts the values. */
export function fieldErrors(schema: ZodType, values: unknown): FieldErrors {
  const result = schema.safeParse(values);
  if (result.success) return {};
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) errors[issue.path.map(String).join(".")] ??= issue.message;
  return errors as FieldErrors;
}
