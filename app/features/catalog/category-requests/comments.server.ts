import { eq } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { categoryRequestComments } from "#app/db/schema/catalog";
import { keyedHash } from "#app/platform/secret.server";

/** Characters kept of all comments on one request together. */
const MAX_KEPT_LENGTH = 10_000;

interface Comment {
  userId: string | null;
  /** The address that a visitor left; empty without one. */
  email: string;
  comment: string;
}

/** Keeps what somebody wrote with their request, once each, as long as there is room; the request's row is locked. */
export async function keepComment(tx: Transaction, requestId: string, { userId, email, comment }: Comment, at: Date) {
  if (comment === "") return;
  const kept = await tx.select().from(categoryRequestComments).where(eq(categoryRequestComments.requestId, requestId));
  if (kept.some((each) => each.userId === userId && each.comment === comment)) return;
  const room = MAX_KEPT_LENGTH - kept.reduce((sum, each) => sum + each.comment.length, 0);
  if (room <= 0) return;
  const addressHash = userId === null && email !== "" ? hashOfAddress(email) : null;
  await tx
    .insert(categoryRequestComments)
    .values({ requestId, userId, addressHash, comment: comment.slice(0, room).toWellFormed(), createdAt: at });
}

/** Deletes the comments on a request. */
export const forgetComments = (tx: Transaction, requestId: string) =>
  tx.delete(categoryRequestComments).where(eq(categoryRequestComments.requestId, requestId));

/** Deletes what visitors wrote who left this address. */
export const forgetCommentsOfAddress = (tx: Transaction, email: string) =>
  tx.delete(categoryRequestComments).where(eq(categoryRequestComments.addressHash, hashOfAddress(email)));

const hashOfAddress = (email: string) => keyedHash(`category comment ${email}`);
