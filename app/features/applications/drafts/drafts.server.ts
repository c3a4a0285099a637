import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { type Connection, db, type Transaction } from "#app/db/client.server";
import { applicationDrafts } from "#app/db/schema/application-drafts";
import { DAY_MS } from "#app/platform/durations";
import { takeLimit } from "#app/platform/limits/take-limit.server";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { isUuid } from "#app/platform/uuid";
import { type Answers, withoutBlanks } from "../answers";
import { DRAFT_DAYS, VISITOR_DRAFT_DAYS } from "./draft-lifetime";

/** Whose draft it is: a person's, or of the browser with this token. */
export type DraftOwner = { userId: string } | { token: string };

/** What is in a draft so far; null when there is none. */
export async function findDraft(
  owner: DraftOwner,
  connection: Connection = db,
): Promise<{ answers: Partial<Answers>; awaitingEmail: string | null } | null> {
  const [draft] = await connection.select().from(applicationDrafts).where(isOf(owner));
  return draft ? { answers: draft.answers as Partial<Answers>, awaitingEmail: draft.awaitingEmail } : null;
}

/** Writes changed answers of a person's draft; what other steps hold stays. */
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
 * Writes changed answers of a visitor's draft and returns its token. One without a token, or whose token is known no more, begins a draft with a
 * new one: so many a network in 15 minutes.
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
  const taken = await takeLimit("application-draft", { address }, at);
  if (!taken.ok) return { ...taken, reason: "applications.tooManyDrafts" };
  const made = randomToken();
  await db
    .insert(applicationDrafts)
    .values({ tokenHash: tokenHash(made), answers: changes as Record<string, unknown>, createdAt: at, updatedAt: at });
  return { ok: true, token: made };
}

/** Notes which address a visitor signed up with, and returns the draft's id, by which its confirmation finds it in another browser too. */
export async function awaitConfirmation(token: string, email: string, at: Date): Promise<string | null> {
  const [draft] = await db
    .update(applicationDrafts)
    .set({ awaitingEmail: email, updatedAt: at })
    .where(isOf({ token }))
    .returning({ id: applicationDrafts.id });
  return draft?.id ?? null;
}

interface Handover {
  /** The token of the browser's own draft. */
  token: string | null;
  /** The id of a draft that waited for the person's address to be confirmed, perhaps in another browser. */
  draftId: string | null;
}

/**
 * Gives a visitor's draft to the person who signed in: what was typed last wins, and nothing is emptied. By its id a draft goes only to the
 * address it waits for. True when there was one.
 */
export function takeOverDraft(
  { userId, email }: { userId: string; email: string },
  { token, draftId }: Handover,
  at: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const byToken = token ? await takeOut(tx, isOf({ token })) : undefined;
    const isAwaited = and(
      eq(applicationDrafts.id, draftId ?? ""),
      eq(applicationDrafts.awaitingEmail, email),
      isNull(applicationDrafts.userId),
    );
    const draft = byToken ?? (isId(draftId) ? await takeOut(tx, isAwaited) : undefined);
    if (!draft) return false;
    const answers = withoutBlanks(draft.answers as Partial<Answers>) as Record<string, unknown>;
    await tx
      .insert(applicationDrafts)
      .values({ userId, answers, createdAt: draft.createdAt, updatedAt: at })
      .onConflictDoUpdate({ target: applicationDrafts.userId, set: merged(at) });
    return true;
  });
}

/** Removes a person's draft, when it has become an application. */
export async function removeDraft(connection: Connection, userId: string) {
  await connection.delete(applicationDrafts).where(eq(applicationDrafts.userId, userId));
}

/** Removes drafts that nobody will come back to: a visitor's after 7 days, a person's after 90. For the clean-up job. */
export async function removeOldDrafts(at: Date) {
  const before = (days: number) => lt(applicationDrafts.updatedAt, new Date(at.getTime() - days * DAY_MS));
  await db.delete(applicationDrafts).where(and(isNull(applicationDrafts.userId), before(VISITOR_DRAFT_DAYS)));
  await db.delete(applicationDrafts).where(before(DRAFT_DAYS));
}

async function takeOut(tx: Transaction, which: ReturnType<typeof and>) {
  const [draft] = await tx.delete(applicationDrafts).where(which).returning();
  return draft;
}

const isOf = (owner: DraftOwner) =>
  "userId" in owner ? eq(applicationDrafts.userId, owner.userId) : eq(applicationDrafts.tokenHash, tokenHash(owner.token));

const merged = (at: Date) => ({ answers: sql`${applicationDrafts.answers} || excluded.answers`, updatedAt: at });

const isId = (value: string | null): value is string => value !== null && isUuid(value);
