import { sql } from "drizzle-orm";
import { customType, integer, timestamp, uuid } from "drizzle-orm/pg-core";

/** A random primary key made by the database. */
export const id = () => uuid("id").primaryKey().default(sql`gen_random_uuid()`);

/** An instant, stored in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** When the row was made, by the database's clock. */
export const createdAt = () => instant("created_at").notNull().defaultNow();

/** When the row was last written; whoever writes sets it, so that a stale save can be refused. */
export const updatedAt = () => instant("updated_at").notNull().defaultNow();

/** An amount in minor currency units (cents), bounded on both sides by a check of the table. */
export const minorUnits = (name: string) => integer(name);

/** The upper bound of every stored amount: ten million major units. */
export const MAX_MINOR_UNITS = 1_000_000_000;

/**
 * Who did something, as the code says it. The column keeps the spelling 'adviser' that the specified tables have; the code has one: 'advisor'.
 */
export const sideText = <const Side extends string>(name: string, _sides: readonly Side[]) =>
  customType<{ data: Side; driverData: string }>({
    dataType: () => "text",
    toDriver: (side) => (side === "advisor" ? "adviser" : side),
    fromDriver: (stored) => (stored === "adviser" ? "advisor" : stored) as Side,
  })(name);

export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
export const tstzmultirange = customType<{ data: string }>({ dataType: () => "tstzmultirange" });
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
/** The 168 hours of a week. */
export const hoursOfWeek = customType<{ data: string }>({ dataType: () => "bit(168)" });
