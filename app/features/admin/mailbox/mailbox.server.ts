import { desc, ilike, or, sql } from "drizzle-orm";
import { data } from "react-router";
import { config } from "#app/config.server";
import { db } from "#app/db/client.server";
import { likePattern } from "#app/db/like-pattern";
import { outbox } from "#app/db/schema/operations";
import type { ListedMail, OpenedMail } from "./listed-mail";

const A_PAGE = 20;

/** Whether mail stays in this house: with SMTP it goes out to its readers, and nobody here reads it. */
export const hasMailbox = () => !config().smtpUrl;

/** A page of what was mailed, newest first, by subject or recipient. 404 where there is SMTP. */
export async function searchMail({ query, page }: { query: string; page: number }): Promise<{ mails: ListedMail[]; hasMore: boolean }> {
  if (!hasMailbox()) throw data(null, { status: 404 });
  const pattern = likePattern(query);
  const rows = await db
    .select({
      id: outbox.id,
      recipient: outbox.recipient,
      subject: outbox.subject,
      sentAt: outbox.sentAt,
      parkedAt: outbox.parkedAt,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .where(query ? or(ilike(outbox.subject, pattern), ilike(outbox.recipient, pattern)) : undefined)
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(A_PAGE + 1)
    .offset((page - 1) * A_PAGE);
  return { mails: rows.slice(0, A_PAGE).map(asListed), hasMore: rows.length > A_PAGE };
}

/**
 * One mail with its words, as long as they are kept; 404 when there is none, and where there is SMTP. What makes a link work is left out: it is for
 * the one who was mailed, and would let an admin in as anybody.
 */
export async function openMail(id: string): Promise<OpenedMail> {
  const [row] = hasMailbox() ? await db.select().from(outbox).where(sql`${outbox.id}::text = ${id}`) : [];
  if (!row) throw data(null, { status: 404 });
  return { ...asListed(row), text: withoutTokens(row.text), attachments: row.attachments.map(({ filename }) => filename) };
}

const withoutTokens = (text: string) => text.replaceAll(/([?&]token=)[^\s&#]+/g, "$1…");

interface Row {
  id: string;
  recipient: string;
  subject: string;
  sentAt: Date | null;
  parkedAt: Date | null;
  createdAt: Date;
}

const asListed = ({ id, recipient, subject, sentAt, parkedAt, createdAt }: Row): ListedMail => ({
  id,
  recipient,
  subject,
  createdAt,
  state: sentAt ? "written" : parkedAt ? "givenUp" : "waiting",
});
