import { useTranslations } from "use-intl";
import { useNames } from "#app/languages/names";
import { Card } from "#app/ui/card";
import { Icon, type IconName } from "#app/ui/icon";
import { useFormat } from "#app/ui/text/format";
import { NextFreeTime } from "../cards/advisor-facts";
import type { Figures } from "./figures";

/** The four cards at the top of the dashboard: real figures, and the specified texts where there are none (signed-in-areas.md 2). */
export function StatCards({ figures, isListed }: { figures: Figures; isListed: boolean }) {
  const t = useTranslations("advisorProfile");
  const { rating, ratingCount, totalSessions, openRequests } = figures;
  const format = useFormat();
  return (
    <section aria-label={t("figures")} className="mb-8">
      <ul className="grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-4">
        <StatCard
          icon="star"
          label={t("ratingLabel")}
          figure={rating === null ? null : format.rating(rating)}
          words={t("noRatings")}
          note={rating === null ? t("ratingNone") : t("ratingCount", { count: ratingCount })}
        />
        <StatCard
          icon="calendar"
          label={t("sessionsLabel")}
          figure={totalSessions === 0 ? null : t("sessionsCount", { count: totalSessions })}
          words={t("readyForFirst")}
          note={t("sessionsOpen", { count: openRequests })}
        />
        <RateCard {...figures} />
        <ClientsCard figures={figures} isListed={isListed} />
      </ul>
    </section>
  );
}

function RateCard({ hourlyRate, currency, market }: Figures) {
  const t = useTranslations("advisorProfile");
  const advisors = useTranslations("advisors");
  const { money, moneyRange } = useFormat();
  const named = useNames();
  const range = market && t("marketRange", { topic: named(market.topic), range: moneyRange(market.low, market.high, currency) });
  return (
    <StatCard
      icon="coins"
      label={t("rateLabel")}
      figure={hourlyRate === null ? null : advisors("perHour", { price: money(hourlyRate, currency) })}
      words={t("analyzing")}
      note={range ?? (hourlyRate === null ? t("rateNeeded") : t("marketNone"))}
    />
  );
}

function ClientsCard({ figures, isListed }: { figures: Figures; isListed: boolean }) {
  const t = useTranslations("advisorProfile");
  const advisors = useTranslations("advisors");
  const { availabilityStatus, clients, nextFree } = figures;
  const words = !isListed ? "noClientsHidden" : availabilityStatus === "away" ? "notTakingClients" : "readyForNew";
  return (
    <StatCard
      icon="users"
      label={t("clientsLabel")}
      figure={null}
      words={t(words)}
      note={
        <>
          {clients > 0 && <span className="block">{t("clientsCount", { count: clients })}</span>}
          {words === "readyForNew" && (
            <span className="block">
              {nextFree ? (
                <>
                  {advisors("nextFree")} <NextFreeTime card={figures} />
                </>
              ) : (
                t("noFreeTime")
              )}
            </span>
          )}
        </>
      }
    />
  );
}

interface StatCardProps {
  icon: IconName;
  label: string;
  /** Null if there is none. */
  figure: string | null;
  /** Shown instead of a missing figure. */
  words: string;
  note: React.ReactNode;
}

function StatCard({ icon, label, figure, words, note }: StatCardProps) {
  return (
    <Card as="li" className="flex min-w-0 flex-col gap-1 max-sm:p-4">
      <p className="flex items-center gap-2 text-sm text-soft">
        <Icon name={icon} />
        {label}
      </p>
      <p className={figure === null ? "font-serif text-lg leading-snug" : "font-serif text-xl tabular-nums sm:text-2xl"}>
        {figure ?? words}
      </p>
      <div className="mt-auto pt-1 text-sm text-soft">{note}</div>
    </Card>
  );
}
