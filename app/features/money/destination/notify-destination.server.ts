import type { Transaction } from "#app/db/client.server";
import type { StoodBefore } from "#app/db/schema/accounts/accounts";
import { makeLink } from "#app/features/accounts/email-links.server";
import { notMeAction, sendAccountEmail } from "#app/features/accounts/emails.server";
import { notify } from "#app/features/notifications/notify.server";
import { siteName } from "#app/platform/brand/current-brand.server";

/** Notifies an advisor that the payout destination has changed, in the app and by an email that is always sent, with a link to report that it was not them. */
export async function notifyDestinationChange(
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
  at: Date,
  payoutDestination?: StoodBefore["payoutDestination"],
) {
  const site = siteName();
  await notify(tx, { userId, kind: "payout_destination", subject: `${at.getTime()}`, link: "/advisor-profile/billing", named: [] }, at);
  const { id, token } = await makeLink(tx, { userId, purpose: "report_sign_in", email, before: { payoutDestination } }, at);
  await sendAccountEmail(tx, { kind: "payout_destination", id, to: email, named: [] }, "money", (t, language) => ({
    subject: t("destinationSubject", { site }),
    paragraphs: [t("destinationText", { site })],
    action: notMeAction(language, token),
    closing: t("destinationNotMe"),
  }));
}
