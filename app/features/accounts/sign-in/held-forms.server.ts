import { and, desc, eq, gt, lte, notInArray, sql } from "drizzle-orm";
import { type Connection, db, type Transaction } from "#app/db/client.server";
import { heldForms } from "#app/db/schema/accounts/account-changes";
import { MINUTE_MS } from "#app/platform/durations";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { tokenHash } from "#app/platform/secret.server";
import { isUuid } from "#app/platform/uuid";
import type { SignedIn } from "../sessions/signed-in-transaction.server";
import type { Viewer } from "../viewer";

/** How long signing in again may take, by any method. */
const HELD_MINUTES = 30;
/** Forms held per person (the newest), and the maximum length of one including its field names. */
export const MAX_HELD = 5;
export const MAX_HELD_LENGTH = 30_000;

/** Owner and browser of a held form: a session, or a sign-in that waits for its code. */
type Holder = Pick<Viewer, "userId" | "address"> & ({ sessionId: string } | { challenge: string });

/**
 * Stores a form's fields until the person has signed in again in the same browser, and returns its id; null if it is too long or one too
 * many, so that it has to be typed again.
 */
export async function holdForm(holder: Holder, fields: Record<string, string>, at: Date): Promise<string | null> {
  const { userId, address } = holder;
  if (JSON.stringify(fields).length > MAX_HELD_LENGTH) return null;
  const taken = await consumeLimit("held-form", { userId, address }, at);
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
  const newest = tx.select({ id: heldForms.id }).from(heldForms).where(ofPerson).orderBy(desc(heldForms.createdAt)).limit(MAX_HELD);
  await tx.delete(heldForms).where(and(ofPerson, notInArray(heldForms.id, newest)));
}

const isOwn = ({ userId, sessionId }: SignedIn) => and(eq(heldForms.userId, userId), eq(heldForms.sessionId, sessionId));

/** Returns the fields of the viewer's own form held in this browser; null for another's or an expired one. */
export async function findHeldForm(viewer: SignedIn, id: string, at: Date): Promise<Record<string, string> | null> {
  if (!isUuid(id)) return null;
  const own = and(eq(heldForms.id, id), isOwn(viewer), gt(heldForms.expiresAt, at));
  const [held] = await db.select({ fields: heldForms.fields }).from(heldForms).where(own);
  return held?.fields ?? null;
}

type Former = { session: string } | { challenge: string };

/** Returns the viewer's own forms held in this browser that have a field, the oldest first. */
export async function findHeldFormsWith(viewer: SignedIn, field: string, at: Date): Promise<Record<string, string>[]> {
  const own = and(isOwn(viewer), gt(heldForms.expiresAt, at), sql`${heldForms.fields} ? ${field}`);
  const rows = await db.select({ fields: heldForms.fields }).from(heldForms).where(own).orderBy(heldForms.createdAt);
  return rows.map(({ fields }) => fields);
}

/**
 * Moves the held forms of a former session or challenge to the session the same person just started, all identified by token. Another
 * person's forms stay with theirs, and end with it.
 */
export async function moveHeldForms(former: Former, token: string, connection: Connection = db) {
  const isOfFormer =
    "session" in former
      ? sql`held_forms.session_id = (select id from sessions where token_hash = ${tokenHash(former.session)})`
      : sql`held_forms.challenge_id = (select id from sign_in_challenges where token_hash = ${tokenHash(former.challenge)})`;
  await connection.execute(sql`update held_forms set session_id = next.id, challenge_id = null from sessions next
    where ${isOfFormer} and next.token_hash = ${tokenHash(token)} and next.user_id = held_forms.user_id`);
}

/** Deletes the person's held forms with the same intent and target once one is resubmitted: each is offered once. */
export async function spendHeldForms({ userId }: Pick<Viewer, "userId">, fields: Record<string, unknown>) {
  const same = Object.fromEntries(Object.entries(fields).filter(([name]) => name === "intent" || name.endsWith("Id")));
  await db.delete(heldForms).where(and(eq(heldForms.userId, userId), sql`${heldForms.fields} @> ${JSON.stringify(same)}::jsonb`));
}

/** Deletes expired forms. For the clean-up job. */
export async function deleteSpentForms(at: Date) {
  await db.delete(heldForms).where(lte(heldForms.expiresAt, at));
}
