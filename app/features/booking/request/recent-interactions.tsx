import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useNames } from "#app/languages/names";
import { Avatar } from "#app/ui/avatar";
import { ButtonLink } from "#app/ui/button";
import { useFormat } from "#app/ui/text/format";
import { Moment } from "../pages/start-time-display";
import { StateBadge } from "../pages/state-badge";
import type { InTime } from "../pages/state-names";

export interface Interactions {
  counts: { requests: number; upcoming: number; completed: number; advisors: number };
  latest: (InTime & {
    id: string;
    topicName: string;
    scheduledTime: Date;
    advisorName: string;
    advisorAvatar: string | null;
  })[];
}

/** A client's recent interactions with counts, from real data, for use under a heading (signed-in-areas.md 2: Profile Preview). */
export function RecentInteractions({ interactions, zone }: { interactions: Interactions; zone: string }) {
  const t = useTranslations("booking");
  const { counts, latest } = interactions;
  const figures = [
    [counts.requests, t("countRequests", { count: counts.requests })],
    [counts.upcoming, t("countUpcoming")],
    [counts.completed, t("countCompleted")],
    [counts.advisors, t("countAdvisors", { count: counts.advisors })],
  ] as const;
  const named = useNames();
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-4 sm:grid-cols-4">
        {figures.map(([count, label]) => (
          <Figure key={label} count={count} label={label} />
        ))}
      </dl>
      {latest.length === 0 ? (
        <div className="mt-6 space-y-4">
          <p className="text-soft">{t("interactionsNone")}</p>
          <ButtonLink to="/book-consultation" variant="secondary">
            {t("title")}
          </ButtonLink>
        </div>
      ) : (
        <ul className="mt-6 divide-y divide-line border-y border-line">
          {latest.map((line) => (
            <li key={line.id} className="relative grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 py-4 sm:flex">
              <Avatar name={line.advisorName} src={line.advisorAvatar} size="small" />
              <div className="min-w-0 grow">
                <Link to={`/consultations/${line.id}`} prefetch="intent" className="card-cover font-semibold">
                  {line.advisorName}
                </Link>
                <p className="text-sm text-soft">
                  {named(line.topicName)} · <Moment at={line.scheduledTime} zone={zone} />
                </p>
              </div>
              <div className="max-sm:col-start-2">
                <StateBadge consultation={line} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Figure({ count, label }: { count: number; label: string }) {
  const format = useFormat();
  return (
    <div className="flex flex-col-reverse border-t border-line pt-3">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="font-serif text-2xl tabular-nums">{format.number(count)}</dd>
    </div>
  );
}
