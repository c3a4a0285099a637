import type { Connection, Transaction } from "#app/db/client.server";
import type { StoodBefore } from "#app/db/schema/accounts/accounts";
import { notify } from "#app/features/notifications/notify.server";
import { translatorFor } from "#app/languages/all-texts.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { siteLink } from "#app/platform/origin.server";
import { makeLink } from "../email-links.server";
import { type MailedLink, notMeAction, passwordLink, sendAccountEmail } from "../emails.server";
import type { ChangesToReview } from "./changes-to-review.server";
import { linesOfStanding } from "./put-back-emails.server";

const PLACES = {
  payouts: "/advisor-profile/billing",
  meeting: "/advisor-profile/platforms",
} as const;

/** Follows a reported sign-in: what was restored, what the reader should check, and the link to choose a new password. */
export function mailReportedSignIn(
  connection: Connection,
  to: string,
  { id, token }: MailedLink,
  { said, settings, stand, kept, places, adminLog }: ChangesToReview,
) {
  const site = siteName();
  return sendAccountEmail(connection, { kind: "reported_sign_in", id, to, named: [] }, "accounts", (t, language) => {
    const w = translatorFor(language, "warnings");
    return {
      subject: t("notMeSubject", { site }),
      paragraphs: [
        t("notMeLetterText", { site }),
        ...said.map((key) => w(key)),
        ...settings.map((what) => w("settingBack", { what, site })),
        ...linesOfStanding(w, stand, site),
        ...(kept.length > 0 ? [w("rolesBackKept", { names: kept.join(", ") })] : []),
        t("notMeLimit"),
      ],
      action: { label: t("resetAction"), url: passwordLink(token) },
      also: [
        ...places.map((place) => ({ label: w(`${place}Action`), url: siteLink(PLACES[place]) })),
        ...(stand.length > 0 ? [{ label: w("stoppedSettings"), url: siteLink("/admin?view=settings") }] : []),
        ...(adminLog ? [{ label: w("siteAction"), url: siteLink(adminLog) }] : []),
      ],
    };
  });
}

type Warned = { userId: string; email: string };

/** Notifies that new-device emails were turned off, with a way to say that it was somebody else. */
export const warnOfLoginMailsOff = (tx: Transaction, person: Warned, at: Date) =>
  warn(tx, person, { kind: "login_mails_off", stem: "loginOff", before: { loginNotifications: true } }, at);

/** Notifies an advisor, by email and in the app, that their meeting link changed, with a way to say that it was somebody else. */
export async function warnOfMeetingChange(tx: Transaction, person: Warned, meetingUrl: string | null, at: Date) {
  await notify(tx, { userId: person.userId, kind: "meeting_link", subject: `${at.getTime()}`, link: PLACES.meeting, named: [] }, at);
  await warn(tx, person, { kind: "meeting_link", stem: "meeting", before: { meetingUrl } }, at);
}

/** Pages that show the change. */
const CHANGES = {
  feed: "/advisor-profile/availability",
  ownFeed: "/profile/linked-platforms",
  rate: "/advisor-profile",
  passwordLink: "/profile/security",
  emailChangeLink: "/profile/security",
  secondFactor: "/profile/security",
} as const;

/** Adds an in-app notification of an account change that an email reports, too. */
export const notifyOfAccountChange = (tx: Transaction, userId: string, about: keyof typeof CHANGES, at: Date) =>
  notify(
    tx,
    { userId, kind: "account_change", subject: `${about}-${at.getTime()}`, details: { about }, link: CHANGES[about], named: [] },
    at,
  );

/** Warns in the same way of an added calendar or a secret calendar address: neither is restored, but both end. */
export async function warnOfAccountChange(tx: Transaction, person: Warned, about: "feed" | "ownFeed", at: Date) {
  await notifyOfAccountChange(tx, person.userId, about, at);
  await warn(tx, person, { kind: `account_${about}`, stem: about }, at);
}

interface Warning {
  kind: string;
  stem: "loginOff" | "meeting" | "feed" | "ownFeed";
  before?: StoodBefore;
}

async function warn(tx: Transaction, { userId, email }: Warned, { kind, stem, before }: Warning, at: Date) {
  const site = siteName();
  const { id, token } = await makeLink(tx, { userId, purpose: "report_sign_in", email, before }, at);
  await sendAccountEmail(tx, { kind, id, to: email, named: [] }, "warnings", (t, language) => ({
    subject: t(`${stem}Subject`, { site }),
    paragraphs: [t(`${stem}Text`, { site })],
    action: notMeAction(language, token),
    closing: t(`${stem}NotMe`),
  }));
}
