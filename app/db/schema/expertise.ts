import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts";
import { updatedAt } from "./columns";

/** A person's areas of interest: of the fifty, and custom ones. Without a row, they are the two that a new profile starts with. */
export const profileExpertise = pgTable("profile_expertise", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  areas: text("areas").array().notNull(),
  updatedAt: updatedAt(),
});
