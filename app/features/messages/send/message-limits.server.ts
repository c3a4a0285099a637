import { eq, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import type { Viewer } from "#app/features/accounts/viewer";
import { hasHadPaid } from "#app/features/ratings/paid-for.server";
import { consumeAll, consumeLimit } from "#app/platform/limits/consume-limit.server";
import { LIMITS } from "#app/platform/limits/limits";
import { mailboxOf } from "#app/platform/mail/mailbox";
import { megabytesOf } from "#app/platform/sizes";
import { LONG_MESSAGE_BYTES } from "../limits";
import type { Refusal } from "../thread/thread-view";

type Writer = Pick<Viewer, "userId" | "address">;

/** Serializes one person's messages, across all their accounts, before locking any thread. */
export async function lockSender(connection: Connection, { email }: Pick<Viewer, "email">) {
  await connection.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`messages ${mailboxOf(email)}`}, 0))`);
}

/** A message to be counted, and the bytes of its file. */
interface Counted {
  text: string;
  fileBytes?: number;
}

/** Counts one more message and its file, or returns why it is one too many. */
export async function countMessage(
  tx: Connection,
  { userId, address }: Writer,
  { text, fileBytes }: Counted,
  now: Date,
): Promise<Refusal | null> {
  const file = fileBytes === undefined ? null : await countFile(tx, { userId, address }, fileBytes, now);
  if (file) return file;
  const isLong = Buffer.byteLength(text) > LONG_MESSAGE_BYTES;
  const kinds = ["message", "message-day", ...(isLong ? (["message-long"] as const) : [])] as const;
  const message = await consumeAll(
    kinds.map((kind) => ({ kind, userId, address })),
    now,
    tx,
  );
  if (message.ok) return null;
  const isOfMinute = message.retryAfterSeconds <= LIMITS.message.minutes * 60;
  return { ok: false, reason: isOfMinute ? "tooManyMessages" : "tooManyToday", retryAfterSeconds: message.retryAfterSeconds };
}

/** Counts a file and the megabytes that it begins: of those who have had no paid consultation, whose accounts cost nothing, far fewer. */
async function countFile(tx: Connection, writer: Writer, bytes: number, now: Date): Promise<Refusal | null> {
  const units = megabytesOf(bytes);
  const counted = [
    { kind: "message-file", ...writer },
    { kind: "message-megabyte", ...writer, units },
  ] as const;
  const taken = await consumeAll(counted, now, tx);
  if (!taken.ok) return { ...taken, reason: "tooManyFiles" };
  const [person] = await tx
    .select({ hasPaid: sql<boolean>`${hasHadPaid(users.id)}` })
    .from(users)
    .where(eq(users.id, writer.userId));
  if (person?.hasPaid) return null;
  const unpaid = await consumeLimit("message-megabyte-unpaid", { ...writer, units }, now, tx);
  return unpaid.ok ? null : { ...unpaid, reason: "tooManyFilesUnpaid" };
}

/** Counts a first message to a new person, or returns why it is one too many. A thread created in another way, as by a block, does not count. */
export async function countNewThread(tx: Connection, writer: Writer, text: string, now: Date): Promise<Refusal | null> {
  const refused = await countMessage(tx, writer, { text }, now);
  if (refused) return refused;
  const { userId, address } = writer;
  const thread = await consumeLimit("message-thread", { userId, address }, now, tx);
  return thread.ok ? null : { ...thread, reason: "tooManyThreads" };
}
