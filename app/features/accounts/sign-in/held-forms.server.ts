import { and, desc, eq, gt, lte, notInArray, sql } from "drizzle-orm";
import { type Connection, db, type Transaction } from "#app/db/client.server";
import { heldForms } from "#app/db/schema/accounts/account-changes";
import { MINUTE_MS } from "#app/platform/durations";
import { takeLimit } from "#app/platform/limits/take-limit.server";
import { tokenHash } from "#app/platform/secret.server";
import { isUuid } from "#app/platform/uuid";
import type { SignedIn } from "../sessions/signed-in-transaction.server";
import type { Viewer } from "../viewer";

/** As long as signing in once more may take, by whichever way. */
const HELD_MINUTES = 30;
/** How many wait of one person at a time, the newest, and how long one may be with the names of its fields. */
export const MOST_HELD = 5;
export const LONGEST_HELD = 30_000;

/** Whose form is held, in which browser: that of a session, or of a sign-in that waits for its code. */
type Holder = Pick<Viewer, "userId" | "address"> & ({ sessionId: string } | { challenge: string });

/**
 * Keeps the fields of a form until its person has signed in once more in the same browser, and returns what finds it again; null for one that is too long, or
 * one too many: it is typed again then.
 */
export async function holdForm(holder: Holder, fields: Record<string, string>, at: Date): Promise<string | null> {
  const { userId, address } = holder;
  if (JSON.stringify(fields).length > LONGEST_HELD) return null;
  const taken = await takeLimit("held-form", { userId, address }, at);
  if (!taken.ok) return null;
  const expiresAt = new Date(at.getTime() + HELD_MINUTES * MINUTE_MS);
  return db.transaction(async (tx) => {
    const [held] = await tx
      .insert(heldForms)
      .values({ userId, ...browserOf(holder), fields, expiresAt, createdAt: at })
      .returning({ id: heldForms.id });
    await keepNewest(tx, userId);
    return held!.id;
  });
}

const browserOf = (holder: Holder) =>
  "sessionId" in holder
    ? { sessionId: holder.sessionId }
    : { challengeId: sql`(select id from sign_in_challenges where token_hash = ${tokenHash(holder.challenge)})` };

async function keepNewest(tx: Transaction, userId: string) {
  const ofPerson = eq(heldForms.userId, userId);
  const newest = tx.select({ id: heldForms.id }).from(heldForms).where(ofPerson).orderBy(desc(heldForms.createdAt)).limit(MOST_HELD);
  await tx.delete(heldForms).where(and(ofPerson, notInArray(heldForms.id, newest)));
}

const isOwn = ({ userId, sessionId }: SignedIn) => and(eq(heldForms.userId, userId), eq(heldForms.sessionId, sessionId));

/** The fields of one's own form that was held in this browser; null for another's, and for one that has ended. */
export async function findHeldForm(viewer: SignedIn, id: string, at: Date): Promise<Record<string, string> | null> {
  if (!isUuid(id)) return null;
  const own = and(eq(heldForms.id, id), isOwn(viewer), gt(heldForms.expiresAt, at));
  const [held] = await db.select({ fields: heldForms.fields }).from(heldForms).where(own);
  return held?.fields ?? null;
}

type Former = { session: string } | { challenge: string };

/**
 * Has the forms of a session, or of a sign-in that waited for its code, wait in the session that its person has just begun in its place: all by their tokens.
 * Somebody else's stay with it, and end with it.
 */
export async function takeHeldFormsAlong(former: Former, token: string, connection: Connection = db) {
  const isOfFormer =
    "session" in former
      ? sql`held_forms.session_id = (select id from sessions where token_hash = ${tokenHash(former.session)})`
      : sql`held_forms.challenge_id = (select id from sign_in_challenges where token_hash = ${tokenHash(former.challenge)})`;
  await connection.execute(sql`update held_forms set session_id = next.id, challenge_id = null from sessions next
    where ${isOfFormer} and next.token_hash = ${tokenHash(token)} and next.user_id = held_forms.user_id`);
}

/** Forgets one's own forms of the same intent about the same thing, once it is sent again: what was typed is offered once. */
export async function spendHeldForms({ userId }: Pick<Viewer, "userId">, fields: Record<string, unknown>) {
  const same = Object.fromEntries(Object.entries(fields).filter(([name]) => name === "intent" || name.endsWith("Id")));
  await db.delete(heldForms).where(and(eq(heldForms.userId, userId), sql`${heldForms.fields} @> ${JSON.stringify(same)}::jsonb`));
}

/** Removes forms nobody came back to. For the clean-up job. */
export async function deleteSpentForms(at: Date) {
  await db.delete(heldForms).where(lte(heldForms.expiresAt, at));
}
