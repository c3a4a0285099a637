import { eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { log } from "#app/platform/log/log.server";
import { grantConfiguredAdmin } from "../admin-role.server";
import { type LinkKey, useLink } from "../email-links.server";
import { replacePassword } from "../password/own-password.server";
import { hashPassword } from "../password/passwords.server";
import type { Device } from "../sessions/sessions.server";
import { type FirstFactorResult, passFirstFactor } from "../sign-in/first-factor.server";
import { beginAnew } from "./account-rows.server";
import { findConfirmation } from "./own-sign-up.server";

/**
 * Marks a person's address as confirmed, and grants the admin role if ADMIN_EMAILS names it. Callers have proof of ownership, and must begin
 * the account anew and set the password that came with the proof: what was there before may be anybody's.
 */
export async function confirmEmail(tx: Transaction, userId: string, at: Date) {
  const [user] = await tx
    .update(users)
    .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${at.toISOString()})` })
    .where(eq(users.id, userId))
    .returning();
  if (user) await grantConfiguredAdmin(tx, user);
  return user;
}

export type Confirmation =
  | { ok: true; admission: FirstFactorResult; rememberMe: boolean; returnTo: string | null }
  | { ok: false; reason: "accounts.linkEndedTitle" };

interface Confirming {
  device: Device;
  /** Password chosen on the confirmation page, for a link whose own password does not count. */
  password?: string;
  /** Sign-up id from the confirming browser, as set by this site. */
  signUpId: string | null;
}

/**
 * Uses a confirmation link: confirms its address and signs in. The account gets what was given with this very link by this very
 * browser, otherwise the password chosen now and the language and currency of this browser; what anybody else gave with the same address is dropped. It works once, for 24
 * hours, and not for suspended people. Throws TooBusy.
 */
export async function confirmByLink(linkToken: LinkKey, { device, password, signUpId }: Confirming, at: Date): Promise<Confirmation> {
  const ended = { ok: false, reason: "accounts.linkEndedTitle" } as const;
  const own = await findConfirmation(linkToken, signUpId, at);
  const passwordHash = own?.passwordHash ?? (own && password ? await hashPassword(password) : null);
  if (!own || !passwordHash) return ended;
  return db.transaction(async (tx) => {
    const link = await useLink(tx, linkToken, "confirm_email", at);
    if (!link) return ended;
    const asRead = own.passwordHash === null ? { ...own, language: device.language, currency: device.currency } : own;
    await beginAnew(tx, { ...asRead, userId: link.userId, email: link.email, at });
    const user = await confirmEmail(tx, link.userId, at);
    if (!user) return ended;
    await replacePassword(tx, user.id, passwordHash, at);
    const { rememberMe } = user;
    const admission = await passFirstFactor(tx, { user, rememberMe, device, isFirst: true }, at);
    log("info", "email confirmed", { userId: user.id });
    return { ok: true, admission, rememberMe, returnTo: link.returnTo };
  });
}
