import { and, eq, gt, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { contains } from "#app/db/contains";
import { type KeyRange, pageByKey, withKnownPlace } from "#app/db/page-by-key";
import { outbox } from "#app/db/schema/operations";
import { endedAs } from "#app/platform/http/ended-as";
import { withoutTokens } from "#app/platform/log/without-tokens";
import { sendsMail } from "#app/platform/mail/sends-mail.server";
import { isUuid } from "#app/platform/uuid";
import { cutPage, pageOf, type ShownPage } from "../lists/list-count";
import { countUpTo, ONE } from "../lists/list-count.server";
import { by, byNameOf, byText, type ColumnOrder, orderOf } from "../lists/list-order.server";
import type { ColumnOf, ListParams, StateOf } from "../lists/list-shapes";
import type { ListedMail, OpenedMail } from "./listed-mail";
import { shownTo } from "./shown-to.server";
import { SUBJECT, withoutCode } from "./without-code.server";

/** Whether mails stay on this server. With SMTP they are sent and their text cannot be read here, but undelivered ones are listed. */
const staysHere = () => !sendsMail();

/** Error messages of mail servers can be long. */
const MAX_PROBLEM_LENGTH = 300;

const COLUMNS: Record<ColumnOf<"mail">, ColumnOrder> = {
  subject: byNameOf(SUBJECT),
  recipient: byText(outbox.recipient),
  time: by(outbox.createdAt, "time"),
};
const LAST = [outbox.id, "id"] as const;
const ORDERS = { columns: COLUMNS, usual: { parts: [[outbox.createdAt, "time"], LAST], isDown: true }, last: LAST } as const;

const STATES: Record<StateOf<"mail">, SQL | undefined> = {
  written: isNotNull(outbox.sentAt),
  waiting: and(isNull(outbox.sentAt), isNull(outbox.parkedAt)),
  givenUp: and(isNull(outbox.sentAt), isNotNull(outbox.parkedAt)),
};

/** Undelivered mails: given up, or failed so far. */
const UNDELIVERED = and(isNull(outbox.sentAt), or(isNotNull(outbox.parkedAt), gt(outbox.attempts, 0), isNotNull(outbox.lastError)));

/** Returns a page of mails and their total, newest first by default; searches subject and recipient. With SMTP (`goesOut`), undelivered mails only. */
export async function searchMail(
  viewerId: string,
  params: ListParams<"mail">,
): Promise<{ mails: ListedMail[]; shown: ShownPage; total: number; goesOut: boolean }> {
  const counted = db
    .select(ONE)
    .from(outbox)
    .where(and(narrowedTo(params), await shownTo(db, viewerId)));
  const place = withKnownPlace(params, orderOf(params.sort, ORDERS));
  const [found, total] = await Promise.all([selectMail(db, { ...params, viewerId }, pageOf(place)), countUpTo(db, counted)]);
  const { rows, shown } = cutPage(found, place);
  return { mails: rows, shown, total, goesOut: !staysHere() };
}

/** Selects the mails that match, within a key range; with SMTP, undelivered ones only. */
export async function selectMail(
  connection: Connection,
  { sort, viewerId, ...narrowing }: Pick<ListParams<"mail">, "query" | "state" | "sort"> & { viewerId: string },
  range: KeyRange,
): Promise<(ListedMail & { place: string })[]> {
  const { place, where, orderBy } = pageByKey(orderOf(sort, ORDERS), range);
  const { id, kind, dedupeKey, recipient, sentAt, parkedAt, lastError, createdAt } = outbox;
  const rows = await connection
    .select({ place, id, kind, dedupeKey, recipient, subject: SUBJECT, sentAt, parkedAt, lastError, createdAt })
    .from(outbox)
    .where(and(narrowedTo(narrowing), await shownTo(connection, viewerId), where))
    .orderBy(...orderBy)
    .limit(range.limit);
  return rows.map((row) => ({ ...asListed(row), place: row.place }));
}

function narrowedTo({ query, state }: Pick<ListParams<"mail">, "query" | "state">) {
  const found = query ? or(contains(SUBJECT, query), contains(outbox.recipient, query)) : undefined;
  return and(staysHere() ? undefined : UNDELIVERED, found, state ? STATES[state] : undefined);
}

/**
 * Returns a mail with its text while it is kept; throws a 404 when there is none, it is not listed to the viewer, or with SMTP. Link tokens are removed: they are for the recipient, and
 * would let an admin sign in as anyone.
 */
export async function openMail(viewerId: string, id: string): Promise<OpenedMail> {
  const isOne = and(eq(outbox.id, id), await shownTo(db, viewerId));
  const [row] = staysHere() && isUuid(id) ? await db.select().from(outbox).where(isOne) : [];
  if (!row) throw endedAs(404);
  return {
    ...asListed({ ...row, subject: withoutCode(row, row.subject) }),
    text: withoutCode(row, withoutTokens(row.text)),
    attachments: row.attachments.map(({ filename }) => filename),
  };
}

interface Row {
  id: string;
  kind: string;
  dedupeKey: string;
  recipient: string;
  subject: string;
  sentAt: Date | null;
  parkedAt: Date | null;
  lastError: string | null;
  createdAt: Date;
}

const asListed = ({ id, kind, dedupeKey, recipient, subject, sentAt, parkedAt, lastError, createdAt }: Row): ListedMail => ({
  id,
  recipient,
  subject,
  createdAt,
  problem: sentAt ? null : withoutCode({ kind, dedupeKey }, withoutTokens(lastError ?? "")).slice(0, MAX_PROBLEM_LENGTH) || null,
  state: sentAt ? "written" : parkedAt ? "givenUp" : "waiting",
});
