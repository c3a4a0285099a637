import { and, eq, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { db } from "#app/db/client.server";
import { consultationEvents, consultations } from "#app/db/schema/booking";

const later = alias(consultations, "later");

/** Condition: the request was not replaced by another one. Both sides' lists leave out replaced requests, whose pages lead to the new one. */
export const isNotReplaced = (): SQL | undefined =>
  or(
    ne(consultations.status, "withdrawn"),
    notExists(
      db
        .select({ id: later.id })
        .from(consultationEvents)
        .innerJoin(
          later,
          and(eq(later.clientId, consultations.clientId), eq(later.idempotencyKey, sql`${consultationEvents.requestKey}::text`)),
        )
        .where(and(eq(consultationEvents.consultationId, consultations.id), eq(consultationEvents.transition, "withdraw"))),
    ),
  );
