import { and, eq, gt, lte, or, sql } from "drizzle-orm";
import { db, type Transaction, violatedConstraint } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { emailChanges } from "#app/db/schema/accounts/account-changes";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { languageOr } from "#app/languages/languages";
import { HOUR_MS } from "#app/platform/durations";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { log } from "#app/platform/log/log.server";
import { mailboxOf } from "#app/platform/mail/mailbox";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import type { TooManyAttempts } from "../attempts/attempts.server";
import { EMAIL_CHANGE_HOURS } from "../limits";
import { type Reauthentication, reauthenticate } from "../password/reauthentication.server";
import { holdAccount } from "../sessions/hold-account.server";
import { isStillSignedIn } from "../sessions/sessions.server";
import { deleteUnconfirmedAccount } from "../sign-up/unconfirmed.server";
import type { Viewer } from "../viewer";
import { mailAddressChanged, mailNewAddress, mailOldAddress } from "./emails.server";

interface EmailChangeInput {
  /** Normalized by `emailSchema`. */
  newEmail: string;
  password: string;
}

type Refused =
  | Exclude<Reauthentication, { ok: true }>
  | TooManyAttempts
  | { ok: false; reason: "emailChange.sameAddress" | "accounts.signInAgain" }
  | { ok: false; reason: "emailChange.tooMany"; retryAfterSeconds: number };

/**
 * Starts a change of the viewer's own address: sends a link to the old and to the new address, and changes nothing until both are
 * confirmed. Only the new mailbox learns whether it already has an account. A newer request replaces an older one. Throws TooBusy.
 */
export async function beginEmailChange(
  viewer: Viewer,
  { newEmail, password }: EmailChangeInput,
  address: string,
  at: Date,
): Promise<{ ok: true } | Refused> {
  const { userId, email } = viewer;
  if (newEmail === email) return { ok: false, reason: "emailChange.sameAddress" };
  const proof = await reauthenticate(viewer, { password }, address, at);
  if (!proof.ok) return proof;
  const taken = await takeMails(userId, newEmail, address, at);
  if (!taken.ok) return taken;
  const [oldToken, newToken] = [randomToken(), randomToken()];
  const input = {
    newEmail,
    oldTokenHash: tokenHash(oldToken),
    newTokenHash: tokenHash(newToken),
    oldConfirmedAt: null,
    newConfirmedAt: null,
    expiresAt: new Date(at.getTime() + EMAIL_CHANGE_HOURS * HOUR_MS),
    createdAt: at,
  };
  const isBegun = await db.transaction(async (tx) => {
    if (!(await isStillSignedIn(tx, viewer))) return false;
    await tx
      .insert(emailChanges)
      .values({ userId, ...input })
      .onConflictDoUpdate({ target: emailChanges.userId, set: input });
    const id = `${userId}-${at.getTime()}`;
    await mailOldAddress(tx, email, { id, token: oldToken, newEmail });
    await mailNewAddress(tx, newEmail, { id, token: newToken, oldEmail: email, language: languageOr(viewer.language) });
    return true;
  });
  if (!isBegun) return { ok: false, reason: "accounts.signInAgain" };
  log("info", "email change begun", { userId });
  return { ok: true };
}

/** Limits emails per account and per address each day, because an account owner could have a stranger mailed by naming their address. */
async function takeMails(userId: string, newEmail: string, address: string, at: Date) {
  const own = await consumeLimit("change-email", { userId, address }, at);
  const taken = own.ok ? await consumeLimit("change-email-to-one", { person: mailboxOf(newEmail) }, at) : own;
  return taken.ok ? taken : { ...taken, reason: "emailChange.tooMany" as const };
}

/** Does not work for suspended people: they could shed the known address and use it for another account. */
const open = (token: string, at: Date) =>
  and(
    or(eq(emailChanges.oldTokenHash, tokenHash(token)), eq(emailChanges.newTokenHash, tokenHash(token))),
    gt(emailChanges.expiresAt, at),
    sql`exists (select from ${users} where ${users.id} = ${emailChanges.userId} and ${users.suspendedAt} is null)`,
  );

/** Returns the new address of an open change, and whether it was confirmed with this link; null once it has ended. Changes nothing. */
export async function findEmailChange(token: string, at: Date) {
  const [change] = await db.select().from(emailChanges).where(open(token, at));
  if (!change) return null;
  const confirmedAt = change.oldTokenHash.equals(tokenHash(token)) ? change.oldConfirmedAt : change.newConfirmedAt;
  return { newEmail: change.newEmail, isConfirmedHere: confirmedAt !== null };
}

/** Returns a person's own pending change, and which addresses have confirmed it. */
export async function findOwnEmailChange({ userId }: Viewer, at: Date) {
  const [change] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, at)));
  if (!change) return null;
  return { newEmail: change.newEmail, isOldConfirmed: change.oldConfirmedAt !== null, isNewConfirmed: change.newConfirmedAt !== null };
}

/** Cancels a change. */
export async function cancelEmailChange({ userId }: Viewer) {
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

type Confirmed = { ok: true; isDone: boolean } | { ok: false; reason: "accounts.linkEndedTitle" | "emailChange.addressTaken" };

/** Confirms a change at one of its two addresses; the second confirmation completes it, and both addresses get an email. */
export async function confirmEmailChange(token: string, at: Date): Promise<Confirmed> {
  try {
    return await db.transaction((tx) => confirmIn(tx, token, at));
  } catch (error) {
    if (violatedConstraint(error)?.constraint === "users_email") return { ok: false, reason: "emailChange.addressTaken" };
    throw error;
  }
}

async function confirmIn(tx: Transaction, token: string, at: Date): Promise<Confirmed> {
  const [found] = await tx.select({ userId: emailChanges.userId }).from(emailChanges).where(open(token, at));
  if (found) await holdAccount(tx, found.userId);
  const [change] = await tx.select().from(emailChanges).where(open(token, at)).for("update");
  if (!change) return { ok: false, reason: "accounts.linkEndedTitle" };
  const isOld = change.oldTokenHash.equals(tokenHash(token));
  const { userId, newEmail } = change;
  const isDone = (isOld ? change.newConfirmedAt : change.oldConfirmedAt) !== null;
  const mine = isOld ? { oldConfirmedAt: at } : { newConfirmedAt: at };
  if (!isDone) {
    await tx.update(emailChanges).set(mine).where(eq(emailChanges.userId, userId));
    return { ok: true, isDone };
  }
  const before = oneRow(await tx.select({ email: users.email }).from(users).where(eq(users.id, userId)));
  await deleteUnconfirmedAccount(tx, newEmail);
  await tx.update(users).set({ email: newEmail, emailConfirmedAt: at }).where(eq(users.id, userId));
  await tx.update(profiles).set({ email: newEmail }).where(eq(profiles.userId, userId));
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
  for (const to of [before.email, newEmail])
    await mailAddressChanged(tx, to, { id: `${userId}-${at.getTime()}-${to === newEmail ? "new" : "old"}`, newEmail });
  log("info", "email changed", { userId });
  return { ok: true, isDone };
}

/** Deletes expired changes. For the clean-up job. */
export async function deleteSpentEmailChanges(at: Date) {
  await db.delete(emailChanges).where(lte(emailChanges.expiresAt, at));
}
