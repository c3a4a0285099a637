import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts";
import { updatedAt } from "./columns";

/** The areas a person is interested in: of the fifty, and their own. Without a row they are the two that a new profile starts with. */
export const profileExpertise = pgTable("profile_expertise", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  areas: text("areas").array().notNull(),
  updatedAt: updatedAt(),
});
