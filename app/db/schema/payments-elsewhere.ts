import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { consultations } from "./booking";
import { createdAt, instant, minorUnits } from "./columns";

/** A client's dispute of a payment with their bank, by the provider's id. Open until the provider says how it was decided; lost ones went back to the client. */
export const paymentDisputes = pgTable(
  "payment_disputes",
  {
    id: text("id").primaryKey(),
    consultationId: uuid("consultation_id")
      .notNull()
      .references(() => consultations.id, { onDelete: "cascade" }),
    amount: minorUnits("amount").notNull(),
    outcome: text("outcome", { enum: ["kept", "lost"] }),
    createdAt: createdAt(),
    closedAt: instant("closed_at"),
  },
  (t) => [
    index("payment_disputes_consultation").on(t.consultationId),
    check("payment_disputes_closed", sql`(${t.outcome} is null) = (${t.closedAt} is null)`),
  ],
);

/** A refund that was made at the provider itself, by its id. One that failed stays, so that an older list does not bring it back. */
export const providerRefunds = pgTable(
  "provider_refunds",
  {
    id: text("id").primaryKey(),
    consultationId: uuid("consultation_id")
      .notNull()
      .references(() => consultations.id, { onDelete: "cascade" }),
    amount: minorUnits("amount").notNull(),
    failedAt: instant("failed_at"),
    createdAt: createdAt(),
  },
  (t) => [index("provider_refunds_consultation").on(t.consultationId)],
);
