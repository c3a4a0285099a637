import type { Viewer } from "#app/features/accounts/viewer";
import { chosenIds, joinIds } from "#app/features/admin/lists/table/bulk";
import type { MailAnswer } from "#app/features/admin/mailbox/listed-mail";
import { mailChoiceSchema } from "#app/features/admin/mailbox/mail-form";
import { sendMailAgain } from "#app/features/admin/mailbox/send-again.server";
import { type Fields, listUrl } from "#app/forms/admin-form.server";
import { forEach } from "#app/forms/for-each.server";
import { carryOut, refuse } from "#app/forms/refuse.server";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";

/** Handler of resending one or several mails. */
export const MAIL_ACTIONS = { "send-mail-again": answerSendingAgain };

async function answerSendingAgain(viewer: Viewer, fields: Fields, request: Request) {
  const parsed = mailChoiceSchema.safeParse(fields);
  if (!parsed.success) return comeBack(fields, parsed.error.issues[0]?.message ?? "admin.notUnderstood", 400);
  const [only = "", ...others] = parsed.data.mailId;
  if (others.length > 0) return answerForMany(viewer, [only, ...others], request);
  return carryOut("mail", () => sendMailAgain(viewer, only, now()), {
    done: () => redirectWithToast(listUrl(request, "mail"), { text: "dashboard.sentAgain" }),
    refused: ({ reason }) => comeBack(fields, `dashboard.${reason}`, 409),
    failed: (status) => comeBack(fields, "dashboard.mailFailed", status),
  });
}

async function answerForMany(viewer: Viewer, ids: string[], request: Request) {
  const outcome = await forEach("mail", ids, (id) => sendMailAgain(viewer, id, now()), {
    refused: ({ reason }) => `dashboard.${reason}`,
    gone: "dashboard.mailGone",
    failed: "dashboard.mailFailed",
  });
  if (outcome.refused.length === 0)
    return redirectWithToast(listUrl(request, "mail"), { text: "dashboard.mailsSentAgain", values: { count: outcome.done } });
  const mailId = joinIds(outcome.refused.flatMap(({ ids: refused }) => refused));
  return refuse<MailAnswer>({ form: "mail", mailId, outcome }, outcome.done > 0 ? 200 : 409);
}

const comeBack = ({ mailId }: Fields, key: string, status: number) =>
  refuse<MailAnswer>({ form: "mail", mailId: joinIds(chosenIds(mailId)), alert: { key } }, status);
