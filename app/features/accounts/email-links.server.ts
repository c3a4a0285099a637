import { and, desc, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { type Connection, db, type Transaction } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { emailTokens, type StoodBefore, users } from "#app/db/schema/accounts/accounts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { isUuid } from "#app/platform/uuid";
import { LINK_HOURS, type LinkPurpose, USED_LINK_DAYS } from "./limits";

type Link = typeof emailTokens.$inferSelect;

/** `returnTo` is a path that `safeNext` let through, `before` what a change took the place of; the others are what a sign-up gave. */
type NewLink = Pick<Link, "userId" | "email"> & { purpose: LinkPurpose } & Partial<
    Pick<Link, "returnTo" | "passwordHash" | "category" | "before">
  >;

/** Makes a link for a person and returns its token and its id; only the token's hash is kept. */
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

/** The link of a token if it would work now, without using it: mail scanners open links too. Null when it would not. */
export async function findOpenLink(token: string, purpose: LinkPurpose, at: Date) {
  const [found] = await db
    .select()
    .from(emailTokens)
    .where(open(token, purpose, at));
  return found ?? null;
}

/** A link that has done its work, or whose matter was settled by another one, for whoever follows it again. Null for one that is open, ended unused, or unknown. */
export const findUsedLink = (token: string, purpose: LinkPurpose) => findUsed(eq(emailTokens.tokenHash, tokenHash(token)), purpose);

/** The same of a link by its id, for the browser that asked for it. */
export const findUsedLinkById = async (id: string, purpose: LinkPurpose) => (isUuid(id) ? findUsed(eq(emailTokens.id, id), purpose) : null);

async function findUsed(isThis: SQL, purpose: LinkPurpose) {
  const [found] = await db
    .select({ userId: emailTokens.userId, returnTo: emailTokens.returnTo, createdAt: emailTokens.createdAt })
    .from(emailTokens)
    .where(and(isThis, eq(emailTokens.purpose, purpose), isNotNull(emailTokens.usedAt), isOwnersAddress));
  return found ?? null;
}

/** Has every open link of one sign-up lead elsewhere: `id` is of one of its mails, `returnTo` a path of the site's own. */
export async function leadSignUpTo(id: string, returnTo: string, at: Date) {
  if (!isUuid(id)) return;
  const ofSignUp = sql`(${emailTokens.userId}, ${emailTokens.passwordHash}) in (
    select user_id, password_hash from email_tokens where id = ${id} and purpose = 'confirm_email' and password_hash is not null)`;
  const isOpen = and(eq(emailTokens.purpose, "confirm_email"), isNull(emailTokens.usedAt), gt(emailTokens.expiresAt, at));
  await db.update(emailTokens).set({ returnTo }).where(and(ofSignUp, isOpen));
}

export const isLinkOpen = async (token: string, purpose: LinkPurpose, at: Date) => (await findOpenLink(token, purpose, at)) !== null;

/** Uses a link up, once however many ask at the same moment, and with it all others of the same purpose and person. Null when it works no more. */
export async function useLink(connection: Connection, token: string, purpose: LinkPurpose, at: Date) {
  const [link] = await connection
    .update(emailTokens)
    .set(usedAt(at))
    .where(open(token, purpose, at))
    .returning();
  if (!link) return null;
  await endLinks(connection, link.userId, purpose, at);
  return link;
}

/**
 * Since when mails tell of what somebody may not have done themselves, by all links of a link's person and purpose that are still open, and what stood there before
 * the first of them; `at` and nothing where there are none.
 */
export async function earliestOfOpen(tx: Transaction, token: string, purpose: LinkPurpose, at: Date) {
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

/** Makes every open link of a purpose useless. */
export async function endLinks(connection: Connection, userId: string, purpose: LinkPurpose, at: Date) {
  const ofPerson = and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, purpose), isNull(emailTokens.usedAt));
  await connection.update(emailTokens).set(usedAt(at)).where(ofPerson);
}

/** What was given with a sign-up, and what stood somewhere before, is kept no longer than it is needed. */
const usedAt = (at: Date) => ({ usedAt: at, passwordHash: null, before: null });

/** Removes links that work no more; those that were used are known for a while, to say what came of them. For the clean-up job. */
export async function deleteSpentLinks(at: Date) {
  const usedBefore = new Date(at.getTime() - USED_LINK_DAYS * DAY_MS);
  await db
    .delete(emailTokens)
    .where(or(and(isNull(emailTokens.usedAt), lt(emailTokens.expiresAt, at)), lt(emailTokens.usedAt, usedBefore)));
}

/** Works for the address it was sent to, as long as that is still the person's, and for nobody who is suspended. */
const isOwnersAddress = sql`exists (
  select from ${users} where ${users.id} = ${emailTokens.userId} and ${users.email} = ${emailTokens.email} and ${users.suspendedAt} is null)`;

const open = (token: string, purpose: LinkPurpose, at: Date) =>
  and(
    eq(emailTokens.tokenHash, tokenHash(token)),
    eq(emailTokens.purpose, purpose),
    isNull(emailTokens.usedAt),
    gt(emailTokens.expiresAt, at),
    isOwnersAddress,
  );
