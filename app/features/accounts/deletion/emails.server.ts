import { createFormatter } from "use-intl/core";
import type { Connection } from "#app/db/client.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { siteLink } from "#app/platform/origin.server";
import { withFirstDay } from "#app/ui/text/usual-clock";
import { sendAccountEmail } from "../emails.server";
import type { ReaderFormats } from "../reader/reader-formats.server";

const names = (email: string) => ({ site: siteName(), email });

/** The day of an instant, in words. */
export const writeDay = (at: Date, formats: ReaderFormats) =>
  withFirstDay(formats.locale, createFormatter(formats).dateTime(at, { day: "numeric", month: "long", year: "numeric" }));

/** Tells that a deletion has begun, until when it can be taken back, and how; and an advisor who is owed something that it is paid out. */
export function mailLeaving(connection: Connection, to: string, { id, date, isOwed }: { id: string; date: string; isOwed: boolean }) {
  return sendAccountEmail(connection, { kind: "leaving", id, to }, "deletion", (t, _language, email) => ({
    subject: t("leavingSubject", names(email)),
    paragraphs: [t("leavingText", { ...names(email), date }), ...(isOwed ? [t("leavingOwed")] : []), t("leavingBack", { date })],
    action: { label: t("leavingAction"), url: siteLink("/auth") },
    closing: t("leavingClosing", names(email)),
  }));
}

/** Tells that a deletion was taken back by signing in; and an advisor who is not in the directory that this stays so, and whom to ask. */
export function mailStayed(connection: Connection, to: string, { id, isUnlisted }: { id: string; isUnlisted: boolean }) {
  return sendAccountEmail(connection, { kind: "stayed", id, to }, "deletion", (t, _language, email) => ({
    subject: t("stayedSubject", names(email)),
    paragraphs: isUnlisted
      ? [t("stayedUnlistedText", names(email)), t("stayedUnlistedHow", names(email))]
      : [t("stayedText", names(email))],
    closing: t("stayedClosing", names(email)),
  }));
}
