import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { applicationDrafts } from "#app/db/schema/application-drafts";
import { DAY_MS } from "#app/platform/durations";
import { consumeAll } from "#app/platform/limits/consume-limit.server";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { isUuid } from "#app/platform/uuid";
import { type Answers, withoutBlanks } from "../answers";
import { DRAFT_DAYS, VISITOR_DRAFT_DAYS } from "./draft-lifetime";

/** Owner of a draft: a person, or the browser with this token. */
export type DraftOwner = { userId: string } | { token: string };

/** Finds a draft and its answers so far; null when there is none. */
export async function findDraft(
  owner: DraftOwner,
  connection: Connection = db,
): Promise<{ answers: Partial<Answers>; awaitingEmail: string | null } | null> {
  const [draft] = await connection.select().from(applicationDrafts).where(isOf(owner));
  return draft ? { answers: draft.answers as Partial<Answers>, awaitingEmail: draft.awaitingEmail } : null;
}

/** Merges changed answers into a person's draft; those of other steps stay. */
export async function saveDraft({ userId }: { userId: string }, changes: Partial<Answers>, at: Date) {
  await db
    .insert(applicationDrafts)
    .values({ userId, answers: changes as Record<string, unknown>, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({ target: applicationDrafts.userId, set: merged(at) });
}

export interface TooManyDrafts {
  ok: false;
  reason: "applications.tooManyDrafts";
  retryAfterSeconds: number;
}

/**
 * Merges changed answers into a visitor's draft and returns its token. Without a valid token a new draft is created; these are rate limited per network and 15
 * minutes.
 */
export async function saveVisitorDraft(
  token: string | null,
  changes: Partial<Answers>,
  address: string,
  at: Date,
): Promise<{ ok: true; token: string } | TooManyDrafts> {
  if (token) {
    const answers = sql`${applicationDrafts.answers} || ${JSON.stringify(changes)}::jsonb`;
    const kept = await db
      .update(applicationDrafts)
      .set({ answers, updatedAt: at })
      .where(isOf({ token }))
      .returning({ id: applicationDrafts.id });
    if (kept.length > 0) return { ok: true, token };
  }
  const counted = [
    { kind: "application-draft", address },
    { kind: "draft-day", address },
  ] as const;
  const taken = await consumeAll(counted, at);
  if (!taken.ok) return { ...taken, reason: "applications.tooManyDrafts" };
  const made = randomToken();
  await db
    .insert(applicationDrafts)
    .values({ tokenHash: tokenHash(made), answers: changes as Record<string, unknown>, createdAt: at, updatedAt: at });
  return { ok: true, token: made };
}

/** Records the email address a visitor signed up with. Returns the draft's id, with which it can be claimed when they confirm in another browser. */
export async function awaitConfirmation(token: string, email: string, at: Date): Promise<string | null> {
  const [draft] = await db
    .update(applicationDrafts)
    .set({ awaitingEmail: email, updatedAt: at })
    .where(isOf({ token }))
    .returning({ id: applicationDrafts.id });
  return draft?.id ?? null;
}

/**
 * Gives a browser's draft to the person who signed in there, or one awaiting their email address once they have claimed it. The latest input wins, and no field
 * is emptied. Returns whether there was one.
 */
export function claimDraft(
  person: { userId: string; email: string },
  draft: { token: string } | { awaited: string },
  at: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .delete(applicationDrafts)
      .where("token" in draft ? isOf(draft) : isAwaited(person, draft.awaited))
      .returning();
    if (!found) return false;
    const { userId } = person;
    const answers = withoutBlanks(found.answers as Partial<Answers>) as Record<string, unknown>;
    await tx
      .insert(applicationDrafts)
      .values({ userId, answers, createdAt: found.createdAt, updatedAt: at })
      .onConflictDoUpdate({ target: applicationDrafts.userId, set: merged(at) });
    return true;
  });
}

/**
 * Finds a draft typed in another browser that then signed up with this person's email address. It could be anybody's until the person claims it. Null when no
 * draft with this id awaits the address.
 */
export async function findAwaitedDraft(person: { email: string }, id: string): Promise<Partial<Answers> | null> {
  const [draft] = await db.select().from(applicationDrafts).where(isAwaited(person, id));
  return draft ? (draft.answers as Partial<Answers>) : null;
}

/** Deletes such a draft, because the person says it is not theirs. */
export const discardAwaitedDraft = (person: { email: string }, id: string) => db.delete(applicationDrafts).where(isAwaited(person, id));

const isAwaited = ({ email }: { email: string }, id: string) =>
  and(isUuid(id) ? eq(applicationDrafts.id, id) : sql`false`, eq(applicationDrafts.awaitingEmail, email), isNull(applicationDrafts.userId));

/** Deletes a person's draft once it has become an application. */
export async function removeDraft(connection: Connection, userId: string) {
  await connection.delete(applicationDrafts).where(eq(applicationDrafts.userId, userId));
}

/** Deletes abandoned drafts: a visitor's after 7 days, a person's after 90. For the clean-up job. */
export async function removeOldDrafts(at: Date) {
  const before = (days: number) => lt(applicationDrafts.updatedAt, new Date(at.getTime() - days * DAY_MS));
  await db.delete(applicationDrafts).where(and(isNull(applicationDrafts.userId), before(VISITOR_DRAFT_DAYS)));
  await db.delete(applicationDrafts).where(before(DRAFT_DAYS));
}

const isOf = (owner: DraftOwner) =>
  "userId" in owner ? eq(applicationDrafts.userId, owner.userId) : eq(applicationDrafts.tokenHash, tokenHash(owner.token));

const merged = (at: Date) => ({ answers: sql`${applicationDrafts.answers} || excluded.answers`, updatedAt: at });
