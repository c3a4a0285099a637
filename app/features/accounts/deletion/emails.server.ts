import { createFormatter } from "use-intl/core";
import type { Connection } from "#app/db/client.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { siteLink } from "#app/platform/origin.server";
import { withFirstDay } from "#app/ui/text/usual-clock";
import { sendAccountEmail } from "../emails.server";
import type { ReaderFormats } from "../reader/reader-formats.server";

const names = (email: string) => ({ site: siteName(), email });

/** Formats the day of an instant in words. */
export const writeDay = (at: Date, formats: ReaderFormats) =>
  withFirstDay(formats.locale, createFormatter(formats).dateTime(at, { day: "numeric", month: "long", year: "numeric" }));

/** Sends the email that a deletion has begun, how to cancel it and by when; an advisor who is owed money also reads that it will be paid out. */
export function mailDeletionBegun(connection: Connection, to: string, { id, date, isOwed }: { id: string; date: string; isOwed: boolean }) {
  return sendAccountEmail(connection, { kind: "leaving", id, to, named: [] }, "deletion", (t, _language, email) => ({
    subject: t("leavingSubject", names(email)),
    paragraphs: [t("leavingText", { ...names(email), date }), ...(isOwed ? [t("leavingOwed")] : []), t("leavingBack", { date })],
    action: { label: t("leavingAction"), url: siteLink("/auth") },
    closing: t("leavingClosing", names(email)),
  }));
}

/** Sends the email that signing in cancelled a deletion; an unlisted advisor also reads that they stay unlisted, and whom to ask. */
export function mailDeletionCancelled(connection: Connection, to: string, { id, isUnlisted }: { id: string; isUnlisted: boolean }) {
  return sendAccountEmail(connection, { kind: "stayed", id, to, named: [] }, "deletion", (t, _language, email) => ({
    subject: t("stayedSubject", names(email)),
    paragraphs: isUnlisted
      ? [t("stayedUnlistedText", names(email)), t("stayedUnlistedHow", names(email))]
      : [t("stayedText", names(email))],
    closing: t("stayedClosing", names(email)),
  }));
}
