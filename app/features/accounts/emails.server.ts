import type { Connection } from "#app/db/client.server";
import type { MailAttachment } from "#app/db/schema/operations";
import { type Translator, translatorFor } from "#app/languages/all-texts.server";
import type { Language } from "#app/languages/languages";
import type { Namespace } from "#app/languages/shown-texts";
import { siteName } from "#app/platform/brand/current-brand.server";
import { type EmailWords, sendEmail } from "#app/platform/mail/outbox.server";
import { contactEmail } from "#app/platform/mail/sender.server";
import { sendsMail } from "#app/platform/mail/sends-mail.server";
import { siteLink } from "#app/platform/origin.server";
import { formatLocale } from "./reader/format-locale";
import { writtenClock, writtenMoment } from "./reader/written-moment.server";
import type { HeldHour } from "./sign-up/held-hour";
import { inHalves, signUpCode } from "./sign-up/sign-up-code.server";

/** A link for an email, as created by `makeLink`. */
export interface MailedLink {
  id: string;
  token: string;
}

/** Where a confirmation leads: to the hour held until then, if one was chosen. */
export interface ConfirmationEnd {
  returnTo: string | null;
  held: HeldHour | null;
  /** Time zone of the requesting browser; empty if unknown. */
  timeZone: string;
  /** Language of the requesting browser: that of the account may be a stranger's. */
  language?: Language;
}

/** Returns the one-time link that confirms an address. */
export function confirmationLink(token: string, returnTo: string | null = null): string {
  const next = returnTo === null ? "" : `&next=${encodeURIComponent(returnTo)}`;
  return siteLink(`/auth/confirm?token=${token}${next}`);
}

/**
 * Asks the owner of an address to confirm it, and says what is held until then, without the advisor's name: anybody may have named the
 * address. The link contains its destination, because nothing else remains of an expired link.
 */
export function mailConfirmation(
  connection: Connection,
  to: string,
  { id, token }: MailedLink,
  { returnTo, held, timeZone, language: asked }: ConfirmationEnd = { returnTo: null, held: null, timeZone: "" },
) {
  const site = siteName();
  // Without a mail server an admin passes the link on, and the page takes no code.
  const code = held && sendsMail() ? inHalves(signUpCode(id)) : undefined;
  const hourSaid = (t: Translator<"accounts">, language: Language) => {
    if (!held) return [];
    const zone = timeZone || held.timeZone;
    const clock = { locale: formatLocale(language, "auto", zone), timeZone: zone };
    const [time, until] = [writtenMoment(new Date(held.startsAt), clock), writtenClock(new Date(held.until), clock)];
    return [t("confirmationHour", { time, until }), ...(code ? [t("confirmationCode", { code })] : [])];
  };
  return sendAccountEmail(connection, { kind: "confirm_email", id, to, named: [], language: asked }, "accounts", (t, language) => ({
    // First, where the screen of a locked phone shows it.
    subject: [...(code ? [code] : []), t("confirmationSubject", { site })].join(" · "),
    paragraphs: [t("confirmationText", { site }), ...hourSaid(t, language), t("confirmationLimit")],
    code,
    action: { label: t("confirmationAction"), url: confirmationLink(token, returnTo) },
  }));
}

/** Returns the one-time link to choose a new password. */
export const passwordLink = (token: string): string => siteLink(`/auth/reset?token=${token}`);

/** Tells the owner of a known address about a sign-up attempt, and links on to the page it came from, by signing in or with a new password. */
export function mailKnownAddress(connection: Connection, to: string, { id, token }: MailedLink, returnTo: string | null) {
  const site = siteName();
  return sendAccountEmail(connection, { kind: "known_address", id, to, named: [] }, "accounts", (t) => ({
    subject: t("knownSubject", { site }),
    paragraphs: [t("knownText", { site }), t("knownHelp")],
    action: { label: t("resetAction"), url: passwordLink(token) },
    also: [{ label: t("signIn"), url: siteLink(returnTo === null ? "/auth" : `/auth?next=${encodeURIComponent(returnTo)}`) }],
  }));
}

