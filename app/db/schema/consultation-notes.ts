import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts";
import { consultations } from "./booking";
import { updatedAt } from "./columns";

/** One side's private note about a consultation. */
export const consultationNotes = pgTable(
  "consultation_notes",
  {
    consultationId: uuid("consultation_id")
      .notNull()
      .references(() => consultations.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.consultationId, t.userId] }), index("consultation_notes_user").on(t.userId)],
);
