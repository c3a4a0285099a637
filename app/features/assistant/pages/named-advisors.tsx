import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { BlockedMark } from "#app/features/blocks/blocked-mark";
import { useBlocked } from "#app/features/blocks/use-blocked";
import { WhyItRanks } from "#app/features/matching/match-bars";
import { Approx } from "#app/features/money/approx";
import { useNames } from "#app/languages/names";
import { useWrittenLanguage } from "#app/languages/written-language";
import { Avatar } from "#app/ui/avatar";
import { ButtonLink } from "#app/ui/button";
import { useOfferedWords } from "#app/ui/fields/words-between-windows";
import { useFormat } from "#app/ui/text/format";
import type { NamedAdvisor } from "../conversation/conversation";
import { hourBox, needLinkProps } from "../recommend/need-link";
import { MatchBadge, MissedPreferences } from "./match-badge";

interface NamedAdvisorsProps {
  advisors: readonly NamedAdvisor[];
  faces: Record<string, string>;
  /** The reader's own words, carried along to the booking page within this window. */
  need: string;
}

/** Cards of the advisors an answer names: who they are, their price, next free time, and a link to book. */
export function NamedAdvisors({ advisors, faces, need }: NamedAdvisorsProps) {
  const written = useWrittenLanguage();
  const t = useTranslations("assistant");
  const named = useNames();
  const isBlocked = useBlocked();
  useOfferedWords(
    advisors.map(({ slug }) => hourBox(slug)),
    need,
  );
  return (
    <ul className="mt-3 space-y-2">
      {advisors.map(
        ({
          slug,
          name,
          jobTitle,
          facts,
          rate,
          matchPercentage,
          wishes = 0,
          isBeside,
          why,
          missed = [],
          bookPath,
          page = `/advisors/${slug}`,
        }) => (
          <li key={slug} className="rounded border border-line bg-surface px-4 py-2.5">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
              <Link to={page} {...needLinkProps(slug, need)} className="group flex min-w-52 grow basis-0 items-center gap-3">
                <Avatar name={name} src={faces[slug] ?? null} />
                <span className="min-w-0 grow">
                  <span className="block font-semibold group-hover:underline">{name}</span>
                  {jobTitle && (
                    <span {...written(jobTitle)} className="block text-sm">
                      {jobTitle}
                    </span>
                  )}
                  <span className="block text-sm text-soft">
                    <Facts facts={facts} rate={rate} />
                  </span>
                </span>
              </Link>
              <div className="flex flex-wrap items-center gap-3">
                <MatchBadge percent={matchPercentage} wishes={wishes} missed={missed.length} />
                {isBlocked(slug) && <BlockedMark slug={slug} name={name} />}
                {bookPath && !isBlocked(slug) && (
                  <ButtonLink
                    to={bookPath}
                    {...needLinkProps(slug, need)}
                    size="small"
                    variant="secondary"
                    aria-label={t("bookLabel", { name })}
                  >
                    {t("book")}
                  </ButtonLink>
                )}
              </div>
            </div>
            {why && (
              <div className="mt-2 border-t border-line pt-2 text-sm">
                {isBeside && <p className="text-soft">{t("missedArea", { topic: named(why.topic) })}</p>}
                <MissedPreferences missed={missed} />
                <WhyItRanks {...why} />
              </div>
            )}
          </li>
        ),
      )}
    </ul>
  );
}

/** An advisor's facts in the answer's words, with the price also converted to the reader's currency. */
function Facts({ facts, rate }: Pick<NamedAdvisor, "facts" | "rate">) {
  const { money } = useFormat();
  const price = rate && money(rate.amount, rate.currency);
  const priced = price ? facts.findIndex((fact) => fact.includes(price)) : -1;
  return (
    <>
      {facts.slice(0, priced + 1).join(" · ")}
      {rate && priced >= 0 && (
        <>
          {" "}
          <Approx {...rate} />
        </>
      )}
      {priced >= 0 && priced < facts.length - 1 && " · "}
      {facts.slice(priced + 1).join(" · ")}
    </>
  );
}
