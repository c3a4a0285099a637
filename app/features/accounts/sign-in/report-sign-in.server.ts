import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { passkeys } from "#app/db/schema/accounts/passkeys";
import { log } from "#app/platform/log/log.server";
import { endLinks, makeLink, useLink } from "../email-links.server";
import { endOtherSessions } from "../sessions/sessions.server";

/**
 * Acts on 'this wasn't me': ends every session and every half-way sign-in, makes the known password and every passkey useless, and starts a reset, whose link
 * token is returned. The mail's link proves the address, so the owner chooses a new password at once. It works once, for a week.
 */
export function reportSignIn(
  linkToken: string,
  at: Date,
): Promise<{ ok: true; resetToken: string } | { ok: false; reason: "accounts.linkEndedTitle" }> {
  return db.transaction(async (tx) => {
    const link = await useLink(tx, linkToken, "report_sign_in", at);
    if (!link) return { ok: false, reason: "accounts.linkEndedTitle" };
    const { userId, email } = link;
    await tx.update(users).set({ passwordHash: null }).where(eq(users.id, userId));
    await tx.delete(passkeys).where(eq(passkeys.userId, userId));
    await endOtherSessions(tx, userId);
    await endLinks(tx, userId, "reset_password", at);
    const { token } = await makeLink(tx, { userId, purpose: "reset_password", email }, at);
    log("warn", "foreign sign-in reported", { userId });
    return { ok: true, resetToken: token };
  });
}
