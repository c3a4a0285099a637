import { db } from "#app/db/client.server";
import { log } from "#app/platform/log/log.server";
import { earliestOfOpen, makeLink, useLink } from "../email-links.server";
import { replacePassword } from "../password/own-password.server";
import { forgetWaysIn } from "../password/ways-in.server";
import { keepSecondFactor } from "../second-factor/ending.server";
import { forgetNewSecondFactor } from "../second-factor/turn-off.server";
import { endOtherSessions } from "../sessions/sessions.server";
import { mailReportedSignIn } from "../warnings/emails.server";
import { endNewFeeds, putBack } from "../warnings/put-back.server";
import { whatToLookAt } from "../warnings/what-to-look-at.server";

/**
 * Acts on 'this wasn't me': ends every session and every half-way sign-in, makes the known password and all else useless that whoever signed in may
 * know or have set up, puts back what they changed, and mails a fresh link to choose a new password. What counts is all since the earliest mail about the account whose
 * link still works, whichever of them is pressed. A second factor that was turned on since goes, too: it would keep the owner out. One from before stays, which a session alone cannot
 * turn off, and no longer ends where an admin had ordered that. It works once, for a week, and so long is nothing that lets anybody in: who finds the mail later gets no more than everybody signed out.
 */
export function reportSignIn(linkToken: string, at: Date): Promise<{ ok: true } | { ok: false; reason: "accounts.linkEndedTitle" }> {
  return db.transaction(async (tx) => {
    const { since, before } = await earliestOfOpen(tx, linkToken, "report_sign_in", at);
    const link = await useLink(tx, linkToken, "report_sign_in", at);
    if (!link) return { ok: false, reason: "accounts.linkEndedTitle" };
    const { userId, email } = link;
    await replacePassword(tx, userId, null, at);
    // Before anything is put back: what a session still has on its way is done by then, or refused.
    await endOtherSessions(tx, userId);
    await forgetWaysIn(tx, userId);
    await forgetNewSecondFactor(tx, userId, since, at);
    const ended = { keptSecondFactor: await keepSecondFactor(tx, userId), endedFeeds: await endNewFeeds(tx, userId, since) };
    const look = await whatToLookAt(tx, userId, { since, wasPutBack: { ...(await putBack(tx, userId, before, at)), ...ended } });
    await mailReportedSignIn(tx, email, await makeLink(tx, { userId, purpose: "reset_password", email }, at), look);
    log("warn", "foreign sign-in reported", { userId });
    return { ok: true };
  });
}
