import { emptySearchesSince } from "#app/features/catalog/empty-searches/empty-searches.server";
import { type Currency, DEFAULT_CURRENCY, isCurrency } from "#app/features/money/money";
import { type TrendRange, trendSteps } from "./trend-range";
import { boundsOf, FIRST, heldIn, ratingsIn, requestsIn, searchesIn } from "./trend-rows.server";
import { meanOf, sumAmounts, type Trend, type TrendAmount, type TrendName, type TrendsView, type TrendValue } from "./trends";

/** Returns the figures over a range and the comparison period before it, each by one query on a time index. For admins; the route checks it. */
export async function readTrends(range: TrendRange, viewer: { zone: string; currency: string }, now: Date): Promise<TrendsView> {
  const { zone } = viewer;
  const { begins, end } = trendSteps(range, zone);
  const [first] = begins;
  if (!first) throw new Error("a range has a step");
  const steps = [...begins, end];
  const bounds = boundsOf(
    steps.map((step) => step.at),
    now,
  );
  const currency: Currency = isCurrency(viewer.currency) ? viewer.currency : DEFAULT_CURRENCY;
  const [asked, held, rated, sought, words] = await Promise.all([
    requestsIn(bounds),
    heldIn(bounds),
    ratingsIn(bounds),
    searchesIn(
      boundsOf(
        steps.map(({ day }) => new Date(day)),
        now,
      ),
    ),
    emptySearchesSince(first.at, 1),
  ]);
  const trend = <Row extends { bucket: number }>(
    name: TrendName,
    rows: readonly Row[],
    sum: (rows: readonly Row[]) => TrendValue,
  ): Trend => ({
    name,
    steps: begins.map((_, step) => sum(rows.filter(({ bucket }) => bucket - FIRST === step))),
    whole: sum(rows.filter(({ bucket }) => bucket >= FIRST)),
    before: sum(rows.filter(({ bucket }) => bucket < FIRST)),
  });
  const count = (name: "requested" | "answered" | "booked") =>
    trend(name, asked, (rows) => ({ value: rows.reduce((sum, row) => sum + row[name], 0) }));
  const amountsOf = (rows: readonly (typeof held)[number][], name: "total" | "fee"): TrendAmount[] =>
    rows.map((row) => ({ currency: row.currency, amount: row[name] }));
  return {
    ...{ range, zone, currency },
    days: begins.map(({ day }) => day),
    mostSought: words.words[0]?.words ?? "",
    trends: [
      count("requested"),
      count("answered"),
      count("booked"),
      trend("value", held, (rows) => sumAmounts(amountsOf(rows, "total"), currency)),
      trend("fees", held, (rows) => sumAmounts(amountsOf(rows, "fee"), currency)),
      trend("ratings", rated, meanOf),
      trend("emptySearches", sought, (rows) => ({ value: rows.reduce((sum, { times }) => sum + times, 0) })),
    ],
  };
}
