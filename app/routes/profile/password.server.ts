import { changePassword } from "#app/features/profiles/security/change-password.server";
import { passwordChangeSchema } from "#app/features/profiles/security/password";
import { answerWork, type PostedForm } from "#app/forms/posted-form.server";
import { refuse, refuseForm } from "#app/forms/refuse.server";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import { fieldErrors } from "#app/ui/fields/form-values";
import type { FieldErrors } from "#app/ui/text/message-key";

interface Refusal {
  errors?: FieldErrors;
  alert?: string;
  isProofNeeded?: boolean;
}

/** Changes the password. Errors appear next to their fields; typed passwords are never sent back. */
export function answerPassword(posted: PostedForm, address: string) {
  const isAsked = "currentPassword" in posted.values;
  const comeBack = (refusal: Refusal, status: number, retryAfterSeconds?: number) =>
    refuse({ ok: false as const, intent: posted.intent, isProofNeeded: isAsked, ...refusal }, status, retryAfterSeconds);
  const read = passwordChangeSchema.safeParse(posted.values);
  if (read.error?.issues.some(({ code }) => code === "unrecognized_keys")) return refuseForm();
  if (!read.success) return comeBack({ errors: fieldErrors(passwordChangeSchema, posted.values) }, 400);
  return answerWork(posted, "profiles.passwordFailed", async () => {
    const result = await changePassword(posted.viewer, read.data, address, now());
    if (result.ok) return posted.isScript ? { ok: true as const } : redirectWithToast(posted.page, { text: "profiles.passwordChanged" });
    switch (result.reason) {
      case "accounts.tooManyAttempts":
      case "accounts.tooManyChanges":
        return comeBack({ alert: result.reason }, 429, result.retryAfterSeconds);
      case "accounts.signInAgain":
        return comeBack({ alert: result.reason }, 403);
      default:
        return comeBack({ errors: { currentPassword: result.reason }, isProofNeeded: true }, 403);
    }
  });
}
