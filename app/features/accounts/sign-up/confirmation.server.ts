import { and, eq, isNull, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { log } from "#app/platform/log/log.server";
import { grantConfiguredAdmin } from "../admin-role.server";
import { type TooManyAttempts, takeAttempt } from "../attempts/attempts.server";
import { makeLink, useLink } from "../email-links.server";
import { mailConfirmation } from "../emails.server";
import type { Device } from "../sessions/sessions.server";
import { inConstantTime } from "../sign-in/constant-time.server";
import { type FirstFactorResult, passFirstFactor } from "../sign-in/first-factor.server";

/** Marks a person's address as theirs, and gives the admin role when ADMIN_EMAILS names it. For start-up code and for verbs that have proof. */
export async function confirmEmail(connection: Connection, userId: string, at: Date) {
  const [user] = await connection
    .update(users)
    .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${at.toISOString()})` })
    .where(eq(users.id, userId))
    .returning();
  if (user) await grantConfiguredAdmin(connection, user);
  return user;
}

export type Confirmation =
  | { ok: true; admission: FirstFactorResult; rememberMe: boolean; returnTo: string | null }
  | { ok: false; reason: "accounts.linkEndedTitle" };

/** Uses a confirmation link: confirms the address it went to and signs in. It works once, for 24 hours, and for nobody who is suspended. */
export function confirmByLink(linkToken: string, device: Device, at: Date): Promise<Confirmation> {
  return db.transaction(async (tx) => {
    const link = await useLink(tx, linkToken, "confirm_email", at);
    const user = link && (await confirmEmail(tx, link.userId, at));
    if (!link || !user) return { ok: false, reason: "accounts.linkEndedTitle" };
    const { rememberMe } = user;
    const admission = await passFirstFactor(tx, { user, rememberMe, device, isFirst: true }, at);
    log("info", "email confirmed", { userId: user.id });
    return { ok: true, admission, rememberMe, returnTo: link.returnTo };
  });
}

/** Sends the confirmation link again when the address waits for one. The answer is the same when it does not. */
export async function sendConfirmationAgain(
  email: string,
  returnTo: string | null,
  address: string,
  at: Date,
): Promise<{ ok: true } | TooManyAttempts> {
  const taken = await takeAttempt("send-again", email, address, at);
  if (!taken.ok) return taken;
  await inConstantTime(
    db.transaction(async (tx) => {
      const [user] = await tx
        .select()
        .from(users)
        .where(and(eq(users.email, email), isNull(users.emailConfirmedAt), isNull(users.suspendedAt)));
      if (user) await mailConfirmation(tx, email, await makeLink(tx, { userId: user.id, purpose: "confirm_email", email, returnTo }, at));
    }),
  );
  return { ok: true };
}
