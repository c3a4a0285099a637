import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { advisers } from "../advisors";
import { createdAt } from "../columns";
import { users } from "./accounts";

/** The advisors a person wants to find again. */
export const savedAdvisers = pgTable(
  "saved_advisers",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    adviserId: uuid("adviser_id")
      .notNull()
      .references(() => advisers.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.adviserId] }), index("saved_advisers_adviser").on(t.adviserId)],
);
