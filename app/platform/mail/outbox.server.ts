import { sql } from "drizzle-orm";
import { config } from "#app/config.server";
import { type Connection, db } from "#app/db/client.server";
import { type MailAttachment, outbox } from "#app/db/schema/operations";
import { onEvent } from "#app/platform/events/events.server";
import { describeError, log } from "#app/platform/log/log.server";
import type { RenderedEmail } from "./email-layout";
import { sendMail } from "./mail.server";
import { withMailLogo } from "./mail-logo.server";

const CHANNEL = "outbox";
const BATCH = 10;
const MOST_ATTEMPTS = 5;
const LOOK_SECONDS = 10;

interface QueuedMail extends RenderedEmail {
  /** The same key is stored, and sent, once. */
  dedupeKey: string;
  kind: string;
  to: string;
  attachments?: MailAttachment[];
}

/** Puts a mail into the outbox, in the caller's transaction: it leaves when that commits, and not at all when it does not. */
export async function queueMail(connection: Connection, { dedupeKey, kind, to, subject, text, html, attachments = [] }: QueuedMail) {
  const values = { dedupeKey, kind, recipient: to, subject, text, html: await withMailLogo(connection, html), attachments };
  await connection.insert(outbox).values(values).onConflictDoNothing();
  await connection.execute(sql`select pg_notify(${CHANNEL}, '')`);
}

/** Sends what is due, at once when something is queued by any server and every 10 s. Returns the function that stops it. */
export function startOutbox() {
  let running: Promise<void> | undefined;
  let isWanted = false;
  const look = () => {
    isWanted = true;
    running ??= (async () => {
      while (isWanted) {
        isWanted = false;
        await sendDue().catch((error) => log("warn", "outbox failed", describeError(error)));
      }
    })().finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(look, LOOK_SECONDS * 1000).unref();
  const stopListening = onEvent(CHANNEL, look);
  look();
  return async () => {
    clearInterval(timer);
    stopListening();
    isWanted = false;
    await running;
  };
}

/** Claims and sends until nothing is due. A claim is a lease: it pushes `send_after` ahead, so no other server takes the mail meanwhile. */
export async function sendDue() {
  for (;;) {
    const { rows } = await db.execute<typeof outbox.$inferSelect & Record<string, unknown>>(sql`
      update outbox set attempts = attempts + 1, send_after = now() + interval '30 seconds' * power(2, attempts)
      where id in (
        select id from outbox where sent_at is null and parked_at is null and send_after <= now()
        order by send_after limit ${BATCH} for update skip locked)
      returning *`);
    if (rows.length === 0) return;
    for (const row of rows) await sendOne(row);
  }
}

async function sendOne({ id, recipient: to, subject, text, html, attachments, attempts, kind }: typeof outbox.$inferSelect) {
  try {
    await sendMail({ id, to, subject, text, html, attachments });
    await db.execute(sql`update outbox set sent_at = now(), last_error = null where id = ${id}`);
    if (!config().smtpUrl) sayConfirmationLink(to, text);
  } catch (error) {
    const isGivenUp = attempts >= MOST_ATTEMPTS;
    log("warn", "mail not sent", { kind, attempts, isGivenUp, ...describeError(error) });
    await db.execute(
      sql`update outbox set last_error = ${String(error)}, parked_at = case when ${isGivenUp} then now() end where id = ${id}`,
    );
  }
}

/** Without SMTP nobody gets the mail: whoever started the server can still open the link (decisions.md 2, Demo). */
function sayConfirmationLink(to: string, text: string) {
  const link = /\S+\/auth\/confirm\?\S+/.exec(text)?.[0];
  if (link && process.env.NODE_ENV !== "test") process.stdout.write(`  Confirmation link for ${to}: ${link}\n`);
}
