import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { type Connection, db, type Transaction } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { emailTokens, type StoodBefore, users } from "#app/db/schema/accounts/accounts";
import { hasBeenAdminSince } from "#app/platform/been-admin.server";
import { DAY_MS, HOUR_MS } from "#app/platform/durations";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { isUuid } from "#app/platform/uuid";
import { LINK_HOURS, type LinkPurpose, USED_LINK_DAYS } from "./limits";
import { holdAccount } from "./sessions/hold-account.server";

type Link = typeof emailTokens.$inferSelect;

/** `returnTo` is a path that `safeNext` accepted, `before` the values that a change replaced; the others come from a sign-up. */
type NewLink = Pick<Link, "userId" | "email"> & { purpose: LinkPurpose } & Partial<
    Pick<Link, "returnTo" | "passwordHash" | "category" | "language" | "currency" | "timeZone" | "before">
  >;

/** A link by the token of its mail, or, for a browser that has proved whose it is, by its id. */
export type LinkKey = string | { id: string };

/** Creates a link for a person and returns its token and id; only the token's hash is stored. */
export async function makeLink(connection: Connection, link: NewLink, at: Date) {
  const token = randomToken();
  const expiresAt = new Date(at.getTime() + LINK_HOURS[link.purpose] * HOUR_MS);
  const made = oneRow(
    await connection
      .insert(emailTokens)
      .values({ ...link, tokenHash: tokenHash(token), expiresAt, createdAt: at })
      .returning({ id: emailTokens.id }),
  );
  return { token, id: made.id };
}

/** Returns the link of a token if it still works, without using it, because mail scanners open links, too. Null otherwise. */
export async function findOpenLink(token: LinkKey, purpose: LinkPurpose, at: Date, connection: Connection = db) {
  const [found] = await connection
    .select()
    .from(emailTokens)
    .where(open(token, purpose, at));
  return found ?? null;
}

/** The same by its id, whatever that may be. */
export const findOpenLinkById = async (id: string, purpose: LinkPurpose, at: Date, connection: Connection) =>
  isUuid(id) ? findOpenLink({ id }, purpose, at, connection) : null;

/** Returns a link that was used, or superseded by another one, for a person who follows it again. Null if open, expired unused, or unknown. */
export const findUsedLink = (token: string, purpose: LinkPurpose) => findUsed(eq(emailTokens.tokenHash, tokenHash(token)), purpose);

/** The same by the link's id, for the browser that requested it. */
export const findUsedLinkById = async (id: string, purpose: LinkPurpose) => (isUuid(id) ? findUsed(eq(emailTokens.id, id), purpose) : null);

/** Returns the page that a sign-up's open link leads to, by the link's id; null when there is none. */
export async function openReturnOf(id: string, at: Date): Promise<string | null> {
  if (!isUuid(id)) return null;
  const isOpen = and(eq(emailTokens.purpose, "confirm_email"), isNull(emailTokens.usedAt), gt(emailTokens.expiresAt, at));
  const [found] = await db
    .select({ returnTo: emailTokens.returnTo })
    .from(emailTokens)
    .where(and(eq(emailTokens.id, id), isOpen));
  return found?.returnTo ?? null;
}

async function findUsed(isThis: SQL, purpose: LinkPurpose) {
  const [found] = await db
    .select({ userId: emailTokens.userId, returnTo: emailTokens.returnTo, createdAt: emailTokens.createdAt })
    .from(emailTokens)
    .where(and(isThis, eq(emailTokens.purpose, purpose), isNotNull(emailTokens.usedAt), isOwnersAddress));
  return found ?? null;
}

/** Changes where every open link of one sign-up leads: `id` is any of its emails' links, `returnTo` a path of this site. */
export async function leadSignUpTo(id: string, returnTo: string, at: Date) {
  if (!isUuid(id)) return;
  const ofSignUp = sql`(${emailTokens.userId}, ${emailTokens.passwordHash}) in (
    select user_id, password_hash from email_tokens where id = ${id} and purpose = 'confirm_email' and password_hash is not null)`;
  const isOpen = and(eq(emailTokens.purpose, "confirm_email"), isNull(emailTokens.usedAt), gt(emailTokens.expiresAt, at));
  await db.update(emailTokens).set({ returnTo }).where(and(ofSignUp, isOpen));
}

