import { asc, desc, type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** What a value that a list is ordered by is, so that the place of a row can be written into an address and read out of it again. */
type PartKind = "time" | "number" | "text" | "boolean" | "id";

/** One of the values that a list is ordered by, none of which is ever null. */
export type OrderPart = readonly [value: SQLWrapper, kind: PartKind];

/** What a list is ordered by, all of it upwards or all of it downwards. The last part tells any two rows apart. */
export interface KeyOrder {
  parts: readonly OrderPart[];
  isDown: boolean;
}

/** Which rows of a list: so many after the place of a row, or before it, else from its beginning on. */
export interface KeyRange {
  limit: number;
  after?: string | null;
  before?: string | null;
}

const MOST_CHARACTERS = 2000;

const CASTS: Record<PartKind, { type: string; pattern: RegExp }> = {
  time: { type: "timestamptz", pattern: /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/ },
  number: { type: "bigint", pattern: /^-?\d{1,15}$/ },
  // What is no character of a text of the database is none of its rows either.
  text: { type: "text", pattern: /^[^\0\p{Cs}]*$/u },
  boolean: { type: "boolean", pattern: /^(true|false)$/ },
  id: { type: "uuid", pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/ },
};

const asText = ([value, kind]: OrderPart) =>
  kind === "time" ? sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')` : sql`(${value})::text`;

const encode = (values: readonly string[]) => Buffer.from(JSON.stringify(values)).toString("base64url");

/** The place of a row as it stands in an address; null for what is none in this order. */
function decode(place: string | null | undefined, { parts }: KeyOrder): string[] | null {
  if (!place || place.length > MOST_CHARACTERS) return null;
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
  // The 31st of a February fits the pattern, and breaks the statement.
  const moment = `${value.slice(0, 23)}Z`;
  return !Number.isNaN(Date.parse(moment)) && new Date(moment).toISOString() === moment;
}

/** The parameters of a page without a place that is none in this order: it begins where the list does, and is to be said to. */
export const withKnownPlace = <Params extends Pick<KeyRange, "after" | "before">>(params: Params, order: KeyOrder): Params => ({
  ...params,
  after: decode(params.after, order) ? params.after : null,
  before: decode(params.before, order) ? params.before : null,
});

/**
 * A page of a list by the place of a row instead of a count of rows: as quick on the hundredth page as on the first, and no row twice where others come
 * meanwhile. `place` is what each row is selected with; the rows before a place come in the turned order.
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