/** Sends the link to choose a new password; in the language of an account unless another is given. */
export function mailPasswordReset(connection: Connection, to: string, { id, token }: MailedLink, language?: Language) {
  const site = siteName();
  return sendAccountEmail(connection, { kind: "reset_password", id, to, named: [], language }, "accounts", (t) => ({
    subject: t("resetSubject", { site }),
    paragraphs: [t("resetLetterText", { site }), t("resetLimit")],
    action: { label: t("resetAction"), url: passwordLink(token) },
  }));
}

interface PasswordChanged {
  id: string;
  isReset: boolean;
  endedCalendar: boolean;
  endedWaysIn?: boolean;
  keptWaysIn?: boolean;
}

/**
 * Notifies the owner that the password was changed, and which sessions ended (decisions.md 2): all after a reset, otherwise all but the one
 * that changed it. Also says whether passkeys, connected accounts and calendars ended and must be added again, or still sign in. `id` makes
 * the email unique.
 */
export async function mailPasswordChanged(
  connection: Connection,
  to: string,
  { id, isReset, endedCalendar, endedWaysIn = false, keptWaysIn = false }: PasswordChanged,
) {
  const email = await contactEmail(connection);
  const site = siteName();
  return sendAccountEmail(connection, { kind: "password_changed", id, to, named: [] }, "accounts", (t) => ({
    subject: t("changedSubject", { site }),
    paragraphs: [
      t(isReset ? "changedByResetText" : "changedText", { site }),
      ...(endedWaysIn ? [t("changedWaysIn")] : []),
      ...(keptWaysIn ? [t("keptWaysIn")] : []),
      ...(endedCalendar ? [t("changedCalendar")] : []),
    ],
    action: { label: t("changedAction"), url: siteLink("/auth/forgot") },
    closing: t("changedHelp", { email }),
  }));
}

interface NewDevice {
  when: string;
  device: { browser: string | null; system: string | null };
  address: string;
}

/** Returns a device's name from what is known of its browser and system. */
export function deviceName({ browser, system }: { browser: string | null; system: string | null }, language: Language): string {
  const t = translatorFor(language, "accounts");
  return browser && system ? t("deviceName", { browser, system }) : (browser ?? system ?? t("deviceUnknown"));
}

/** The "this wasn't me" button of an email, with a link to report the sign-in. */
export const notMeAction = (language: Language, token: string) => ({
  label: translatorFor(language, "accounts")("newDeviceAction"),
  url: siteLink(`/auth/not-me?token=${token}`),
});

/** Notifies of a sign-in on a device this person has not used within a year, with a way to say that it was somebody else. */
export function mailNewDevice(connection: Connection, to: string, { id, token }: MailedLink, { when, device, address }: NewDevice) {
  const site = siteName();
  return sendAccountEmail(connection, { kind: "new_device", id, to, named: [] }, "accounts", (t, language) => ({
    subject: t("newDeviceSubject", { site }),
    paragraphs: [t("newDeviceText", { site }), t("newDeviceHelp")],
    facts: [
      [t("newDeviceWhen"), when],
      [t("newDeviceWhat"), deviceName(device, language)],
      [t("newDeviceWhere"), address || t("deviceUnknown")],
    ],
    action: notMeAction(language, token),
    closing: t("newDeviceClosing"),
  }));
}

type Words = Pick<EmailWords, "subject" | "paragraphs" | "facts" | "picture" | "action" | "also"> & { closing?: string };

/** Queues an account email in the outbox, once per kind and id. */
export function sendAccountEmail<Room extends Namespace>(
  connection: Connection,
  {
    kind,
    id,
    to,
    ...more
  }: {
    kind: string;
    id: string;
    to: string;
    named: readonly string[];
    language?: Language;
    waitSeconds?: number;
    attachments?: MailAttachment[];
  },
  room: Room,
  write: (t: Translator<Room>, language: Language, contact: string) => Words,
) {
  return sendEmail(connection, { dedupeKey: `${kind}:${id}`, kind, to, ...more }, room, (t, read, contact) => {
    return { closing: translatorFor(read, "accounts")("emailClosing"), ...write(t, read, contact) };
  });
}
