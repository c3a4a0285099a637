import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { classes } from "#app/ui/classes";

const VIEWS = [
  { view: "sections", to: "/admin", label: "viewSections" },
  { view: "people", to: "/admin?view=people", label: "viewPeople" },
  { view: "consultations", to: "/admin?view=consultations", label: "viewConsultations" },
  { view: "payments", to: "/admin?view=payments", label: "viewPayments" },
  { view: "payouts", to: "/admin?view=payouts", label: "viewPayouts" },
  { view: "topics", to: "/admin?view=topics", label: "viewTopics" },
  { view: "mail", to: "/admin?view=mail", label: "viewMail" },
  { view: "audit", to: "/admin?view=audit", label: "viewAudit" },
  { view: "settings", to: "/admin?view=settings", label: "viewSettings" },
] as const;

export type DashboardView = (typeof VIEWS)[number]["view"];

/** What stands on the first tab besides the home page. The mailbox is there only while there is no SMTP. */
export function DashboardViews({ current, hasMailbox }: { current: DashboardView; hasMailbox: boolean }) {
  const t = useTranslations("dashboard");
  return (
    <nav aria-label={t("views")} className="mb-8 flex flex-wrap gap-2">
      {VIEWS.filter(({ view }) => view !== "mail" || hasMailbox).map(({ view, to, label }) => (
        <Link
          key={view}
          to={to}
          prefetch="intent"
          preventScrollReset
          aria-current={view === current ? "page" : undefined}
          className={classes("button button-small", view === current ? "button-primary" : "button-secondary")}
        >
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
