import { integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts";
import { createdAt } from "./columns";

/** Each version of the rules of the site, with who made it. Version 0 is what is specified. A row never changes: prices were made by it. */
export const ruleVersions = pgTable("rule_versions", {
  version: integer("version").primaryKey(),
  rules: jsonb("rules").$type<Record<string, unknown>>().notNull(),
  createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
  createdAt: createdAt(),
});
