import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import type { outbox } from "#app/db/schema/operations";

type Claimed = Pick<typeof outbox.$inferSelect, "id" | "kind" | "recipient" | "subject" | "text" | "html" | "attachments" | "attempts">;

/** What somebody sits and waits for: the links to get in. Each is limited by itself. */
const AWAITED = new Set(["confirm_email", "known_address", "reset_password", "reported_sign_in", "change_email_new", "change_email_old"]);

/** When it is a new mail's turn: at once if somebody waits for it, else after those of whoever was written to less within the hour. */
export const turnOf = (kind: string, recipient: string) =>
  AWAITED.has(kind)
    ? 0
    : sql<number>`(select count(*) + 1 from outbox written where written.recipient = ${recipient} and written.created_at > now() - interval '1 hour')`;

/**
 * The next mail that is due, claimed: awaited links first, and then in turns, so that a thousand mails to one recipient keep nobody else's back. A claim is a
 * lease: it pushes `send_after` further ahead than a mail server may take, so that no other server takes the mail meanwhile, and takes it if this one dies.
 */
export async function claimDue() {
  const { rows } = await db.execute<Claimed & Record<string, unknown>>(sql`
    update outbox set attempts = attempts + 1, send_after = now() + interval '5 minutes'
    where id in (
      select id from outbox where sent_at is null and parked_at is null and send_after <= now()
      order by turn, send_after limit 1 for update skip locked)
    returning id, kind, recipient, subject, text, html, attachments, attempts`);
  return rows[0];
}

export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimDue>>>;
