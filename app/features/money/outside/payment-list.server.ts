import { and, asc, desc, eq, gt, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { byName } from "#app/db/by-name";
import type { Connection } from "#app/db/client.server";
import { contains } from "#app/db/contains";
import { type KeyOrder, type KeyRange, type OrderPart, pageByKey, withKnownPlace } from "#app/db/page-by-key";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { outsidePayments } from "#app/db/schema/outside-payments";
import { type AdminActor, adminReading } from "#app/features/audit/admin-transaction.server";
import { orderOfWorth } from "../daily-rates/worth.server";
import type { ListedPayment } from "./listed-payment";
import { receivedPartsOf, returnedPartsOf } from "./parts/part-to-undo.server";
import { paymentReference } from "./payment-reference";
import { asListed, clientName, selectPayments } from "./payment-rows.server";

const ARRIVED_LISTED = 20;

const due = sql`${consultations.totalPrice} - ${consultations.refunded} - ${outsidePayments.letGo}`;
const here = sql`${outsidePayments.received} - ${outsidePayments.returned}`;

type PaymentColumn = "client" | "reference" | "time" | "value";

/** Parameters of the list of payments. */
export interface PaymentListParams {
  /** Part of a name, an email address or a topic; or a reference. */
  query: string;
  state: "marked" | "toReturn" | "awaited" | "settled" | null;
  /** Ascending, or descending with a minus. */
  sort: PaymentColumn | `-${PaymentColumn}` | null;
}

/** The SQL condition of each state. */
export const PAYMENT_STATES: Record<NonNullable<PaymentListParams["state"]>, SQL | undefined> = {
  marked: isNotNull(outsidePayments.markedAt),
  // Marks do not matter here: it is about money that has arrived.
  toReturn: sql`${here} > ${due}`,
  awaited: and(isNull(outsidePayments.markedAt), sql`${here} < ${due}`),
  settled: and(isNull(outsidePayments.markedAt), sql`${here} = ${due}`),
};
const WAITING = or(isNotNull(outsidePayments.markedAt), ne(due, here));

const NEVER = sql`'9999-01-01'::timestamptz`;
const LAST = [consultations.id, "id"] as const;

const COLUMNS: Record<PaymentColumn, () => OrderPart> = {
  client: () => [byName(clientName), "text"],
  reference: () => [outsidePayments.number, "number"],
  time: () => [consultations.scheduledTime, "time"],
  value: () => orderOfWorth(consultations.totalPrice, consultations.currency),
};
const AS_IT_COMES: KeyOrder = {
  parts: [
    [sql`coalesce(${outsidePayments.markedAt}, ${NEVER})`, "time"],
    [sql`(${here} = ${due})`, "boolean"],
    [sql`(${here} <= ${due})`, "boolean"],
    [consultations.scheduledTime, "time"],
    LAST,
  ],
  isDown: false,
};

const orderFor = (sort: PaymentListParams["sort"]): KeyOrder =>
  sort ? { parts: [COLUMNS[sort.replace("-", "") as PaymentColumn](), LAST], isDown: sort.startsWith("-") } : AS_IT_COMES;

/** Drops the place of a page of payments if it does not fit the sort order. */
export const paymentPlace = <Params extends PaymentListParams & Omit<KeyRange, "limit">>(params: Params): Params =>
  withKnownPlace(params, orderFor(params.sort));

function matching(query: string) {
  if (!query) return undefined;
  const columns = [profiles.displayName, users.email, advisors.displayName, consultations.topicName];
  return or(
    ...columns.map((column) => contains(column, query)),
    contains(sql`${paymentReference(0).slice(0, -1)} || ${outsidePayments.number}`, query),
  );
}

/**
 * Lists the payments that need attention, and settled ones too when searched for, from a given place: first those marked as paid, then those to be sent back,
 * awaited, and settled, each by consultation time, unless another order is requested. Also returns their number, up to `most`, and the recent arrivals when the
 * list is unfiltered. For admins (403 for everybody else).
 */
export async function listPayments(
  admin: AdminActor,
  params: PaymentListParams = { query: "", state: null, sort: null },
  range: KeyRange & { most: number } = { limit: 20, most: 1000 },
): Promise<{ payments: (ListedPayment & { place: string })[]; arrived: ListedPayment[]; total: number }> {
  return adminReading(admin, async (tx) => {
    const payments = await foundPayments(tx, params, range);
    const total = await countPayments(tx, params, range.most);
    if (params.query || params.state || range.after || range.before) return { payments, arrived: [], total };
    const lately = [...(await arrivedLately(tx)), ...(await sentBackLately(tx))];
    return { payments, arrived: lately.sort((one, other) => timeOf(other) - timeOf(one)).slice(0, ARRIVED_LISTED), total };
  });
}

/** Recent arrivals that can be undone, newest first, each receipt separately. */
async function arrivedLately(tx: Connection): Promise<ListedPayment[]> {
  const rows = await selectPayments(tx)
    .where(gt(outsidePayments.lastReceived, 0))
    .orderBy(desc(sql`coalesce(${outsidePayments.confirmedAt}, ${outsidePayments.updatedAt})`), asc(consultations.id))
    .limit(ARRIVED_LISTED);
  const parts = await receivedPartsOf(
    tx,
    rows.map(({ payment }) => payment.consultationId),
  );
  const listed = rows.map(asListed).flatMap((payment): ListedPayment[] => {
    const known = parts.get(payment.consultationId) ?? [];
    if (known.length === 0) return payment.confirmedAt ? [payment] : [];
    return known.map(({ id, at, amount, answered }) => ({ ...payment, part: id, confirmedAt: at, lastReceived: amount, answered }));
  });
  return listed.sort((one, other) => timeOf(other) - timeOf(one)).slice(0, ARRIVED_LISTED);
}

const timeOf = ({ lastReturn, part, confirmedAt }: ListedPayment) =>
  (lastReturn && lastReturn.id === part ? lastReturn.at : confirmedAt)?.getTime() ?? 0;

/** Recent returns that can be undone, each separately. */
async function sentBackLately(tx: Connection): Promise<ListedPayment[]> {
  const rows = await selectPayments(tx)
    .where(gt(outsidePayments.returned, 0))
    .orderBy(desc(outsidePayments.updatedAt), asc(consultations.id))
    .limit(ARRIVED_LISTED);
  const parts = await returnedPartsOf(
    tx,
    rows.map(({ payment }) => payment.consultationId),
  );
  return rows
    .map(asListed)
    .flatMap((payment) => (parts.get(payment.consultationId) ?? []).map((part) => ({ ...payment, part: part.id, lastReturn: part })));
}

const countPayments = (tx: Connection, params: PaymentListParams, most: number) =>
  tx.$count(
    tx
      .select({ one: sql<number>`1`.as("one") })
      .from(outsidePayments)
      .innerJoin(consultations, eq(consultations.id, outsidePayments.consultationId))
      .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
      .innerJoin(users, eq(users.id, consultations.clientId))
      .leftJoin(profiles, eq(profiles.userId, consultations.clientId))
      .where(narrowedTo(params))
      .limit(most)
      .as("counted"),
  );

function narrowedTo({ query, state }: Pick<PaymentListParams, "query" | "state">) {
  if (state) return and(PAYMENT_STATES[state], matching(query));
  return query ? matching(query) : WAITING;
}

/** A range of the payments that match; without any filter, of those that need attention. */
export async function foundPayments(
  connection: Connection,
  { sort, ...narrowing }: PaymentListParams,
  range: KeyRange,
): Promise<(ListedPayment & { place: string })[]> {
  const { place, where, orderBy } = pageByKey(orderFor(sort), range);
  const rows = await selectPayments(connection, place)
    .where(and(narrowedTo(narrowing), where))
    .orderBy(...orderBy)
    .limit(range.limit);
  const sentBack = rows.filter(({ payment }) => payment.returned > 0).map(({ payment }) => payment.consultationId);
  const parts = await returnedPartsOf(connection, sentBack);
  const came = rows.filter(({ payment }) => payment.lastReceived > 0).map(({ payment }) => payment.consultationId);
  const received = await receivedPartsOf(connection, came);
  return rows.map((row) => {
    const { consultationId, lastReceived } = row.payment;
    const answered = received.get(consultationId)?.findLast(({ amount }) => amount === lastReceived)?.answered;
    return { ...asListed(row), answered, lastReturn: parts.get(consultationId)?.at(-1), place: row.place };
  });
}
