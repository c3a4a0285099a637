import type { ZodType, z } from "zod";
import type { Alert } from "#app/features/accounts/form-alert";
import { contactEmail } from "#app/platform/mail/sender.server";
import { fieldErrors } from "#app/ui/fields/form-values";
import type { FieldErrors } from "#app/ui/text/message-key";
import { describeFailure } from "./failure.server";
import type { FormValues } from "./read.server";
import { refuse } from "./refuse.server";
import { typedTexts } from "./typed";

/** The data returned with a refused form. */
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

/**
 * Validates a posted form against its schema and runs `work`. Invalid fields (400), refusals (400, or 429 with Retry-After) and failures
 * (500, 503) return the form with what was typed, except passwords.
 */
export async function answerForm<Schema extends ZodType>(
  intent: string,
  schema: Schema,
  values: FormValues,
  work: (entry: z.output<Schema>) => Promise<Response | Refused>,
) {
  const comeBack = (refusal: { errors?: FieldErrors; alert?: Alert; status?: number; retryAfterSeconds?: number }) => {
    const { errors = {}, alert = null, status = 400, retryAfterSeconds } = refusal;
    return refuse<FormRefusal>({ intent, errors, alert, values: typedTexts(values, SHOWN_AGAIN, MAX_SHOWN) }, status, retryAfterSeconds);
  };
  const entry = schema.safeParse(values);
  if (!entry.success) return comeBack({ errors: fieldErrors(schema, values) });
  try {
    const result = await work(entry.data);
    if (result instanceof Response) return result;
    const { reason, retryAfterSeconds } = result;
    return comeBack({
      alert: alertOf(reason, await contactEmail(), retryAfterSeconds),
      status: retryAfterSeconds ? 429 : 400,
      retryAfterSeconds,
    });
  } catch (error) {
    return comeBack(describeFailure(error));
  }
}

const alertOf = (reason: string, email: string, retryAfterSeconds = 0): Alert => ({
  key: reason,
  values: { email, minutes: String(Math.ceil(retryAfterSeconds / 60)) },
});

const OF_INVITATION = ["firstName", "lastName", "location", "experience", "bio", "availability", "pricing", "agreedToTerms"];
const OF_SETUP = ["siteName", "language", "currency", "zone"];
const SHOWN_AGAIN = ["email", "category", "rememberMe", "note", ...OF_INVITATION, ...OF_SETUP];
const MAX_SHOWN = 4000;
