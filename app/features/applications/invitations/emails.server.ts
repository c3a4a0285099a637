import type { Connection } from "#app/db/client.server";
import type { Language } from "#app/languages/languages";
import { siteName } from "#app/platform/brand/current-brand.server";
import { sendEmail } from "#app/platform/mail/outbox.server";
import { siteLink } from "#app/platform/origin.server";

/** Returns the single-use link to accept an invitation. */
export const invitationLink = (token: string): string => siteLink(`/advisor-invitation?token=${token}`);

/** Emails an invitation to become an advisor, in the person's language if known, else the site's. */
export function mailInvitation(
  connection: Connection,
  to: string,
  { id, token, firstName, language }: { id: string; token: string; firstName: string; language: Language | undefined },
) {
  const site = siteName();
  return sendEmail(
    connection,
    { dedupeKey: `advisor_invitation:${id}`, kind: "advisor_invitation", to, language, named: [] },
    "invitations",
    (t) => ({
      greeting: t("mailGreeting", { name: firstName }),
      subject: t("mailSubject", { site }),
      paragraphs: [t("mailText", { site }), t("mailLimit")],
      action: { label: t("mailAction"), url: invitationLink(token) },
      closing: t("mailClosing"),
    }),
  );
}
