import { sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { mailboxOf } from "#app/platform/mail/mailbox";
import type { Refusal } from "../thread/thread-view";

type Writer = Pick<Viewer, "userId" | "address">;

/** Serializes one person's messages, across all their accounts, before locking any thread. */
export async function lockSender(connection: Connection, { email }: Pick<Viewer, "email">) {
  await connection.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`messages ${mailboxOf(email)}`}, 0))`);
}

/** Counts one more message and its file, or returns why it is one too many. */
export async function countMessage(tx: Connection, { userId, address }: Writer, isFile: boolean, now: Date): Promise<Refusal | null> {
  const file = isFile ? await consumeLimit("message-file", { userId, address }, now, tx) : null;
  if (file?.ok === false) return { ...file, reason: "tooManyFiles" };
  const message = await consumeLimit("message", { userId }, now, tx);
  return message.ok ? null : { ...message, reason: "tooManyMessages" };
}

/** Counts a first message to a new person, or returns why it is one too many. A thread created in another way, as by a block, does not count. */
export async function countNewThread(tx: Connection, writer: Writer, now: Date): Promise<Refusal | null> {
  const refused = await countMessage(tx, writer, false, now);
  if (refused) return refused;
  const { userId, address } = writer;
  const thread = await consumeLimit("message-thread", { userId, address }, now, tx);
  return thread.ok ? null : { ...thread, reason: "tooManyThreads" };
}
