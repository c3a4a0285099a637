import { useTranslations } from "use-intl";
import { Approx } from "#app/features/money/approx";
import type { Currency } from "#app/features/money/money";
import { useCountryName } from "#app/features/profiles/country-names";
import { Icon, type IconName } from "#app/ui/icon";
import { LocalTime, useFormat } from "#app/ui/text/format";
import type { AdvisorCard } from "./advisor-card";

/** Format of a free time in the viewer's zone: '12 Jan, 14:00 CET'. */
const FREE_TIME = {
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
} as const;

/** One fact about an advisor, with an icon. */
export function Fact({ icon, children }: { icon: IconName; children: React.ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-sm">
      <Icon name={icon} className="mt-0.5 shrink-0 text-soft" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** Where an advisor lives, and when they are next free. */
export function LocationAndTime({ card, isOfDay = false }: { card: FreeCard & Pick<AdvisorCard, "city" | "country">; isOfDay?: boolean }) {
  const t = useTranslations("advisors");
  const countryName = useCountryName();
  return (
    <div className="space-y-1.5">
      <Fact icon="pin">{card.city ? [card.city, countryName(card.country)].filter(Boolean).join(", ") : t("remote")}</Fact>
      <Fact icon="clock">
        <NextFree card={card} isOfDay={isOfDay} />
      </Fact>
    </div>
  );
}

type FreeCard = Pick<AdvisorCard, "nextFree" | "availabilityStatus" | "timezone">;

/** The next free time (or a requested day's first) with its label, or why there is none. On its own line, so that applying the viewer's zone moves nothing. */
export function NextFree({ card, isOfDay = false, isByDay = false }: { card: FreeCard; isOfDay?: boolean; isByDay?: boolean }) {
  const t = useTranslations("advisors");
  const hasTime = card.availabilityStatus !== "away" && card.nextFree;
  return (
    <>
      {hasTime && <span className="block">{`${t(isOfDay ? "freeThen" : isByDay ? "freeByDay" : "nextFree")} `}</span>}
      <NextFreeTime card={card} className="font-semibold tabular-nums" />
    </>
  );
}

/** Only the next free time, or why there is none. */
export function NextFreeTime({ card, className }: { card: FreeCard; className?: string }) {
  const t = useTranslations("advisors");
  if (card.availabilityStatus === "away") return t("away");
  if (!card.nextFree) return t("nothingFree");
  return <LocalTime at={card.nextFree} zone={card.timezone} options={FREE_TIME} className={className} />;
}

/** The distance if both places are known; otherwise the city, marked as remote. */
export function Distance({ card }: { card: Pick<AdvisorCard, "distanceKilometres" | "city"> }) {
  const t = useTranslations("advisors");
  if (card.distanceKilometres !== null) return t("kilometres", { count: card.distanceKilometres });
  return card.city ? t("remoteFrom", { city: card.city }) : t("remote");
}

/** The hourly rate, with the approximate amount in the viewer's currency. */
export function Rate({ card, currency }: { card: Pick<AdvisorCard, "hourlyRate" | "currency">; currency?: Currency }) {
  const t = useTranslations("advisors");
  const format = useFormat();
  if (card.hourlyRate === null) return <span className="text-soft">{t("rateOnRequest")}</span>;
  return (
    <>
      <span className="font-semibold whitespace-nowrap">{t("perHour", { price: format.money(card.hourlyRate, card.currency) })}</span>
      <Approx amount={card.hourlyRate} currency={card.currency} to={currency} />
    </>
  );
}
