import { and, type SQL, sql } from "drizzle-orm";
import { byName } from "#app/db/by-name";
import { likePattern } from "#app/db/like-pattern";
import { type KeyOrder, type KeyRange, type OrderPart, withKnownPlace } from "#app/db/page-by-key";
import { paymentProvider } from "#app/platform/payments/provider.server";
import { orderOfWorth } from "./daily-rates/worth.server";

type OwedColumn = "advisor" | "value";

/** The parameters of the list of what is owed: part of a name, an address or of what is said of where it goes; how it goes; and its order. */
export interface OwedListParams {
  query: string;
  state: "outside" | "noDestination" | "transferred" | null;
  /** From the lowest on, and with a minus from the highest on. */
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

/** The parameters of a page of what is owed without a place that is none in its order. */
export const owedPlace = <Params extends OwedListParams & Omit<KeyRange, "limit">>(params: Params): Params =>
  withKnownPlace(params, orderFor(params.sort));

/** The order asked for of what is owed. */
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

/** What of what is owed fits the parameters. */
export function narrowedTo({ query, state }: Pick<OwedListParams, "query" | "state">) {
  const pattern = likePattern(query);
  const found = query ? sql`(owed.name ilike ${pattern} or owed.email ilike ${pattern} or owed.currency ilike ${pattern})` : undefined;
  return and(found, state ? HOW[state]() : undefined);
}
