import { eq } from "drizzle-orm";
import { type Connection, db, type Transaction } from "#app/db/client.server";
import { securitySettings, users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { log } from "#app/platform/log/log.server";
import { type TooManyAttempts, takeAttempt } from "../attempts/attempts.server";
import { endLinks, makeLink } from "../email-links.server";
import { mailConfirmation, mailKnownAddress } from "../emails.server";
import { hashPassword } from "../password/passwords.server";
import type { AccountType } from "../schema";
import { inConstantTime } from "../sign-in/constant-time.server";

export interface SignUpEntry {
  /** As `emailSchema` leaves it. */
  email: string;
  password: string;
  category: AccountType;
  /** A path that `safeNext` let through: where the confirmation leads. */
  returnTo: string | null;
}

/**
 * Makes an account that waits for its address to be confirmed. A known address gets the same answer after the same work, and its owner a mail
 * that says so. An account that was never confirmed takes the new password and account type, and its earlier links end: whoever typed the older
 * ones never proved to own the address. Throws LineFull when too busy.
 */
export async function signUp(entry: SignUpEntry, address: string, at: Date): Promise<{ ok: true } | TooManyAttempts> {
  const taken = await takeAttempt("sign-up", entry.email, address, at);
  if (!taken.ok) return taken;
  const work = async () => {
    const passwordHash = await hashPassword(entry.password);
    await db.transaction((tx) => keepSignUp(tx, { ...entry, passwordHash }, at));
  };
  await inConstantTime(work());
  return { ok: true };
}

async function keepSignUp(tx: Transaction, entry: Omit<SignUpEntry, "password"> & { passwordHash: string }, at: Date) {
  const { email, passwordHash, category, returnTo } = entry;
  await tx.insert(users).values({ email, passwordHash }).onConflictDoNothing();
  const [user] = await tx.select().from(users).where(eq(users.email, email)).for("update");
  const userId = user!.id;
  await keepRows(tx, { userId, email, category, at });
  await endLinks(tx, userId, "confirm_email", at);
  if (user!.emailConfirmedAt) {
    await mailKnownAddress(tx, email, await makeLink(tx, { userId, purpose: "reset_password", email }, at));
    log("info", "sign-up with a known address", { userId });
    return;
  }
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await tx.update(profiles).set({ category, categoryChosenAt: at }).where(eq(profiles.userId, userId));
  await mailConfirmation(tx, email, await makeLink(tx, { userId, purpose: "confirm_email", email, returnTo }, at));
  log("info", "signed up", { userId });
}

/** The rows every account has beside its user: profile and security settings. Rows that exist are left as they are. */
async function keepRows(
  connection: Connection,
  { userId, email, category, at }: { userId: string; email: string; category: AccountType; at: Date },
) {
  await connection.insert(profiles).values({ userId, email, category, categoryChosenAt: at }).onConflictDoNothing();
  await connection.insert(securitySettings).values({ userId }).onConflictDoNothing();
}
