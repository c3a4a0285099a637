import { asc, desc, type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** The type of a sort value, needed to write a row's position into an address and parse it again. */
type PartKind = "time" | "number" | "text" | "boolean" | "id";

/** One of a list's sort values; none of them is ever null. */
export type OrderPart = readonly [value: SQLWrapper, kind: PartKind];

/** The sort order of a list, all ascending or all descending. The last part is unique per row. */
export interface KeyOrder {
  parts: readonly OrderPart[];
  isDown: boolean;
}

/** A page of a list: `limit` rows after or before a row's position, else from the beginning. */
export interface KeyRange {
  limit: number;
  after?: string | null;
  before?: string | null;
}

const MAX_CHARACTERS = 2000;

const CASTS: Record<PartKind, { type: string; pattern: RegExp }> = {
  time: { type: "timestamptz", pattern: /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/ },
  number: { type: "bigint", pattern: /^-?\d{1,15}$/ },
  // PostgreSQL's text cannot contain NUL or lone surrogates.
  text: { type: "text", pattern: /^[^\0\p{Cs}]*$/u },
  boolean: { type: "boolean", pattern: /^(true|false)$/ },
  id: { type: "uuid", pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/ },
};

const asText = ([value, kind]: OrderPart) =>
  kind === "time" ? sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')` : sql`(${value})::text`;

const encode = (values: readonly string[]) => Buffer.from(JSON.stringify(values)).toString("base64url");

/** Decodes a row's position from an address; null when it does not fit this order. */
function decode(place: string | null | undefined, { parts }: KeyOrder): string[] | null {
  if (!place || place.length > MAX_CHARACTERS) return null;
  try {
    const values: unknown = JSON.parse(Buffer.from(place, "base64url").toString());
    if (!Array.isArray(values) || values.length !== parts.length) return null;
    return parts.every(([, kind], index) => isValue(values[index], kind)) ? values : null;
  } catch {
    return null;
  }
}

function isValue(value: unknown, kind: PartKind): boolean {
  if (typeof value !== "string" || !CASTS[kind].pattern.test(value)) return false;
  if (kind !== "time") return true;
  // A date such as 31 February matches the pattern but would make the statement fail.
  const moment = `${value.slice(0, 23)}Z`;
  return !Number.isNaN(Date.parse(moment)) && new Date(moment).toISOString() === moment;
}

/** Drops positions that do not fit this order from a page's parameters: the page is then the first one, and is labelled so. */
export const withKnownPlace = <Params extends Pick<KeyRange, "after" | "before">>(params: Params, order: KeyOrder): Params => ({
  ...params,
  after: decode(params.after, order) ? params.after : null,
  before: decode(params.before, order) ? params.before : null,
});

/**
 * Keyset pagination: as fast on the hundredth page as on the first, and without repeated rows when others are inserted. `place` must be
 * selected with each row; rows before a position come in reverse order.
 */
export function pageByKey(order: KeyOrder, range: KeyRange) {
  const after = decode(range.after, order);
  const before = after ? null : decode(range.before, order);
  const [values, isTurned] = [after ?? before, before !== null];
  const isDown = order.isDown !== isTurned;
  const list = (each: (part: OrderPart, index: number) => SQL) => sql.join(order.parts.map(each), sql`, `);
  const bound = ([, kind]: OrderPart, index: number) => sql`${values?.[index] ?? ""}::${sql.raw(CASTS[kind].type)}`;
  return {
    place: sql<string>`array[${list(asText)}]`.mapWith(encode),
    where: values ? sql`(${list(([value]) => sql`${value}`)}) ${isDown ? sql`<` : sql`>`} (${list(bound)})` : undefined,
    orderBy: order.parts.map(([value]) => (isDown ? desc(value) : asc(value))),
  };
}
