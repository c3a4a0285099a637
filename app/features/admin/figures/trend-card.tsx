import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { MAX_RATING } from "#app/features/reviews/limits";
import { Card } from "#app/ui/card";
import { Icon } from "#app/ui/icon";
import { useFormat } from "#app/ui/text/format";
import { inUnits, minorUnitsOf } from "#app/ui/text/minor-units";
import { TrendChart } from "./trend-chart";
import { changeOf, type Trend, type TrendName, type TrendsView, type TrendValue } from "./trends";

/** Link to act on a figure: the matching list, filtered to what the figure counts. */
const WAYS: Record<TrendName, string> = {
  requested: "/admin?view=consultations&state=requested&sort=time",
  answered: "/admin?view=consultations&state=expired&sort=-time",
  booked: "/admin?view=consultations&state=declined&sort=-time",
  value: "/admin?view=consultations&state=completed&sort=-value",
  fees: "/admin?view=settings",
  ratings: "/admin/applications?view=reports",
  emptySearches: "/admin?view=topics",
};

/** A figure over the range: its total, its bars, and a link to act on it. */
export function TrendCard({ trend, view }: { trend: Trend; view: TrendsView }) {
  const t = useTranslations("dashboard");
  const { name, steps, whole, before } = trend;
  const { words, whole: inAll } = useFigureWords(view);
  const label = t(`trend_${name}`);
  const bars = steps.map((step, index) => ({ day: view.days[index] ?? "", value: step.value, shown: words(name, step) }));
  return (
    <Card className="flex flex-col p-5 sm:last:col-span-2 xl:last:col-span-3">
      <h3 className="font-sans text-sm font-semibold text-soft">{label}</h3>
      <p className="mt-1 font-serif text-2xl tabular-nums">{inAll(name, whole)}</p>
      <Notes trend={trend} view={view} />
      <p className="text-sm text-soft tabular-nums">
        <Change whole={whole.value} before={before.value} shown={inAll(name, before)} isSame={inAll(name, whole) === inAll(name, before)} />
      </p>
      <div className="mt-auto">
        <TrendChart label={label} by={view.range.by} bars={bars} most={name === "ratings" ? MAX_RATING : undefined} />
        <Link to={WAYS[name]} className="text-link inline-flex min-h-11 items-center gap-1 text-sm">
          {t(`do_${name}`)}
          <Icon name="chevron-right" />
        </Link>
      </div>
    </Card>
  );
}

interface ChangeProps {
  whole: number;
  before: number;
  shown: string;
  isSame: boolean;
}

/** Change against the previous period, in percent; shown as 0 when both display the same. */
function Change({ whole, before, shown, isSame }: ChangeProps) {
  const t = useTranslations("dashboard");
  const { percent } = useFormat();
  const change = isSame && before !== 0 ? 0 : changeOf(whole, before);
  if (change === null) return t("before", { before: shown });
  const sign = change > 0 ? "▲ " : change < 0 ? "▼ " : "";
  return t("change", { change: `${sign}${percent(Math.abs(change))}`, before: shown });
}

/** Note on the figure: its share, its number of ratings, or the most searched term. */
function Notes({ trend: { name, whole }, view: { trends, mostSought, range } }: { trend: Trend; view: TrendsView }) {
  const t = useTranslations("dashboard");
  const { sums, percent } = useFormat();
  const byCurrency = ({ amounts = [] }: TrendValue) => (amounts.length > 1 ? sums(amounts).join(" + ") : "");
  const requested = trends.find((each) => each.name === "requested")?.whole.value ?? 0;
  const note = {
    requested: "",
    answered: requested > 0 ? t("share", { share: percent(whole.value / requested) }) : "",
    booked: requested > 0 ? t("share", { share: percent(whole.value / requested) }) : "",
    value: byCurrency(whole),
    fees: byCurrency(whole),
    ratings: t("ofRatings", { count: whole.of ?? 0 }),
    emptySearches: [mostSought && t("mostSought", { words: mostSought }), range.by === "day" && t("byMonday")].filter(Boolean).join(" · "),
  }[name];
  return note && <p className="text-sm text-soft">{note}</p>;
}

/** Returns formatters for a figure: money per currency and, with several currencies, an approximate total marked ≈. `whole` leaves the currencies out. */
function useFigureWords({ currency }: TrendsView) {
  const t = useTranslations("dashboard");
  const { money, sums, number } = useFormat();
  const whole = (name: TrendName, { value, amounts, of }: TrendValue): string => {
    if (name === "ratings") return of ? t("mean", { mean: number(Math.round(value * 10) / 10), highest: number(MAX_RATING) }) : "–";
    if (!amounts) return number(value);
    const [only, ...others] = amounts;
    if (!only) return money(0, currency);
    return others.length === 0
      ? money(only.amount, only.currency)
      : t("about", { amount: money(Math.round(inUnits(value, currency)) * minorUnitsOf(currency), currency) });
  };
  const words = (name: TrendName, figure: TrendValue): string => {
    const amounts = figure.amounts ?? [];
    if (amounts.length < 2) return whole(name, figure);
    return `${sums(amounts).join(" + ")} ${whole(name, figure)}`;
  };
  return { words, whole };
}
