import { sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { takeLimit } from "#app/platform/limits/take-limit.server";
import { mailboxOf } from "#app/platform/mail/mailbox";
import type { Refusal } from "../thread/thread-view";

type Writer = Pick<Viewer, "userId" | "address">;

/** Lets one person's messages come one after the other, whichever of their accounts they use: before any thread of theirs is locked. */
export async function takeTurn(connection: Connection, { email }: Pick<Viewer, "email">) {
  await connection.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`messages ${mailboxOf(email)}`}, 0))`);
}

/** Counts one more message, and the file it carries; says why not, where it was one too many. */
export async function countMessage(tx: Connection, { userId, address }: Writer, isFile: boolean, now: Date): Promise<Refusal | null> {
  const file = isFile ? await takeLimit("message-file", { userId, address }, now, tx) : null;
  if (file?.ok === false) return { ...file, reason: "tooManyFiles" };
  const message = await takeLimit("message", { userId }, now, tx);
  return message.ok ? null : { ...message, reason: "tooManyMessages" };
}

/** Counts that somebody is written to for the first time, with a message; says why not, where it was one too many. A thread that is begun otherwise, as by a block, is none. */
export async function countNewThread(tx: Connection, writer: Writer, now: Date): Promise<Refusal | null> {
  const refused = await countMessage(tx, writer, false, now);
  if (refused) return refused;
  const { userId, address } = writer;
  const thread = await takeLimit("message-thread", { userId, address }, now, tx);
  return thread.ok ? null : { ...thread, reason: "tooManyThreads" };
}
