import { and, eq, gt, lte, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { heldForms } from "#app/db/schema/accounts/account-changes";
import { MINUTE_MS } from "#app/platform/durations";
import type { Viewer } from "../viewer";

/** As long as signing in once more may take, by whichever way. */
const HELD_MINUTES = 30;

type Person = Pick<Viewer, "userId">;

/** Keeps the fields of a form until its person has signed in once more, and returns what finds it again. */
export async function holdForm({ userId }: Person, fields: Record<string, string>, at: Date): Promise<string> {
  const expiresAt = new Date(at.getTime() + HELD_MINUTES * MINUTE_MS);
  const [held] = await db.insert(heldForms).values({ userId, fields, expiresAt, createdAt: at }).returning({ id: heldForms.id });
  return held!.id;
}

/** The fields of one's own form that was held; null for another's, and for one that has ended. */
export async function findHeldForm({ userId }: Person, id: string, at: Date): Promise<Record<string, string> | null> {
  const own = and(sql`${heldForms.id}::text = ${id}`, eq(heldForms.userId, userId), gt(heldForms.expiresAt, at));
  const [held] = await db.select({ fields: heldForms.fields }).from(heldForms).where(own);
  return held?.fields ?? null;
}

/** Removes forms nobody came back to. For the clean-up job. */
export async function deleteSpentForms(at: Date) {
  await db.delete(heldForms).where(lte(heldForms.expiresAt, at));
}
