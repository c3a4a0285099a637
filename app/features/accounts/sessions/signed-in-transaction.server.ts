import { and, eq } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { sessions } from "#app/db/schema/accounts/accounts";
import { endedAs } from "#app/platform/http/ended-as";
import type { Viewer } from "../viewer";
import { isStillSignedIn } from "./sessions.server";
import { isNotEnded } from "./stop-sessions.server";

export type SignedIn = Pick<Viewer, "userId" | "sessionId">;

/**
 * The only way for a person to write what opens, closes or pays out their account: runs the work in one transaction that first checks that the caller's session
 * still exists, while nobody else can change the account. A request whose session was ended meanwhile writes nothing (401).
 */
export function signedInTransaction<Result>(viewer: SignedIn, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    if (!(await isStillSignedIn(tx, viewer))) throw endedAs(401);
    return work(tx);
  });
}

/** The same for a step that locks others' rows as well: it locks the session alone, so that ending it waits for the step. */
export function steppingTransaction<Result>(viewer: SignedIn, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    await holdSession(tx, viewer);
    return work(tx);
  });
}

/** Locks the caller's session until the transaction ends, before anything that is asked after the call; throws 401 if it was ended. */
export async function holdSession(tx: Transaction, { userId, sessionId }: SignedIn) {
  const [held] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNotEnded))
    .for("key share")
    .execute();
  if (!held) throw endedAs(401);
}
