import { and, asc, eq, isNull } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { paymentDisputes } from "#app/db/schema/payments-elsewhere";
import { type AdminActor, adminReading } from "#app/features/audit/admin-transaction.server";
import { clientName } from "../outside/payment-rows.server";
import type { OpenDispute } from "./open-dispute";

/** Whether a consultation's price is disputed, and that is not decided yet. */
export const hasOpenDispute = async (connection: Connection, consultationId: string): Promise<boolean> =>
  (await connection.$count(paymentDisputes, and(eq(paymentDisputes.consultationId, consultationId), isNull(paymentDisputes.outcome)))) > 0;

/** The disputes that are not decided yet, at most `most`, oldest first. For admins (403 for everybody else). */
export const openDisputes = (admin: AdminActor, most: number): Promise<OpenDispute[]> =>
  adminReading(admin, (tx) =>
    tx
      .select({
        id: paymentDisputes.id,
        consultationId: consultations.id,
        amount: paymentDisputes.amount,
        currency: consultations.currency,
        since: paymentDisputes.createdAt,
        clientName,
        advisorName: advisors.displayName,
      })
      .from(paymentDisputes)
      .innerJoin(consultations, eq(consultations.id, paymentDisputes.consultationId))
      .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
      .innerJoin(users, eq(users.id, consultations.clientId))
      .leftJoin(profiles, eq(profiles.userId, consultations.clientId))
      .where(isNull(paymentDisputes.outcome))
      .orderBy(asc(paymentDisputes.createdAt), asc(paymentDisputes.id))
      .limit(most),
  );
