import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { WhyItRanks } from "#app/features/matching/match-bars";
import { Avatar } from "#app/ui/avatar";
import { Badge } from "#app/ui/badge";
import { ButtonLink } from "#app/ui/button";
import type { NamedAdvisor } from "../conversation/conversation";
import type { Wish } from "../understand/need";

const MISSED = { language: "missedLanguage", budget: "missedBudget", place: "missedPlace" } as const satisfies Record<Wish, string>;

/** The advisors an answer names, as cards: who, what they cost, when they are next free, and a way to book them. */
export function NamedAdvisors({ advisors }: { advisors: readonly NamedAdvisor[] }) {
  const t = useTranslations("assistant");
  return (
    <ul className="mt-3 space-y-2">
      {advisors.map(({ slug, name, jobTitle, facts, matchPercentage, why, missed = [], bookPath }) => (
        <li key={slug} className="rounded border border-line bg-surface px-4 py-2.5">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <Link to={`/advisors/${slug}`} className="group flex min-w-52 grow basis-0 items-center gap-3">
              <Avatar name={name} />
              <span className="min-w-0 grow">
                <span className="block font-semibold group-hover:underline">{name}</span>
                {jobTitle && <span className="block text-sm">{jobTitle}</span>}
                <span className="block text-sm text-soft">{facts.join(" · ")}</span>
              </span>
            </Link>
            <div className="flex flex-wrap items-center gap-3">
              {matchPercentage !== undefined && <Badge tone="sage">{t("matchPercentage", { percent: String(matchPercentage) })}</Badge>}
              {bookPath && (
                <ButtonLink to={bookPath} size="small" variant="secondary" aria-label={t("bookLabel", { name })}>
                  {t("book")}
                </ButtonLink>
              )}
            </div>
          </div>
          {why && (
            <div className="mt-2 border-t border-line pt-2 text-sm">
              {missed.length > 0 && <p className="text-soft">{missed.map((wish) => t(MISSED[wish])).join(" ")}</p>}
              <WhyItRanks {...why} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
