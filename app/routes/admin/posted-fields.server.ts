import { data } from "react-router";
import { formValues } from "#app/ui/fields/form-values";

/** What a form posted, by field, and what it is for. What is no form is refused with 400. */
export async function readFields(request: Request): Promise<{ intent: string; fields: Record<string, unknown> }> {
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  const { intent, ...fields } = formValues(form);
  return { intent: typeof intent === "string" ? intent : "", fields };
}
