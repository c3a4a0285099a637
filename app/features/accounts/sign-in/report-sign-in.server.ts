import { db } from "#app/db/client.server";
import { log } from "#app/platform/log/log.server";
import { earliestOfOpen, findOpenLink, makeLink, useLink } from "../email-links.server";
import { undoMadeByAdmin } from "../made-by-admin.server";
import { replacePassword } from "../password/own-password.server";
import { removeSignInMethods } from "../password/sign-in-methods.server";
import { cancelSecondFactorEnd } from "../second-factor/ending.server";
import { forgetNewSecondFactor } from "../second-factor/turn-off.server";
import { endOtherSessions } from "../sessions/sessions.server";
import { stopSessions } from "../sessions/stop-sessions.server";
import { firstOpenSince, holdSuspects, stopSuspects } from "../stopped-admins/suspects.server";
import { changesToReview } from "../warnings/changes-to-review.server";
import { mailReportedSignIn } from "../warnings/emails.server";
import { endNewFeeds, putBack } from "../warnings/put-back.server";

/**
 * Handles 'this wasn't me': ends all sessions and unfinished sign-ins, invalidates the password and all that the intruder may know or have set up, restores
 * what they changed, and mails a link to choose a new password. Covers everything since the earliest account email whose link still works, whichever was
 * pressed. A second factor turned on since is removed, as it would lock the owner out. An older one stays, because a session cannot turn it off, and an end
 * ordered by an admin is cancelled. Works once, for a week, and signs nobody in: a finder of the email can only sign everybody out,
 * and undo what was done lately as an admin.
 */
export async function reportSignIn(linkToken: string, at: Date): Promise<{ ok: true } | { ok: false; reason: "accounts.linkEndedTitle" }> {
  const open = await findOpenLink(linkToken, "report_sign_in", at);
  if (open) {
    await stopSessions(open.userId);
    await stopSuspects(open.userId, await firstOpenSince(open.userId, at));
  }
  return db.transaction(async (tx) => {
    if (open) await holdSuspects(tx, open.userId, at);
    const { since, before } = await earliestOfOpen(tx, linkToken, "report_sign_in", at);
    const link = await useLink(tx, linkToken, "report_sign_in", at);
    if (!link) return { ok: false, reason: "accounts.linkEndedTitle" };
    const { userId, email } = link;
    await replacePassword(tx, userId, null, at);
    // Before anything is restored: requests of those sessions are finished by now, or refused.
    await endOtherSessions(tx, userId);
    await removeSignInMethods(tx, userId);
    const { hasRoles: rolesBack, ...undone } = await undoMadeByAdmin(tx, { id: userId, email }, since, at);
    await forgetNewSecondFactor(tx, userId, since, at);
    const ended = {
      keptSecondFactor: await cancelSecondFactorEnd(tx, userId),
      endedFeeds: await endNewFeeds(tx, userId, since),
      rolesBack,
      ...undone,
    };
    const look = await changesToReview(tx, userId, { since, wasPutBack: { ...(await putBack(tx, userId, before, at)), ...ended } });
    await mailReportedSignIn(tx, email, await makeLink(tx, { userId, purpose: "reset_password", email }, at), look);
    log("warn", "foreign sign-in reported", { userId });
    return { ok: true };
  });
}
