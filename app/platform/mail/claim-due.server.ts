import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { outbox } from "#app/db/schema/operations";
import { isTakenOnce } from "#app/db/taken-once";

type Claimed = Pick<typeof outbox.$inferSelect, "id" | "kind" | "recipient" | "subject" | "text" | "html" | "attachments" | "attempts">;

/** Mails that somebody is waiting for: sign-in links. Each kind has a rate limit of its own. */
const AWAITED = new Set(["confirm_email", "known_address", "reset_password", "reported_sign_in", "change_email_new", "change_email_old"]);

/** The turn of a new mail: first if somebody is waiting for it, else after those to recipients with fewer mails within the hour. */
export const turnOf = (kind: string, recipient: string) =>
  AWAITED.has(kind)
    ? 0
    : sql<number>`(select count(*) + 1 from outbox written where written.recipient = ${recipient} and written.created_at > now() - interval '1 hour')`;

const NEXT = sql`select id from outbox where sent_at is null and parked_at is null and send_after <= now()
  order by turn, send_after limit 1 for update skip locked`;

/**
 * Claims the next due mail: awaited links first, then in turns, so that a thousand mails to one recipient do not delay others'. A claim is a lease: it moves
 * `send_after` beyond the longest delivery, so that no other server takes the mail meanwhile, and one takes it if this server dies.
 */
export async function claimDue() {
  const { rows } = await db.execute<Claimed & Record<string, unknown>>(sql`
    update outbox set attempts = attempts + 1, send_after = now() + interval '5 minutes'
    where ${isTakenOnce(outbox.id, NEXT)}
    returning id, kind, recipient, subject, text, html, attachments, attempts`);
  return rows[0];
}

export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimDue>>>;
