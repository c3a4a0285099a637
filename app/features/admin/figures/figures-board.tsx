import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Card } from "#app/ui/card";
import { Icon } from "#app/ui/icon";
import { useFormat } from "#app/ui/text/format";
import type { Figures } from "./figures-view";
import type { WeekFigure } from "./week-figures";
/** What waits and how it goes, at a glance. */
export function FiguresBoard({ figures }: { figures: Figures }) {
  const t = useTranslations("dashboard");
  const { money, number } = useFormat();
  const sum = (weeks: readonly WeekFigure[]) => weeks.reduce((total, { value }) => total + value, 0);
  const about = (minor: number) => t("about", { amount: money(Math.round(minor / 100) * 100, figures.currency) });
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="sr-only">
        {t("figuresTitle")}
      </h2>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-3">
        <Figure
          label={t("applicationsWaiting")}
          value={number(figures.applicationsWaiting)}
          note={figures.applicationsOverdue > 0 ? t("applicationsOverdue", { count: figures.applicationsOverdue }) : t("noneOverdue")}
          to="/admin/applications?state=pending"
          isUrgent={figures.applicationsOverdue > 0}
        />
        <Figure
          label={t("requestsWaiting")}
          value={number(figures.categoryRequestsOpen)}
          note={t("requestsWaitingNote")}
          to="/admin/applications#category-requests"
        />
        <Figure
          label={t("absencesOpen")}
          value={number(figures.absencesOpen)}
          note={t("absencesOpenNote")}
          to="/admin?view=consultations"
          isUrgent={figures.absencesOpen > 0}
        />
        <Figure label={t("consultationsAsked")} value={number(sum(figures.requested))} note={t("lastWeeks")}>
          <WeekBars weeks={figures.requested} shown={number} />
        </Figure>
        <Figure label={t("revenue")} value={about(sum(figures.revenue))} note={t("revenueNote", { fees: about(figures.fees) })}>
          <WeekBars weeks={figures.revenue} shown={about} />
        </Figure>
        <Figure
          label={t("emptySearches")}
          value={number(sum(figures.emptySearches))}
          note={t("emptySearchesNote", { count: sum(figures.emptySearches), words: figures.mostSought })}
          to="/admin?view=topics"
        >
          <WeekBars weeks={figures.emptySearches} shown={number} />
        </Figure>
      </div>
    </section>
  );
}

interface FigureProps {
  label: string;
  value: string;
  note: string;
  to?: string;
  isUrgent?: boolean;
  children?: React.ReactNode;
}

function Figure({ label, value, note, to, isUrgent, children }: FigureProps) {
  return (
    <Card kind={to ? "link" : "plain"} className="flex flex-col p-5">
      <h3 className="font-sans text-sm font-semibold text-soft">
        {to ? (
          <Link to={to} className="card-cover inline-flex items-center gap-1">
            {label}
            <Icon name="chevron-right" />
          </Link>
        ) : (
          label
        )}
      </h3>
      <p className="mt-1 font-serif text-2xl tabular-nums">{value}</p>
      <p className={`text-sm ${isUrgent ? "font-semibold text-danger" : "text-soft"}`}>{note}</p>
      {children}
    </Card>
  );
}

/** A bar a week; each says its week and its figure to those who ask. */
function WeekBars({ weeks, shown }: { weeks: readonly WeekFigure[]; shown: (value: number) => string }) {
  const t = useTranslations("dashboard");
  const { date } = useFormat();
  const most = Math.max(1, ...weeks.map(({ value }) => value));
  return (
    <ol className="mt-auto flex h-14 items-end gap-1 pt-3">
      {weeks.map(({ from, value }, index) => {
        const words = t("weekFigure", { week: date(from, "UTC"), figure: shown(value) });
        return (
          <li key={from} className="flex h-full grow items-end" title={words}>
            <span className="sr-only">{words}</span>
            <span
              className={`block w-full rounded-xs ${index === weeks.length - 1 ? "bg-brass" : "bg-sage"} ${value === 0 ? "opacity-30" : ""}`}
              style={{ height: value === 0 ? "2px" : `${Math.max(8, (value / most) * 100)}%` }}
              aria-hidden="true"
            />
          </li>
        );
      })}
    </ol>
  );
}
