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

/** Records a file about to be written for removal, unless its row follows. */
export const scheduleOrphanRemoval = ({ bucket, path }: StoredFile) =>
  db.insert(fileRemovals).values({ bucket, path, dueAt: WAITS_FOR_UPLOAD });

/** Cancels the removal, in the transaction that inserts the file's row. */
export const cancelRemoval = (connection: Connection, stored: StoredFile) => connection.delete(fileRemovals).where(isOf(stored));

/** Schedules the removal, in the transaction that deletes the file's row. */
export const scheduleRemoval = (connection: Connection, { bucket, path }: StoredFile) =>
  connection
    .insert(fileRemovals)
    .values({ bucket, path, dueAt: sql`now()` })
    .onConflictDoUpdate({ target: [fileRemovals.bucket, fileRemovals.path], set: { dueAt: sql`now()` } });

/** Removes a scheduled file now; if the store is unreachable, the job's next pass does it. */
export async function removeNow(stored: StoredFile) {
  try {
    await fileStore().remove(stored);
    await cancelRemoval(db, stored);
  } catch (error) {
    log("warn", "file not removed yet", describeError(error));
  }
}

/** Removes every file that is due: leftovers of an unreachable store, and of killed servers. */
export async function removeDueFiles(): Promise<number> {
  const due = await db.select().from(fileRemovals).where(lte(fileRemovals.dueAt, sql`now()`)).limit(REMOVED_A_PASS);
  for (const stored of due) {
    // Postponed first, so that the next pass begins with others: the store may refuse this one and accept the rest.
    await db.update(fileRemovals).set({ dueAt: WAITS_AFTER_FAILURE }).where(isOf(stored));
    await fileStore().remove(stored);
    await cancelRemoval(db, stored);
  }
  return due.length;
}

const isOf = ({ bucket, path }: StoredFile) => and(eq(fileRemovals.bucket, bucket), eq(fileRemovals.path, path));
