import { db } from "#app/db/client.server";
import { log } from "#app/platform/log/log.server";
import { makeLink, useLink } from "../email-links.server";
import { mailReportedSignIn } from "../emails.server";
import { replacePassword } from "../password/own-password.server";
import { forgetWaysIn } from "../password/ways-in.server";
import { forgetNewSecondFactor } from "../second-factor/turn-off.server";
import { endOtherSessions } from "../sessions/sessions.server";

/**
 * Acts on 'this wasn't me': ends every session and every half-way sign-in, makes the known password and all else useless that whoever signed in may
 * know or have set up, and mails a fresh link to choose a new password. A second factor that was turned on since the link was mailed goes, too: it would keep the owner out. One from before stays, which a session alone cannot
 * turn off. It works once, for a week, and so long is nothing that lets anybody in: who finds the mail later gets no more than everybody signed out.
 */
export function reportSignIn(linkToken: string, at: Date): Promise<{ ok: true } | { ok: false; reason: "accounts.linkEndedTitle" }> {
  return db.transaction(async (tx) => {
    const link = await useLink(tx, linkToken, "report_sign_in", at);
    if (!link) return { ok: false, reason: "accounts.linkEndedTitle" };
    const { userId, email, createdAt } = link;
    await replacePassword(tx, userId, null, at);
    await forgetWaysIn(tx, userId);
    await forgetNewSecondFactor(tx, userId, createdAt, at);
    await endOtherSessions(tx, userId);
    await mailReportedSignIn(tx, email, await makeLink(tx, { userId, purpose: "reset_password", email }, at));
    log("warn", "foreign sign-in reported", { userId });
    return { ok: true };
  });
}
