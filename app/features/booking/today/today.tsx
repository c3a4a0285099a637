import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Card } from "#app/ui/card";
import { Answers } from "../answering/answers";
import { ConsultationCard } from "../pages/consultation-card";
import { Earned, NextSession } from "./today-cards";
import type { TodayView } from "./today-view";

const SESSIONS = "/advisor-profile/sessions";
/** Answering here returns to this page. */
const ANSWER = `${SESSIONS}?from=today`;

interface TodayProps {
  today: TodayView;
  zone: string;
  /** What is missing in the profile and what each gap costs; texts from the caller. */
  missing: { to: string; title: string; text: string }[];
}

/** The first view of the dashboard: requests with one-click answers, the next session, unread messages, earnings, and profile gaps that cost bookings. */
export function Today({ today, zone, missing }: TodayProps) {
  const t = useTranslations("today");
  const { accused, requests, requestCount, proposals, proposalCount } = today;
  return (
    <section aria-labelledby="today" className="mb-10">
      <h2 id="today" className="mb-4 text-2xl">
        {t("title")}
      </h2>
      {accused.length > 0 && (
        <>
          <p className="mb-3 font-semibold">{t("accused", { count: accused.length })}</p>
          <ul className="mb-4 grid gap-3">
            {accused.map((line) => (
              <ConsultationCard key={line.id} line={line} side="advisor" zone={zone} />
            ))}
          </ul>
        </>
      )}
      <p className="mb-3 font-semibold">{t("requests", { count: requestCount })}</p>
      {requests.length > 0 && (
        <ul className="mb-4 grid gap-3">
          {requests.map((line) => (
            <ConsultationCard key={line.id} line={line} side="advisor" zone={zone}>
              <Answers line={line} context={today.context[line.id]} zone={zone} action={ANSWER} />
            </ConsultationCard>
          ))}
        </ul>
      )}
      {requestCount > requests.length && <AllRequests />}
      {proposals.length > 0 && (
        <>
          <p className="mb-3 font-semibold">{t("proposals", { count: proposalCount })}</p>
          <ul className="mb-4 grid gap-3">
            {proposals.map((line) => (
              <ConsultationCard key={line.id} line={line} side="advisor" zone={zone} />
            ))}
          </ul>
        </>
      )}
      {proposalCount > proposals.length && <AllRequests />}
      <ul className="grid gap-3 sm:grid-cols-3">
        <NextSession today={today} zone={zone} />
        <Card as="li">
          <p className="text-sm text-soft">{t("unread")}</p>
          <Link to="/messages" prefetch="intent" className="text-link inline-flex min-h-11 items-center text-lg">
            {t("unreadCount", { count: today.unread })}
          </Link>
        </Card>
        <Earned earned={today.earned} />
      </ul>
      {missing.length > 0 && (
        <div className="mt-5">
          <h3 className="text-lg">{t("better")}</h3>
          <ul className="mt-2">
            {missing.map(({ to, title, text }) => (
              <li key={title} className="grid items-baseline gap-x-6 py-1 sm:grid-cols-[15rem_1fr]">
                <Link to={to} prefetch="intent" className="text-link inline-flex min-h-11 items-center">
                  {title}
                </Link>
                <span className="text-sm text-soft">{text}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function AllRequests() {
  const t = useTranslations("today");
  return (
    <p className="mb-4">
      <Link to={SESSIONS} className="text-link inline-flex min-h-11 items-center">
        {t("moreRequests")}
      </Link>
    </p>
  );
}