export const isLinkOpen = async (token: string, purpose: LinkPurpose, at: Date) => (await findOpenLink(token, purpose, at)) !== null;

/** Uses a link once, even under concurrent requests, along with all others of that person and purpose. Null when it no longer works. */
export async function useLink(connection: Connection, token: LinkKey, purpose: LinkPurpose, at: Date) {
  await holdOwner(connection, token, purpose, at);
  const [link] = await connection
    .update(emailTokens)
    .set(usedAt(at))
    .where(open(token, purpose, at))
    .returning();
  if (!link) return null;
  await endLinks(connection, link.userId, purpose, at);
  return link;
}

/** Locks the account that a link belongs to, with its sessions: an account comes before its links. */
async function holdOwner(connection: Connection, token: LinkKey, purpose: LinkPurpose, at: Date) {
  const found = await findOpenLink(token, purpose, at, connection);
  if (found) await holdAccount(connection, found.userId);
}

/**
 * Returns when the earliest of the person's open links of this purpose was sent, and the values from before the first change. `at` and no
 * values when no link is open.
 */
export async function earliestOfOpen(tx: Transaction, token: string, purpose: LinkPurpose, at: Date) {
  await holdOwner(tx, token, purpose, at);
  const ofPerson = sql`${emailTokens.userId} = (select of_link.user_id from email_tokens of_link where of_link.token_hash = ${tokenHash(token)})`;
  const isOpen = and(isNull(emailTokens.usedAt), gt(emailTokens.expiresAt, at));
  const links = await tx
    .select({ createdAt: emailTokens.createdAt, before: emailTokens.before })
    .from(emailTokens)
    .where(and(ofPerson, eq(emailTokens.purpose, purpose), isOpen))
    .orderBy(desc(emailTokens.createdAt))
    .for("update");
  const before: StoodBefore = Object.assign({}, ...links.map((link) => link.before));
  return { since: links.at(-1)?.createdAt ?? at, before };
}

/** Invalidates every open link of a purpose; with those that confirm an address, the passwords of its sign-ups. */
export async function endLinks(connection: Connection, userId: string, purpose: LinkPurpose, at: Date) {
  const purposes = purpose === "confirm_email" ? ([purpose, "sign_up_password"] as const) : [purpose];
  const ofPerson = and(eq(emailTokens.userId, userId), inArray(emailTokens.purpose, [...purposes]), isNull(emailTokens.usedAt));
  await connection.update(emailTokens).set(usedAt(at)).where(ofPerson);
}

/** Password hashes from sign-ups and earlier values are kept no longer than needed. */
const usedAt = (at: Date) => ({ usedAt: at, passwordHash: null, before: null });

/** Deletes expired links; used ones are kept for a while to explain what came of them. For the clean-up job. */
export async function deleteSpentLinks(at: Date) {
  const usedBefore = new Date(at.getTime() - USED_LINK_DAYS * DAY_MS);
  await db
    .delete(emailTokens)
    .where(or(and(isNull(emailTokens.usedAt), lt(emailTokens.expiresAt, at)), lt(emailTokens.usedAt, usedBefore)));
}

/**
 * A link works only while its address is still the person's, and not for suspended people. But an admin who was suspended may say that it was not them: whoever
 * was in their account may have made themselves an admin, and suspended all others.
 */
const isOwnersAddress = sql`exists (
  select from ${users} where ${users.id} = ${emailTokens.userId} and ${users.email} = ${emailTokens.email}
    and (${users.suspendedAt} is null or ${emailTokens.purpose} = 'report_sign_in' and ${hasBeenAdminSince(new Date(0))}))`;

const open = (token: LinkKey, purpose: LinkPurpose, at: Date) =>
  and(
    typeof token === "string" ? eq(emailTokens.tokenHash, tokenHash(token)) : eq(emailTokens.id, token.id),
    eq(emailTokens.purpose, purpose),
    isNull(emailTokens.usedAt),
    gt(emailTokens.expiresAt, at),
    isOwnersAddress,
  );
