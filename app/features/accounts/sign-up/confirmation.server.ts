import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { log } from "#app/platform/log/log.server";
import { grantConfiguredAdmin } from "../admin-role.server";
import { type TooManyAttempts, takeAttempt } from "../attempts/attempts.server";
import { makeLink, useLink } from "../email-links.server";
import { mailConfirmation } from "../emails.server";
import { replacePassword } from "../password/own-password.server";
import { hashPassword } from "../password/passwords.server";
import type { Device } from "../sessions/sessions.server";
import { inConstantTime } from "../sign-in/constant-time.server";
import { type FirstFactorResult, passFirstFactor } from "../sign-in/first-factor.server";
import type { HeldHour } from "./held-hour";
import { findConfirmation, givenWith, ofReader, typeGiven } from "./own-sign-up.server";

/**
 * Marks a person's address as theirs, and gives the admin role when ADMIN_EMAILS names it. For verbs that have proof, which set the password that
 * came with it: the one that waited may be anybody's.
 */
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

interface Confirming {
  device: Device;
  /** What was chosen on the page of a link whose own password does not count. */
  password?: string;
  /** The sign-up of the browser that confirms, as this site wrote it there. */
  signUpId: string | null;
}

/**
 * Uses a confirmation link: confirms the address it went to and signs in. The account gets the password and the account type that were given with
 * this very link by this very browser, else the password chosen now: what anybody else gave with the same address ends. It works once, for 24 hours,
 * and for nobody who is suspended. Throws TooBusy.
 */
export async function confirmByLink(linkToken: string, { device, password, signUpId }: Confirming, at: Date): Promise<Confirmation> {
  const ended = { ok: false, reason: "accounts.linkEndedTitle" } as const;
  const own = await findConfirmation(linkToken, signUpId, at);
  const passwordHash = own?.passwordHash ?? (own && password ? await hashPassword(password) : null);
  if (!own || !passwordHash) return ended;
  return db.transaction(async (tx) => {
    const link = await useLink(tx, linkToken, "confirm_email", at);
    const user = link && (await confirmEmail(tx, link.userId, at));
    if (!link || !user) return ended;
    await replacePassword(tx, user.id, passwordHash, at);
    await tx
      .update(profiles)
      .set(own.passwordHash === null ? ofReader(device) : typeGiven(own.category, at))
      .where(eq(profiles.userId, user.id));
    const { rememberMe } = user;
    const admission = await passFirstFactor(tx, { user, rememberMe, device, isFirst: true }, at);
    log("info", "email confirmed", { userId: user.id });
    return { ok: true, admission, rememberMe, returnTo: link.returnTo };
  });
}

interface Again {
  returnTo: string | null;
  /** The hour that is held meanwhile. */
  held?: HeldHour | null;
  /** The sign-up of the browser that asks: its password and account type go with the new link. Of any other, they are chosen on confirming. */
  signUpId: string | null;
}

/**
 * Sends the confirmation link again when the address waits for one. The answer is the same when it does not. `signUpId` is what the next
 * 'Send again' of this browser knows its sign-up by.
 */
export async function sendConfirmationAgain(
  email: string,
  { returnTo, signUpId, held = null }: Again,
  address: string,
  at: Date,
): Promise<{ ok: true; signUpId: string } | TooManyAttempts> {
  const taken = await takeAttempt("send-again", email, address, at);
  if (!taken.ok) return taken;
  const work = db.transaction(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.email, email), isNull(users.emailConfirmedAt), isNull(users.suspendedAt)));
    if (!user) return randomUUID();
    const given = await givenWith(tx, signUpId, user.id);
    const link = await makeLink(tx, { userId: user.id, purpose: "confirm_email", email, returnTo, ...given }, at);
    const [profile] = await tx.select({ timeZone: profiles.timezone }).from(profiles).where(eq(profiles.userId, user.id));
    await mailConfirmation(tx, email, link, { returnTo, held, timeZone: profile?.timeZone ?? "" });
    return link.id;
  });
  return { ok: true, signUpId: await inConstantTime(work) };
}
