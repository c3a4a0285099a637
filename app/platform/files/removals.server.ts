import { and, eq, lte, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { fileRemovals } from "#app/db/schema/site-content";
import { describeError, log } from "../log/log.server";
import { fileStore } from "./store.server";
import type { StoredFile } from "./stored-file";

const REMOVED_A_PASS = 200;
const WAITS_AFTER_FAILURE = sql`now() + interval '1 minute'`;
/** Longer than any upload takes. */
const WAITS_FOR_UPLOAD = sql`now() + interval '1 hour'`;

/** Writes down that a file which is about to be written has to go, unless its row comes. */
export const expectFile = ({ bucket, path }: StoredFile) => db.insert(fileRemovals).values({ bucket, path, dueAt: WAITS_FOR_UPLOAD });

/** In the transaction in which the file's row comes: it stays. */
export const letStay = (connection: Connection, stored: StoredFile) => connection.delete(fileRemovals).where(isOf(stored));

/** In the transaction in which the file's row goes: it has to go, too. */
export const letGo = (connection: Connection, { bucket, path }: StoredFile) =>
  connection
    .insert(fileRemovals)
    .values({ bucket, path, dueAt: sql`now()` })
    .onConflictDoUpdate({ target: [fileRemovals.bucket, fileRemovals.path], set: { dueAt: sql`now()` } });

/** Removes what has to go, now; where the store is away, with the next pass of the job. */
export async function removeNow(stored: StoredFile) {
  try {
    await fileStore().remove(stored);
    await letStay(db, stored);
  } catch (error) {
    log("warn", "file not removed yet", describeError(error));
  }
}

/** Removes from the store whatever is due: what was left behind while it was away, and by servers that were killed. */
export async function removeDueFiles(): Promise<number> {
  const due = await db.select().from(fileRemovals).where(lte(fileRemovals.dueAt, sql`now()`)).limit(REMOVED_A_PASS);
  for (const stored of due) {
    // Whoever comes next begins with others: the store may refuse one and take the rest.
    await db.update(fileRemovals).set({ dueAt: WAITS_AFTER_FAILURE }).where(isOf(stored));
    await fileStore().remove(stored);
    await letStay(db, stored);
  }
  return due.length;
}

const isOf = ({ bucket, path }: StoredFile) => and(eq(fileRemovals.bucket, bucket), eq(fileRemovals.path, path));
