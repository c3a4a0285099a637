import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, gt, isNotNull, ne, or, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
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

/**
 * A page of the payments that wait for something: first those that clients say they have made, then what is to be sent back, then what is awaited, by the
 * time of the consultation; and with it what came in lately. For admins (403 for everybody else).
 */
export async function listPayments(
  admin: Admin,
  page = 1,
): Promise<{ payments: ListedPayment[]; arrived: ListedPayment[]; hasMore: boolean }> {
  return adminTransaction(admin, async (tx) => {
    const rows = await selectPayments(tx)
      .where(or(isNotNull(outsidePayments.markedAt), ne(due, here)))
      .orderBy(
        sql`${outsidePayments.markedAt} is null`,
        asc(outsidePayments.markedAt),
        sql`${here} <= ${due}`,
        asc(consultations.scheduledTime),
        asc(consultations.id),
      )
      .limit(PAYMENTS_A_PAGE + 1)
      .offset((page - 1) * PAYMENTS_A_PAGE);
    const arrived = await selectPayments(tx)
      .where(and(gt(outsidePayments.lastReceived, 0), isNotNull(outsidePayments.confirmedAt)))
      .orderBy(desc(outsidePayments.confirmedAt), asc(consultations.id))
      .limit(ARRIVED_LISTED);
    return {
      payments: rows.slice(0, PAYMENTS_A_PAGE).map(asListed),
      arrived: page === 1 ? arrived.map(asListed) : [],
      hasMore: rows.length > PAYMENTS_A_PAGE,
    };
  });
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
