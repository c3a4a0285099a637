import { sql } from "drizzle-orm";
import { byName } from "#app/db/by-name";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { by, byText, type ColumnOrder } from "../lists/list-order.server";
import type { ColumnOf } from "../lists/list-shapes";

/** Name of a person; empty when they have none. */
export const personName = sql<string>`coalesce(nullif(${profiles.displayName}, ''), nullif(trim(${profiles.firstName} || ' ' || ${profiles.lastName}), ''), '')`;

/** People without a name come last in both directions. */
const COLUMNS: Record<ColumnOf<"people">, ColumnOrder> = {
  name: (isDown) => [
    [isDown ? sql`${personName} <> ''` : sql`${personName} = ''`, "boolean"],
    [byName(personName), "text"],
  ],
  email: byText(users.email),
  joined: by(users.createdAt, "time"),
};
const LAST = [users.id, "id"] as const;
/** Sort orders of the people list. */
export const PERSON_ORDERS = { columns: COLUMNS, usual: { parts: [[users.createdAt, "time"], LAST], isDown: true }, last: LAST } as const;
