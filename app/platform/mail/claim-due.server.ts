import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import type { outbox } from "#app/db/schema/operations";

type Claimed = Pick<typeof outbox.$inferSelect, "id" | "kind" | "recipient" | "subject" | "text" | "html" | "attachments" | "attempts">;

/** What somebody sits and waits for: the links to get in. Each is limited by itself. */
const AWAITED = ["confirm_email", "known_address", "reset_password", "reported_sign_in", "change_email_new", "change_email_old"];
const awaited = sql.raw(`(${AWAITED.map((kind) => `'${kind}'`).join(", ")})`);

/**
 * The next mail that is due, claimed: awaited links first, and of each the mails of whoever got the fewest within the hour, so that a thousand mails to one
 * recipient keep nobody else's back. A claim is a lease: it pushes `send_after` further ahead than a mail server may take, so that no other server takes
 * the mail meanwhile, and takes it if this one dies.
 */
export async function claimDue() {
  const { rows } = await db.execute<Claimed & Record<string, unknown>>(sql`
    update outbox set attempts = attempts + 1, send_after = now() + interval '5 minutes'
    where id in (
      select due.id from outbox due
      left join (
        select recipient, count(*) as times from outbox where sent_at > now() - interval '1 hour' group by recipient
      ) got on got.recipient = due.recipient
      where due.sent_at is null and due.parked_at is null and due.send_after <= now()
      order by due.kind in ${awaited} desc, coalesce(got.times, 0), due.send_after limit 1 for update of due skip locked)
    returning id, kind, recipient, subject, text, html, attachments, attempts`);
  return rows[0];
}

export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimDue>>>;
