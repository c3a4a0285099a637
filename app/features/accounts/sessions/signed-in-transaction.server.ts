import { and, eq } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { sessions } from "#app/db/schema/accounts/accounts";
import { endedAs } from "#app/platform/http/ended-as";
import type { Viewer } from "../viewer";
import { isStillSignedIn } from "./sessions.server";

export type SignedIn = Pick<Viewer, "userId" | "sessionId">;

/**
 * The one way in which people write what opens, closes or pays out their account: runs a verb in one transaction that first makes sure that the session of
 * who asks is still there, while nobody else can change their account. What was on its way while it was ended writes nothing (401).
 */
export function signedInTransaction<Result>(viewer: SignedIn, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    if (!(await isStillSignedIn(tx, viewer))) throw endedAs(401);
    return work(tx);
  });
}

/** The same of a step that locks others' rows as well: the session alone is held, so that whoever ends it waits until the step is taken. */
export function steppingTransaction<Result>(viewer: SignedIn, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    await holdSession(tx, viewer);
    return work(tx);
  });
}

/** Holds the session of who asks until the transaction ends; 401 where it was ended. */
export async function holdSession(tx: Transaction, { userId, sessionId }: SignedIn) {
  const [held] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .for("key share");
  if (!held) throw endedAs(401);
}
