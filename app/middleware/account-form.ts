import { data } from "react-router";
import type { ZodType, z } from "zod";
import { config } from "#app/config.server";
import { describeFailure } from "#app/features/accounts/failures.server";
import type { Alert } from "#app/features/accounts/form-alert";
import { fieldErrors, formValues } from "#app/ui/fields/form-values";
import type { FieldErrors } from "#app/ui/text/message-key";

/** What comes back beside a form that was refused. */
export interface FormRefusal {
  intent: string;
  errors: FieldErrors;
  alert: Alert | null;
  values: Record<string, string>;
}

interface Refused {
  ok: false;
  reason: string;
  retryAfterSeconds?: number;
}

export type FormValues = ReturnType<typeof formValues>;

/** What was posted, by field. What is no form is refused with 400. */
export async function readForm(request: Request): Promise<FormValues> {
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  return formValues(form);
}

/**
 * Holds what was posted against the form's schema and runs its verb. Wrong fields (400), refusals (400, or 429 with Retry-After) and failures
 * (500, 503) come back beside the form with what was typed, a password never.
 */
export async function answerForm<Schema extends ZodType>(
  intent: string,
  schema: Schema,
  values: FormValues,
  work: (entry: z.output<Schema>) => Promise<Response | Refused>,
) {
  const refuse = (refusal: { errors?: FieldErrors; alert?: Alert; status?: number; retryAfterSeconds?: number }) => {
    const { errors = {}, alert = null, status = 400, retryAfterSeconds } = refusal;
    const headers = retryAfterSeconds ? { "retry-after": String(retryAfterSeconds) } : undefined;
    return data<FormRefusal>({ intent, errors, alert, values: shownAgain(values) }, { status, headers });
  };
  const entry = schema.safeParse(values);
  if (!entry.success) return refuse({ errors: fieldErrors(schema, values) });
  try {
    const result = await work(entry.data);
    if (result instanceof Response) return result;
    const { reason, retryAfterSeconds } = result;
    return refuse({ alert: notificationOf(reason), status: retryAfterSeconds ? 429 : 400, retryAfterSeconds });
  } catch (error) {
    return refuse(describeFailure(error));
  }
}

const notificationOf = (reason: string): Alert => ({ key: reason, values: { email: config().contact.email } });

const SHOWN_AGAIN = ["email", "category", "rememberMe"];

const shownAgain = (values: FormValues) =>
  Object.fromEntries(SHOWN_AGAIN.flatMap((name) => (typeof values[name] === "string" ? [[name, values[name].slice(0, 300)]] : [])));
