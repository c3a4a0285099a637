import { data } from "react-router";
import type { DeleteAccountAnswer } from "#app/features/accounts/deletion/delete-account-form";
import { beginDeletion } from "#app/features/accounts/deletion/deletion.server";
import { findDeletionFacts } from "#app/features/accounts/deletion/deletion-facts.server";
import { isObstacle, obstacleOf } from "#app/features/accounts/deletion/obstacles";
import { deleteAccountSchema } from "#app/features/accounts/deletion/schema";
import { beginEmailChange, cancelEmailChange, findOwnEmailChange } from "#app/features/accounts/email-change/email-change.server";
import type { EmailChangeAnswer } from "#app/features/accounts/email-change/email-change-form";
import { emailChangeSchema } from "#app/features/accounts/email-change/schema";
import type { Viewer } from "#app/features/accounts/viewer";
import { owedToPerson } from "#app/features/money/outside/owed-to-person.server";
import { leaveWindow } from "#app/forms/left-window.server";
import { answerWork, enteredOf, type PostedForm } from "#app/forms/posted-form.server";
import { refuseForm } from "#app/forms/refuse.server";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import { fieldErrors } from "#app/ui/fields/form-values";
import type { MessageKey } from "#app/ui/text/message-key";

const INTENTS = new Set(["email-change-begin", "email-change-cancel", "leave"]);

/** Returns whether a form about the account itself was submitted: its address or its deletion. */
export const isOfAccount = ({ intent }: PostedForm) => INTENTS.has(intent);

/** Loads the account sections. */
export async function findAccount(viewer: Viewer, at: Date) {
  const [waiting, facts, sums] = await Promise.all([
    findOwnEmailChange(viewer, at),
    findDeletionFacts(viewer.userId, at),
    owedToPerson(viewer),
  ]);
  return { email: viewer.email, waiting, facts, sums };
}

interface Asked {
  request: Request;
  address: string;
}

/** Handles the forms about the account itself. Typed passwords and codes are never sent back. */
export function answerAccount(posted: PostedForm, asked: Asked) {
  return answerWork(posted, "emailChange.failed", async () => {
    switch (posted.intent) {
      case "email-change-begin":
        return answerEmailChange(posted, asked.address);
      case "email-change-cancel":
        await cancelEmailChange(posted.viewer);
        return redirectWithToast(posted.page, { text: "emailChange.cancelled" });
      case "leave":
        return answerLeave(posted, asked);
      default:
        return refuseForm();
    }
  });
}

interface Refused {
  reason: string;
  retryAfterSeconds?: number;
}

const FIELDS: Record<string, string> = {
  "accounts.currentPasswordNeeded": "currentPassword",
  "accounts.currentPasswordWrong": "currentPassword",
  "emailChange.sameAddress": "newEmail",
  "secondFactor.codeWrong": "code",
  "secondFactor.tooManyCodes": "code",
};

/** Returns an error next to its field or above the form, with the matching status. */
function tell({ reason, retryAfterSeconds }: Refused) {
  const field = FIELDS[reason];
  const headers = retryAfterSeconds ? { "retry-after": String(retryAfterSeconds) } : undefined;
  return {
    told: field ? { errors: { [field]: reason as MessageKey } } : { alert: reason },
    init: { status: retryAfterSeconds ? 429 : isObstacle(reason) ? 409 : 403, headers },
  };
}

async function answerEmailChange(posted: PostedForm, address: string) {
  const { newEmail } = enteredOf(posted);
  const isAsked = "currentPassword" in posted.values;
  const answer = (rest: Partial<EmailChangeAnswer>, init: ResponseInit) =>
    data<EmailChangeAnswer>({ intent: posted.intent, newEmail: newEmail?.slice(0, 300), isProofNeeded: isAsked, ...rest }, init);
  const read = emailChangeSchema.safeParse(posted.values);
  if (!read.success) return answer({ errors: fieldErrors(emailChangeSchema, posted.values) }, { status: 400 });
  const { currentPassword: password = "" } = read.data;
  const result = await beginEmailChange(posted.viewer, { newEmail: read.data.newEmail, password }, address, now());
  if (result.ok) return redirectWithToast(posted.page, { text: "emailChange.begun" });
  const { told, init } = tell(result);
  if (result.reason !== "accounts.currentPasswordNeeded") return answer(told, init);
  return answer({ ...(isAsked ? told : {}), isProofNeeded: true }, init);
}

async function answerLeave(posted: PostedForm, { request, address }: Asked) {
  const answer = (rest: Partial<DeleteAccountAnswer>, init?: ResponseInit) =>
    data<DeleteAccountAnswer>({ intent: posted.intent, isAsked: true, ...rest }, init);
  if (!("currentPassword" in posted.values)) {
    const obstacle = obstacleOf(await findDeletionFacts(posted.viewer.userId, now()));
    return obstacle ? answer({ isAsked: false, alert: obstacle }, { status: 409 }) : answer({});
  }
  const read = deleteAccountSchema.safeParse(posted.values);
  if (!read.success) return answer({ errors: fieldErrors(deleteAccountSchema, posted.values) }, { status: 400 });
  const result = await beginDeletion(posted.viewer, { password: read.data.currentPassword, code: read.data.code }, address, now());
  if (!result.ok) {
    const { told, init } = tell(result);
    return answer(told, init);
  }
  return redirectWithToast("/auth", { text: "deletion.begun", values: { date: result.date } }, await leaveWindow(request));
}
