import { integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts";
import { createdAt } from "./columns";

/** Every version of the site's rules, with its author. Version 0 is the specified one. Rows are immutable, since prices depend on them. */
export const ruleVersions = pgTable("rule_versions", {
  version: integer("version").primaryKey(),
  rules: jsonb("rules").$type<Record<string, unknown>>().notNull(),
  createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
  createdAt: createdAt(),
});
