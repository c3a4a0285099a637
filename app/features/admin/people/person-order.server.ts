import { sql } from "drizzle-orm";
import { byName } from "#app/db/by-name";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { by, byText, type ColumnOrder } from "../lists/list-order.server";
import type { ColumnOf } from "../lists/list-shapes";

/** What a person is called, empty where they have no name. */
export const personName = sql<string>`coalesce(nullif(${profiles.displayName}, ''), nullif(trim(${profiles.firstName} || ' ' || ${profiles.lastName}), ''), '')`;

/** Whoever has no name comes last, whichever way. */
const COLUMNS: Record<ColumnOf<"people">, ColumnOrder> = {
  name: (isDown) => [
    [isDown ? sql`${personName} <> ''` : sql`${personName} = ''`, "boolean"],
    [byName(personName), "text"],
  ],
  email: byText(users.email),
  joined: by(users.createdAt, "time"),
};
const LAST = [users.id, "id"] as const;
/** What the list of people is ordered by. */
export const PERSON_ORDERS = { columns: COLUMNS, usual: { parts: [[users.createdAt, "time"], LAST], isDown: true }, last: LAST } as const;
