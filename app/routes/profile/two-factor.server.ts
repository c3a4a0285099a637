import { data } from "react-router";
import { cancelOwnSecondFactorEnd } from "#app/features/accounts/second-factor/ending.server";
import { beginSchema, codeFormSchema, proofSchema } from "#app/features/accounts/second-factor/schema";
import { renewRecoveryCodes, turnTwoFactorOff } from "#app/features/accounts/second-factor/turn-off.server";
import { beginTwoFactor, cancelTwoFactor, confirmTwoFactor } from "#app/features/accounts/second-factor/turn-on.server";
import type { TwoFactorAnswer } from "#app/features/accounts/second-factor/two-factor-answer";
import { answerWork, type PostedForm } from "#app/forms/posted-form.server";
import { refuse, refuseForm } from "#app/forms/refuse.server";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import { fieldErrors } from "#app/ui/fields/form-values";
import type { MessageKey } from "#app/ui/text/message-key";

const FAILED = "secondFactor.failed";

/** Returns whether a form about the second factor was submitted. */
export const isTwoFactor = ({ intent }: PostedForm) => intent.startsWith("two-factor-");

/** Handles the forms to turn the second factor on and off. Nothing typed into them is ever sent back. */
export function answerTwoFactor(posted: PostedForm, address: string) {
  return answerWork(posted, FAILED, async () => {
    switch (posted.intent) {
      case "two-factor-begin":
        return answerBegin(posted, address);
      case "two-factor-cancel":
        await cancelTwoFactor(posted.viewer);
        return redirectWithToast(posted.page, { text: "secondFactor.setupCancelled" });
      case "two-factor-keep":
        await cancelOwnSecondFactorEnd(posted.viewer, now());
        return redirectWithToast(posted.page, { text: "secondFactor.kept" });
      case "two-factor-confirm":
        return answerConfirm(posted);
      case "two-factor-off":
      case "two-factor-codes":
        return answerProof(posted, address);
      default:
        return refuseForm();
    }
  });
}

async function answerBegin(posted: PostedForm, address: string) {
  const read = beginSchema.safeParse(posted.values);
  if (!read.success)
    return refuse<TwoFactorAnswer>({ intent: posted.intent, ask: "password", errors: fieldErrors(beginSchema, posted.values) }, 400);
  const { currentPassword = "" } = read.data;
  const result = await beginTwoFactor(posted.viewer, currentPassword, address, now());
  if (result.ok) return answer(posted, {});
  // The password was not asked for yet, so a missing one is no error.
  if (result.reason === "accounts.currentPasswordNeeded" && read.data.currentPassword === undefined)
    return refuse<TwoFactorAnswer>({ intent: posted.intent, ask: "password" }, 403);
  return refuseReason(posted, "password", result);
}

async function answerConfirm(posted: PostedForm) {
  const read = codeFormSchema.safeParse(posted.values);
  if (!read.success) return refuse<TwoFactorAnswer>({ intent: posted.intent, errors: fieldErrors(codeFormSchema, posted.values) }, 400);
  const result = await confirmTwoFactor(posted.viewer, read.data.code, now());
  if (result.ok) return answer(posted, { recoveryCodes: result.recoveryCodes, told: "profiles.securityUpdated" });
  return refuseReason(posted, undefined, result);
}

/** Both actions require the same proof: the first submit shows its fields, the second checks them. */
async function answerProof(posted: PostedForm, address: string) {
  const ask = posted.intent === "two-factor-off" ? "off" : "codes";
  if (!("code" in posted.values)) return answer(posted, { ask });
  const read = proofSchema.safeParse(posted.values);
  if (!read.success) return refuse<TwoFactorAnswer>({ intent: posted.intent, ask, errors: fieldErrors(proofSchema, posted.values) }, 400);
  const proof = { password: read.data.currentPassword, code: read.data.code };
  if (ask === "codes") {
    const renewed = await renewRecoveryCodes(posted.viewer, proof, address, now());
    return renewed.ok ? answer(posted, { recoveryCodes: renewed.recoveryCodes }) : refuseReason(posted, ask, renewed);
  }
  const result = await turnTwoFactorOff(posted.viewer, proof, address, now());
  return result.ok ? redirectWithToast(posted.page, { text: "profiles.securityUpdated" }) : refuseReason(posted, ask, result);
}

const FIELDS: Record<string, string> = {
  "accounts.currentPasswordNeeded": "currentPassword",
  "accounts.currentPasswordWrong": "currentPassword",
  "secondFactor.codeWrong": "code",
  "secondFactor.tooManyCodes": "code",
};

/** Returns an error next to its field, or above the form when it belongs to none. */
function refuseReason(posted: PostedForm, ask: TwoFactorAnswer["ask"], refused: { reason: string; retryAfterSeconds?: number }) {
  const { reason, retryAfterSeconds } = refused;
  const field = FIELDS[reason];
  const told = field ? { errors: { [field]: reason as MessageKey } } : { alert: reason };
  return refuse<TwoFactorAnswer>({ intent: posted.intent, ask, ...told }, retryAfterSeconds ? 429 : 403, retryAfterSeconds);
}

const answer = ({ intent }: PostedForm, rest: Omit<TwoFactorAnswer, "intent">) => data<TwoFactorAnswer>({ intent, ...rest });
