import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { advisors } from "../advisors";
import { createdAt } from "../columns";
import { users } from "./accounts";

/** Advisors that a person has saved. */
export const savedAdvisors = pgTable(
  "saved_advisers",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    advisorId: uuid("adviser_id")
      .notNull()
      .references(() => advisors.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.advisorId] }), index("saved_advisers_adviser").on(t.advisorId)],
);
