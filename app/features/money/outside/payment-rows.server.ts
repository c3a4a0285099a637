import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { outsidePayments } from "#app/db/schema/outside-payments";
import type { ListedPayment } from "./listed-payment";
import { standingOf } from "./outside";
import { paymentReference } from "./payment-reference";

/** Name of a client in the list of payments. */
export const clientName = sql<string>`coalesce(nullif(${profiles.displayName}, ''), ${users.email})`;

/** Selects payments with the columns displayed, and the place of each in a list if there is one. */
export const selectPayments = (connection: Connection, place = sql<string>`''`) =>
  connection
    .select({
      place: place.as("place"),
      payment: outsidePayments,
      clientName: clientName.as("client_name"),
      clientEmail: users.email,
      advisorName: advisors.displayName,
      topicName: consultations.topicName,
      scheduledTime: consultations.scheduledTime,
      durationMinutes: consultations.durationMinutes,
      currency: consultations.currency,
      totalPrice: consultations.totalPrice,
      refunded: consultations.refunded,
      leavesAt: accountDeletions.endsAt,
    })
    .from(outsidePayments)
    .innerJoin(consultations, eq(consultations.id, outsidePayments.consultationId))
    .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
    .innerJoin(users, eq(users.id, consultations.clientId))
    .leftJoin(profiles, eq(profiles.userId, consultations.clientId))
    .leftJoin(accountDeletions, and(eq(accountDeletions.userId, users.id), isNull(users.suspendedAt)))
    .$dynamic();

type Selected = Awaited<ReturnType<typeof selectPayments>>[number];

/** Converts a row to a payment as listed for admins. */
export function asListed({ payment, refunded, place: _, ...shown }: Selected): ListedPayment {
  const { consultationId, number, markedAt, confirmedAt, lastReceived, returned } = payment;
  const {
    stage,
    open,
    here: paid,
    toReturn,
    notCharged,
    marked,
    unmarked,
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
    notCharged,
    marked,
    unmarked,
    returned,
    markedAt,
    confirmedAt,
    lastReceived,
  };
}
