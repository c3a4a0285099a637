import { eq } from "drizzle-orm";
import { type Connection, db, type Transaction } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { securitySettings, users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import type { Language } from "#app/languages/languages";
import { siteLanguage } from "#app/platform/brand/current-defaults.server";
import { log } from "#app/platform/log/log.server";
import { type TooManyAttempts, takeAttempt } from "../attempts/attempts.server";
import { makeLink } from "../email-links.server";
import { mailConfirmation, mailKnownAddress } from "../emails.server";
import { hashPassword } from "../password/passwords.server";
import type { AccountType } from "../schema";
import { inConstantTime } from "../sign-in/constant-time.server";
import type { HeldHour } from "./held-hour";

export interface SignUpEntry {
  /** As `emailSchema` leaves it. */
  email: string;
  password: string;
  /** Null where it was not asked for: then it is at the first visit of the profile. */
  category: AccountType | null;
  /** A path that `safeNext` let through: where the confirmation leads. */
  returnTo: string | null;
  /** In which it was asked for: that of the profile, until another is chosen. */
  language?: Language;
  /** In which amounts were shown until then: that of the profile, too. */
  currency?: string;
  /** The clock of the browser, where it told: that of the profile, until another is chosen. */
  timeZone?: string;
  /** The hour that is held meanwhile. */
  held?: HeldHour | null;
}

/**
 * Makes an account that waits for its address to be confirmed. A known address gets the same answer after the same work, and its owner a mail
 * that says so. Of several sign-ups with one address each has its own link, and whoever confirms by one gets the account with the password and
 * the account type that were given with that one. `signUpId` is what 'Send again' knows it by. Throws TooBusy when too busy.
 */
export async function signUp(entry: SignUpEntry, address: string, at: Date): Promise<{ ok: true; signUpId: string } | TooManyAttempts> {
  const taken = await takeAttempt("sign-up", entry.email, address, at);
  if (!taken.ok) return taken;
  const work = async () => {
    const passwordHash = await hashPassword(entry.password);
    return db.transaction((tx) => keepSignUp(tx, { ...entry, passwordHash }, at));
  };
  return { ok: true, signUpId: await inConstantTime(work()) };
}

async function keepSignUp(tx: Transaction, entry: Omit<SignUpEntry, "password"> & { passwordHash: string }, at: Date) {
  const { email, passwordHash, category, returnTo, language, currency, timeZone, held = null } = entry;
  await tx.insert(users).values({ email, passwordHash }).onConflictDoNothing();
  const user = oneRow(await tx.select().from(users).where(eq(users.email, email)).for("update"));
  const userId = user.id;
  await keepRows(tx, { userId, email, category, language, currency, timeZone, at });
  if (user.emailConfirmedAt) {
    const reset = await makeLink(tx, { userId, purpose: "reset_password", email }, at);
    await mailKnownAddress(tx, email, reset);
    log("info", "sign-up with a known address", { userId });
    return reset.id;
  }
  // Until the address is confirmed it lets nobody in: it only tells whoever knows it that the address still waits.
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  const link = await makeLink(tx, { userId, purpose: "confirm_email", email, returnTo, passwordHash, category }, at);
  await mailConfirmation(tx, email, link, { returnTo, held, timeZone: timeZone ?? "" });
  log("info", "signed up", { userId });
  return link.id;
}

/** The rows every account has beside its user: profile, in the site's language unless another is said, and security settings. Rows that exist are left as they are. */
export async function keepRows(
  connection: Connection,
  {
    userId,
    email,
    category,
    language,
    currency,
    timeZone,
    at,
  }: Pick<SignUpEntry, "email" | "category" | "language" | "currency" | "timeZone"> & { userId: string; at: Date },
) {
  const type = category && { category, categoryChosenAt: at };
  await connection
    .insert(profiles)
    .values({
      userId,
      email,
      language: language ?? siteLanguage(),
      ...(currency && { currency }),
      ...(timeZone && { timezone: timeZone }),
      ...type,
    })
    .onConflictDoNothing();
  await connection.insert(securitySettings).values({ userId }).onConflictDoNothing();
}
