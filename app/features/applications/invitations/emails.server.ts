import type { Connection } from "#app/db/client.server";
import { LANGUAGES } from "#app/languages/languages";
import { siteName } from "#app/platform/brand/current-brand.server";
import { sendEmail } from "#app/platform/mail/outbox.server";
import { siteLink } from "#app/platform/origin.server";

/** Returns the single-use link to accept an invitation. */
export const invitationLink = (token: string): string => siteLink(`/advisor-invitation?token=${token}`);

/** Emails an invitation to become an advisor, in the language that the file names first if the site has it, else the site's. */
export function mailInvitation(
  connection: Connection,
  to: string,
  { id, token, firstName, language: said }: { id: string; token: string; firstName: string; language?: string },
) {
  const site = siteName();
  const language = LANGUAGES.find((each) => each === said);
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
