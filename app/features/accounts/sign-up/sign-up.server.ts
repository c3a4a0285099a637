import { randomUUID } from "node:crypto";
import { db, type Transaction } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { users } from "#app/db/schema/accounts/accounts";
import type { Language } from "#app/languages/languages";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { log } from "#app/platform/log/log.server";
import { mailboxOf } from "#app/platform/mail/mailbox";
import { consumeMailedAttempt, type TooManyMails } from "../attempts/mailed-attempt.server";
import { countSignUpOfDay, type TooManySignUps } from "../attempts/sign-ups-of-day.server";
import { makeLink } from "../email-links.server";
import { mailConfirmation, mailKnownAddress } from "../emails.server";
import { hashPassword } from "../password/passwords.server";
import type { AccountType } from "../schema";
import { inConstantTime } from "../sign-in/constant-time.server";
import { createAccountRows } from "./account-rows.server";
import type { HeldHour } from "./held-hour";
import { storeSignUpPassword } from "./sign-up-password.server";

export interface SignUpEntry {
  /** Normalized by `emailSchema`. */
  email: string;
  password: string;
  /** Null if not asked for: it is then chosen on the first visit to the profile. */
  category: AccountType | null;
  /** A path that `safeNext` accepted: where the confirmation leads. */
  returnTo: string | null;
  /** Language of the sign-up, used by the profile until another is chosen. */
  language?: Language;
  /** Currency in which amounts were shown, used by the profile, too. */
  currency?: string;
  /** Time zone of the browser, if known, used by the profile until another is chosen. */
  timeZone?: string;
  /** The hour held meanwhile. */
  held?: HeldHour | null;
}

/**
 * Creates an account that waits for its address to be confirmed. A known address gets the same answer after the same work, and its owner an
 * email about it, at most once an hour. Several sign-ups with one address each get their own link; confirming with one uses what was
 * given with it. `signUpId` identifies the sign-up to 'Send again'. Throws TooBusy.
 */
export async function signUp(
  entry: SignUpEntry,
  address: string,
  at: Date,
): Promise<{ ok: true; signUpId: string } | TooManyMails | TooManySignUps> {
  const taken = await consumeMailedAttempt("sign-up", entry.email, address, at);
  if (!taken.ok) return taken;
  const ofDay = await countSignUpOfDay(address, at);
  if (!ofDay.ok) return ofDay;
  const work = async () => {
    const passwordHash = await hashPassword(entry.password);
    return db.transaction((tx) => keepSignUp(tx, { ...entry, passwordHash }, at));
  };
  return { ok: true, signUpId: await inConstantTime(work()) };
}

async function keepSignUp(tx: Transaction, entry: Omit<SignUpEntry, "password"> & { passwordHash: string }, at: Date) {
  const { email, passwordHash, category, returnTo, language, currency, timeZone, held = null } = entry;
  // In one statement, because an unconfirmed account may be deleted at any moment.
  const theirs = { target: users.email, set: { email } };
  const user = oneRow(await tx.insert(users).values({ email }).onConflictDoUpdate(theirs).returning());
  const userId = user.id;
  await createAccountRows(tx, { userId, email, category, language, currency, timeZone, at });
  await storeSignUpPassword(tx, { userId, email, passwordHash }, at);
  if (user.emailConfirmedAt) {
    log("info", "sign-up with a known address", { userId });
    const mail = await consumeLimit("known-address-mail", { person: mailboxOf(email) }, at, tx);
    if (!mail.ok) return randomUUID();
    const reset = await makeLink(tx, { userId, purpose: "reset_password", email, returnTo }, at);
    await mailKnownAddress(tx, email, reset, returnTo);
    return reset.id;
  }
  const given = { returnTo, passwordHash, category, language, currency, timeZone };
  const link = await makeLink(tx, { userId, purpose: "confirm_email", email, ...given }, at);
  await mailConfirmation(tx, email, link, { returnTo, held, timeZone: timeZone ?? "", language });
  log("info", "signed up", { userId });
  return link.id;
}
