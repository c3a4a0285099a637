import { eq } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { emailChanges } from "#app/db/schema/accounts/account-changes";
import { identities, oauthFlows } from "#app/db/schema/accounts/identities";
import { passkeys } from "#app/db/schema/accounts/passkeys";
import { knownDevices } from "#app/db/schema/accounts/second-factor";
import { log } from "#app/platform/log/log.server";
import { makeLink, useLink } from "../email-links.server";
import { mailReportedSignIn } from "../emails.server";
import { replacePassword } from "../password/own-password.server";
import { endOtherSessions } from "../sessions/sessions.server";

/**
 * Acts on 'this wasn't me': ends every session and every half-way sign-in, makes the known password and all else useless that whoever signed in may
 * know or have set up, and mails a fresh link to choose a new password. The second factor stays, which a session alone cannot turn off. It works once, for a week, and so long is nothing that lets anybody in: who finds the mail later gets no more
 * than everybody signed out.
 */
export function reportSignIn(linkToken: string, at: Date): Promise<{ ok: true } | { ok: false; reason: "accounts.linkEndedTitle" }> {
  return db.transaction(async (tx) => {
    const link = await useLink(tx, linkToken, "report_sign_in", at);
    if (!link) return { ok: false, reason: "accounts.linkEndedTitle" };
    const { userId, email } = link;
    await replacePassword(tx, userId, null, at);
    await forgetWaysIn(tx, userId);
    await endOtherSessions(tx, userId);
    await mailReportedSignIn(tx, email, await makeLink(tx, { userId, purpose: "reset_password", email }, at));
    log("warn", "foreign sign-in reported", { userId });
    return { ok: true };
  });
}

/** What lets somebody in or reads along beside the password: passkeys, accounts elsewhere and the way to one, a request for another address, browsers of which no mail tells. */
async function forgetWaysIn(tx: Transaction, userId: string) {
  for (const table of [passkeys, identities, oauthFlows, emailChanges, knownDevices])
    await tx.delete(table).where(eq(table.userId, userId));
}
