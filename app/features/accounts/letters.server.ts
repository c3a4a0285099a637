import { createTranslator } from "use-intl/core";
import { config } from "#app/config.server";
import type { Connection } from "#app/db/client.server";
import { type LetterContent, writeLetter } from "#app/platform/mail/letter";
import { queueMail } from "#app/platform/mail/outbox.server";
import { siteLink } from "#app/platform/origin.server";
import { accountsMessages } from "./messages";

const t = createTranslator({ locale: "en", messages: { accounts: accountsMessages }, namespace: "accounts" });

/** A link for the mail to carry, as `makeLink` made it. */
interface MailedLink {
  id: string;
  token: string;
}

/** Asks the owner of an address to confirm it. */
export function mailConfirmation(connection: Connection, to: string, { id, token }: MailedLink) {
  const site = config().siteName;
  return mail(
    connection,
    { kind: "confirm_email", id, to },
    {
      subject: t("confirmationSubject", { site }),
      paragraphs: [t("confirmationText", { site }), t("confirmationLimit")],
      action: { label: t("confirmationAction"), url: siteLink(`/auth/confirm?token=${token}`) },
    },
  );
}

/** Tells the owner of a known address that somebody tried to sign up with it. */
export function mailKnownAddress(connection: Connection, to: string, { id, token }: MailedLink) {
  const site = config().siteName;
  return mail(
    connection,
    { kind: "known_address", id, to },
    {
      subject: t("knownSubject", { site }),
      paragraphs: [t("knownText", { site }), t("knownHelp")],
      action: { label: t("resetAction"), url: siteLink(`/auth/reset?token=${token}`) },
    },
  );
}

/** Carries the link to choose a new password. */
export function mailPasswordReset(connection: Connection, to: string, { id, token }: MailedLink) {
  const site = config().siteName;
  return mail(
    connection,
    { kind: "reset_password", id, to },
    {
      subject: t("resetSubject", { site }),
      paragraphs: [t("resetLetterText", { site }), t("resetLimit")],
      action: { label: t("resetAction"), url: siteLink(`/auth/reset?token=${token}`) },
    },
  );
}

/** Tells that the password was changed, so that nobody changes it unnoticed. `id` makes the mail unique. */
export function mailPasswordChanged(connection: Connection, to: string, id: string) {
  const { siteName, contact } = config();
  return mail(
    connection,
    { kind: "password_changed", id, to },
    {
      subject: t("changedSubject", { site: siteName }),
      paragraphs: [t("changedText", { site: siteName })],
      action: { label: t("changedAction"), url: siteLink("/auth/forgot") },
      closing: t("changedHelp", { email: contact.email }),
    },
  );
}

type Words = Pick<LetterContent, "subject" | "paragraphs" | "action"> & { closing?: string };

function mail(connection: Connection, { kind, id, to }: { kind: string; id: string; to: string }, words: Words) {
  const letter = writeLetter({ siteName: config().siteName, greeting: t("letterGreeting"), closing: t("letterClosing"), ...words });
  return queueMail(connection, { dedupeKey: `${kind}:${id}`, kind, to, ...letter });
}
