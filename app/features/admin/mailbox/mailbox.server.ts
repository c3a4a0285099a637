import { and, desc, ilike, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { data } from "react-router";
import { config } from "#app/config.server";
import { type Connection, db } from "#app/db/client.server";
import { likePattern } from "#app/db/like-pattern";
import { outbox } from "#app/db/schema/operations";
import { cutPage, pageOf } from "../lists/list-count";
import { countUpTo, ONE } from "../lists/list-count.server";
import { by, type ColumnOrder, orderOf } from "../lists/list-order.server";
import type { ColumnOf, ListWishes, StateOf } from "../lists/list-shapes";
import type { ListedMail, OpenedMail } from "./listed-mail";

/** Whether mail stays in this house: with SMTP it goes out to its readers, and nobody here reads it. */
export const hasMailbox = () => !config().smtpUrl;

const COLUMNS: Record<ColumnOf<"mail">, ColumnOrder> = {
  subject: by(sql`lower(${outbox.subject})`),
  recipient: by(outbox.recipient),
  time: by(outbox.createdAt),
};

const STATES: Record<StateOf<"mail">, SQL | undefined> = {
  written: isNotNull(outbox.sentAt),
  waiting: and(isNull(outbox.sentAt), isNull(outbox.parkedAt)),
  givenUp: and(isNull(outbox.sentAt), isNotNull(outbox.parkedAt)),
};

/** A page of what was mailed, the newest first unless another order is wished, by subject or recipient; and how many there are. 404 where there is SMTP. */
export async function searchMail(wishes: ListWishes<"mail">): Promise<{ mails: ListedMail[]; hasMore: boolean; total: number }> {
  const counted = db.select(ONE).from(outbox).where(narrowedTo(wishes));
  const [found, total] = await Promise.all([selectMail(db, wishes, pageOf(wishes.page)), countUpTo(db, counted)]);
  const { rows, hasMore } = cutPage(found);
  return { mails: rows, hasMore, total };
}

/** The mails that are wished, from one to another. 404 where there is SMTP. */
export async function selectMail(
  connection: Connection,
  { sort, ...narrowing }: Omit<ListWishes<"mail">, "page">,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedMail[]> {
  if (!hasMailbox()) throw data(null, { status: 404 });
  const { id, recipient, subject, sentAt, parkedAt, createdAt } = outbox;
  const rows = await connection
    .select({ id, recipient, subject, sentAt, parkedAt, createdAt })
    .from(outbox)
    .where(narrowedTo(narrowing))
    .orderBy(...(sort ? orderOf(sort, COLUMNS) : [desc(outbox.createdAt)]), desc(outbox.id))
    .limit(limit)
    .offset(offset);
  return rows.map(asListed);
}

function narrowedTo({ query, state }: Pick<ListWishes<"mail">, "query" | "state">) {
  const pattern = likePattern(query);
  const found = query ? or(ilike(outbox.subject, pattern), ilike(outbox.recipient, pattern)) : undefined;
  return and(found, state ? STATES[state] : undefined);
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
