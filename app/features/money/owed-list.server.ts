import { and, or, type SQL, sql } from "drizzle-orm";
import { byName } from "#app/db/by-name";
import { contains } from "#app/db/contains";
import { type KeyOrder, type KeyRange, type OrderPart, withKnownPlace } from "#app/db/page-by-key";
import { paymentProvider } from "#app/platform/payments/provider.server";
import { orderOfWorth } from "./daily-rates/worth.server";

type OwedColumn = "advisor" | "value";

/** Parameters of the list of amounts owed: part of a name, email address or currency; how it is paid; and the sort order. */
export interface OwedListParams {
  query: string;
  state: "outside" | "noDestination" | "transferred" | null;
  /** Ascending, or descending with a minus. */
  sort: OwedColumn | `-${OwedColumn}` | null;
}

const OWED: Record<OwedColumn, () => OrderPart> = {
  advisor: () => [byName(sql`owed.name`), "text"],
  value: () => orderOfWorth(sql`owed.amount`, sql`owed.currency`),
};
const LAST: OrderPart[] = [
  [sql`owed."advisorId"`, "id"],
  [sql`owed.currency`, "text"],
];

/** Drops the place of a page of the list if it does not fit the sort order. */
export const owedPlace = <Params extends OwedListParams & Omit<KeyRange, "limit">>(params: Params): Params =>
  withKnownPlace(params, orderFor(params.sort));

/** Returns the requested sort order of the list. */
export const orderFor = (sort: OwedListParams["sort"]): KeyOrder =>
  sort
    ? { parts: [OWED[sort.replace("-", "") as OwedColumn](), ...LAST], isDown: sort.startsWith("-") }
    : { parts: [OWED.value(), OWED.advisor(), ...LAST], isDown: true };

const isThroughProvider = () => (paymentProvider().collects ? sql`owed."isTransferred"` : sql`false`);
const HAS_DESTINATION = sql`(owed.iban <> '' or owed.words <> '')`;

const HOW: Record<NonNullable<OwedListParams["state"]>, () => SQL> = {
  transferred: isThroughProvider,
  outside: () => sql`not ${isThroughProvider()} and ${HAS_DESTINATION}`,
  noDestination: () => sql`not ${isThroughProvider()} and not ${HAS_DESTINATION}`,
};

/** SQL condition for the parameters of the list. */
export function narrowedTo({ query, state }: Pick<OwedListParams, "query" | "state">) {
  const found = query ? or(...[sql`owed.name`, sql`owed.email`, sql`owed.currency`].map((text) => contains(text, query))) : undefined;
  return and(found, state ? HOW[state]() : undefined);
}
