import { createTranslator } from "use-intl/core";
import { config } from "#app/config.server";
import type { AdminTransaction } from "#app/features/audit/admin-transaction.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { sendEmail } from "#app/platform/mail/outbox.server";
import { dashboardMessages } from "../dashboard/messages";
import { adminMessages } from "../messages";

const t = createTranslator({ locale: "en", messages: { admin: adminMessages, dashboard: dashboardMessages } });

/** Tells a person that they were suspended, why, and whom to ask. */
export async function mailSuspended(tx: AdminTransaction, to: string, personId: string, reason: string, at: Date) {
  const { contact } = config();
  const site = siteName();
  await sendEmail(
    tx,
    { dedupeKey: `suspended:${personId}:${at.getTime()}`, kind: "suspended", to },
    {
      subject: t("dashboard.suspendedSubject", { site }),
      greeting: t("admin.emailGreeting"),
      paragraphs: [t("dashboard.suspendedEmail", { site }), reason, t("dashboard.suspendedHelp", { email: contact.email })],
      closing: t("admin.emailClosing"),
    },
  );
}
