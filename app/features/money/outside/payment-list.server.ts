import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, gt, ilike, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { likePattern } from "#app/db/like-pattern";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { outsidePayments } from "#app/db/schema/outside-payments";
import { adminTransaction } from "#app/features/audit/admin-transaction.server";
import type { ListedPayment } from "./listed-payment";
import { standingOf } from "./outside";
import { paymentReference } from "./payment-reference";

interface Admin {
  userId: string;
}

const PAYMENTS_A_PAGE = 20;
const ARRIVED_LISTED = 20;

const due = sql`${consultations.totalPrice} - ${consultations.refunded} - ${outsidePayments.letGo}`;
const here = sql`${outsidePayments.received} - ${outsidePayments.returned}`;

/** What is wished of the list of payments. */
export interface PaymentWishes {
  /** Part of a name, an address, a topic; or a reference. */
  query: string;
  state: "marked" | "toReturn" | "awaited" | null;
  /** From the lowest on, and with a minus from the highest on. */
  sort: "time" | "-time" | "value" | "-value" | null;
}

const STATES: Record<NonNullable<PaymentWishes["state"]>, SQL | undefined> = {
  marked: isNotNull(outsidePayments.markedAt),
  toReturn: and(isNull(outsidePayments.markedAt), sql`${here} > ${due}`),
  awaited: and(isNull(outsidePayments.markedAt), sql`${here} < ${due}`),
};
const WAITING = or(isNotNull(outsidePayments.markedAt), ne(due, here));

const ORDERS: Record<NonNullable<PaymentWishes["sort"]>, SQL[]> = {
  time: [asc(consultations.scheduledTime)],
  "-time": [desc(consultations.scheduledTime)],
  "-value": [desc(consultations.totalPrice)],
  value: [asc(consultations.totalPrice)],
};
const AS_IT_COMES = [
  sql`${outsidePayments.markedAt} is null`,
  asc(outsidePayments.markedAt),
  sql`${here} <= ${due}`,
  asc(consultations.scheduledTime),
];

function matching(query: string) {
  if (!query) return undefined;
  const pattern = likePattern(query);
  const columns = [profiles.displayName, users.email, advisors.displayName, consultations.topicName];
  return or(
    ...columns.map((column) => ilike(column, pattern)),
    sql`${paymentReference(0).slice(0, -1)} || ${outsidePayments.number} ilike ${pattern}`,
  );
}

/**
 * A page of the payments that wait for something: first those that clients say they have made, then what is to be sent back, then what is awaited, by the
 * time of the consultation, unless another order is wished; and with it what came in lately. For admins (403 for everybody else).
 */
export async function listPayments(
  admin: Admin,
  wishes: PaymentWishes & { page: number } = { query: "", state: null, sort: null, page: 1 },
): Promise<{ payments: ListedPayment[]; arrived: ListedPayment[]; hasMore: boolean }> {
  const { page } = wishes;
  return adminTransaction(admin, async (tx) => {
    const payments = await waitingPayments(tx, wishes, { limit: PAYMENTS_A_PAGE + 1, offset: (page - 1) * PAYMENTS_A_PAGE });
    const arrived = await selectPayments(tx)
      .where(and(gt(outsidePayments.lastReceived, 0), isNotNull(outsidePayments.confirmedAt)))
      .orderBy(desc(outsidePayments.confirmedAt), asc(consultations.id))
      .limit(ARRIVED_LISTED);
    return {
      payments: payments.slice(0, PAYMENTS_A_PAGE),
      arrived: page === 1 && !wishes.query && !wishes.state ? arrived.map(asListed) : [],
      hasMore: payments.length > PAYMENTS_A_PAGE,
    };
  });
}

/** The payments that are wished among those that wait for something, from one to another. */
export async function waitingPayments(
  connection: Connection,
  { query, state, sort }: PaymentWishes,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedPayment[]> {
  const rows = await selectPayments(connection)
    .where(and(state ? STATES[state] : WAITING, matching(query)))
    .orderBy(...(sort ? ORDERS[sort] : AS_IT_COMES), asc(consultations.id))
    .limit(limit)
    .offset(offset);
  return rows.map(asListed);
}

const selectPayments = (connection: Connection) =>
  connection
    .select({
      payment: outsidePayments,
      clientName: sql<string>`coalesce(nullif(${profiles.displayName}, ''), ${users.email})`,
      clientEmail: users.email,
      advisorName: advisors.displayName,
      topicName: consultations.topicName,
      scheduledTime: consultations.scheduledTime,
      currency: consultations.currency,
      totalPrice: consultations.totalPrice,
      refunded: consultations.refunded,
    })
    .from(outsidePayments)
    .innerJoin(consultations, eq(consultations.id, outsidePayments.consultationId))
    .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
    .innerJoin(users, eq(users.id, consultations.clientId))
    .leftJoin(profiles, eq(profiles.userId, consultations.clientId))
    .$dynamic();

type Selected = Awaited<ReturnType<typeof selectPayments>>[number];

function asListed({ payment, refunded, ...shown }: Selected): ListedPayment {
  const { consultationId, number, markedAt, confirmedAt, lastReceived } = payment;
  const {
    stage,
    open,
    here: paid,
    toReturn,
  } = standingOf({ ...payment, totalPrice: shown.totalPrice, refunded, isMarked: markedAt !== null });
  return {
    ...shown,
    consultationId,
    requestKey: randomUUID(),
    reference: paymentReference(number),
    stage,
    open,
    here: paid,
    toReturn,
    markedAt,
    confirmedAt,
    lastReceived,
  };
}
