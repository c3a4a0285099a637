import { and, eq, gt, lte, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { heldForms } from "#app/db/schema/accounts/account-changes";
import { MINUTE_MS } from "#app/platform/durations";
import { isUuid } from "#app/platform/uuid";
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
  if (!isUuid(id)) return null;
  const own = and(eq(heldForms.id, id), eq(heldForms.userId, userId), gt(heldForms.expiresAt, at));
  const [held] = await db.select({ fields: heldForms.fields }).from(heldForms).where(own);
  return held?.fields ?? null;
}

/** Forgets one's own forms of the same intent about the same thing, once it is sent again: what was typed is offered once. */
export async function spendHeldForms({ userId }: Person, fields: Record<string, unknown>) {
  const same = Object.fromEntries(Object.entries(fields).filter(([name]) => name === "intent" || name.endsWith("Id")));
  await db.delete(heldForms).where(and(eq(heldForms.userId, userId), sql`${heldForms.fields} @> ${JSON.stringify(same)}::jsonb`));
}

/** Removes forms nobody came back to. For the clean-up job. */
export async function deleteSpentForms(at: Date) {
  await db.delete(heldForms).where(lte(heldForms.expiresAt, at));
}
