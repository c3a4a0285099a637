import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { users } from "#app/db/schema/accounts/accounts";
import type { Language } from "#app/languages/languages";
import { takeLimit } from "#app/platform/limits/take-limit.server";
import { log } from "#app/platform/log/log.server";
import { mailboxOf } from "#app/platform/mail/mailbox";
import { type TooManyMails, takeMailedAttempt } from "../attempts/mailed-attempt.server";
import { makeLink } from "../email-links.server";
import { mailConfirmation, mailKnownAddress } from "../emails.server";
import { hashPassword } from "../password/passwords.server";
import type { AccountType } from "../schema";
import { inConstantTime } from "../sign-in/constant-time.server";
import { keepRows } from "./account-rows.server";
import { keepDecoy } from "./decoy.server";
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
 * Makes an account that waits for its address to be confirmed. A known address gets the same answer after the same work, and its owner, once an
 * hour, a mail that says so. Of several sign-ups with one address each has its own link, and whoever confirms by one gets the account with the password and
 * the account type that were given with that one. `signUpId` is what 'Send again' knows it by. Throws TooBusy when too busy.
 */
export async function signUp(entry: SignUpEntry, address: string, at: Date): Promise<{ ok: true; signUpId: string } | TooManyMails> {
  const taken = await takeMailedAttempt("sign-up", entry.email, address, at);
  if (!taken.ok) return taken;
  const work = async () => {
    const passwordHash = await hashPassword(entry.password);
    return db.transaction((tx) => keepSignUp(tx, { ...entry, passwordHash }, at));
  };
  return { ok: true, signUpId: await inConstantTime(work()) };
}

async function keepSignUp(tx: Transaction, entry: Omit<SignUpEntry, "password"> & { passwordHash: string }, at: Date) {
  const { email, passwordHash, category, returnTo, language, currency, timeZone, held = null } = entry;
  // In one statement: what was never confirmed may go at any moment.
  const theirs = { target: users.email, set: { email } };
  const user = oneRow(await tx.insert(users).values({ email, passwordHash }).onConflictDoUpdate(theirs).returning());
  const userId = user.id;
  await keepRows(tx, { userId, email, category, language, currency, timeZone, at });
  if (user.emailConfirmedAt) {
    log("info", "sign-up with a known address", { userId });
    await keepDecoy(tx, { userId, email, passwordHash }, at);
    const mail = await takeLimit("known-address-mail", { person: mailboxOf(email) }, at, tx);
    if (!mail.ok) return randomUUID();
    const reset = await makeLink(tx, { userId, purpose: "reset_password", email, returnTo }, at);
    await mailKnownAddress(tx, email, reset, returnTo);
    return reset.id;
  }
  // Until the address is confirmed it lets nobody in: it only tells whoever knows it that the address still waits.
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  const link = await makeLink(tx, { userId, purpose: "confirm_email", email, returnTo, passwordHash, category }, at);
  await mailConfirmation(tx, email, link, { returnTo, held, timeZone: timeZone ?? "" });
  log("info", "signed up", { userId });
  return link.id;
}
