import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Card } from "#app/ui/card";
import { Icon } from "#app/ui/icon";
import { useFormat } from "#app/ui/text/format";
import { WAITING_LINKS } from "../waiting/waiting";
import type { Figures } from "./figures-view";

/** Counts of what waits for admins, each with a link to it. */
export function FiguresBoard({ figures }: { figures: Figures }) {
  const t = useTranslations("dashboard");
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="sr-only">
        {t("waitingTitle")}
      </h2>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Figure
          label={t("applicationsWaiting")}
          count={figures.applicationsWaiting}
          note={figures.applicationsOverdue > 0 ? t("applicationsOverdue", { count: figures.applicationsOverdue }) : t("noneOverdue")}
          to="/admin/applications?state=pending"
          isUrgent={figures.applicationsOverdue > 0}
        />
        <Figure
          label={t("requestsWaiting")}
          count={figures.categoryRequestsOpen}
          note={t("requestsWaitingNote")}
          to="/admin/applications#category-requests"
        />
        <Figure
          label={t("absencesOpen")}
          count={figures.absencesOpen}
          note={t("absencesOpenNote")}
          to="/admin?view=consultations&state=disputed"
          isUrgent={figures.absencesOpen > 0}
        />
        <Figure
          label={t("reportsOpen")}
          count={figures.reportsOpen}
          note={t("reportsOpenNote")}
          to={WAITING_LINKS.reports}
          isUrgent={figures.reportsOpen > 0}
        />
        <Figure
          label={t("paymentsToConfirm")}
          count={figures.paymentsToConfirm}
          note={t("paymentsToConfirmNote")}
          to={WAITING_LINKS.payments}
        />
        <Figure
          label={t("paymentsToReturn")}
          count={figures.paymentsToReturn}
          note={t("paymentsToReturnNote")}
          to={WAITING_LINKS.returns}
          isUrgent={figures.paymentsToReturn > 0}
        />
      </div>
    </section>
  );
}

interface FigureProps {
  label: string;
  count: number;
  /** Note on the items that wait; hidden when there are none. */
  note: string;
  to: string;
  isUrgent?: boolean;
}

function Figure({ label, count, note, to, isUrgent }: FigureProps) {
  const t = useTranslations("dashboard");
  const { number } = useFormat();
  return (
    <Card kind="link" className="flex flex-col p-5">
      <h3 className="font-sans text-sm font-semibold text-soft">
        <Link to={to} className="card-cover inline-flex items-center gap-1">
          {label}
          <Icon name="chevron-right" />
        </Link>
      </h3>
      <p className="mt-1 font-serif text-2xl tabular-nums">{number(count)}</p>
      <p className={`text-sm ${isUrgent ? "font-semibold text-danger" : "text-soft"}`}>{count > 0 ? note : t("nothingWaits")}</p>
    </Card>
  );
}
