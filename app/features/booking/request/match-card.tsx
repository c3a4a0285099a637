import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { WhyItRanks } from "#app/features/matching/match-bars";
import { useWrittenLanguage } from "#app/languages/written-language";
import { Avatar } from "#app/ui/avatar";
import { Badge } from "#app/ui/badge";
import { Card } from "#app/ui/card";
import { Stars } from "#app/ui/stars";
import { useFormat } from "#app/ui/text/format";
import { useShownZone } from "#app/ui/text/formats";
import { BothClocks } from "../pages/both-clocks";
import { UnusualForEither } from "../pages/times/unusual-hour";
import { PriceLines } from "../price-lines";
import { shownPrice } from "../shown-price";
import { BookButton, nameId } from "./book-button";
import type { AdvisorMatch } from "./match";

const LEVELS = { experienced: "levelExperienced", senior: "levelSenior", expert: "levelExpert" } as const;

interface MatchCardProps {
  match: AdvisorMatch;
  topicName: string;
  zone: string;
  isBest: boolean;
  /** Whether a time was requested; if not, each advisor's first free time is shown. */
  isTimeAsked: boolean;
  /** Whether the card is on the page of the list that a phone currently hides; phones show the list in two pages. */
  isLeftOutOnPhones: boolean;
}

/** An advisor who can be booked now: who, why, when, the full price breakdown, and Book. */
export function MatchCard({ match, topicName, zone, isBest, isTimeAsked, isLeftOutOnPhones }: MatchCardProps) {
  const written = useWrittenLanguage();
  const t = useTranslations("booking");
  // This reason is meaningless without a requested time; the first free time is shown anyway.
  const reasons = match.reasons.filter((code) => isTimeAsked || code !== "freeNearTheTime");
  const { duration } = useFormat();
  const clocks = { at: match.scheduled_time, zone, theirZone: match.adviser_time_zone, name: match.adviser_name };
  const shownZone = useShownZone(zone);
  return (
    <Card as="li" className={`${isBest ? "border-brass" : ""} ${isLeftOutOnPhones ? "max-md:hidden" : ""}`}>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[1fr_16rem]">
        <div className="min-w-0">
          <Heading match={match} isBest={isBest} />
          <h4 className="mt-5 text-sm font-semibold">{t("why")}</h4>
          <div className="mt-1.5 max-w-measure text-sm">
            <WhyItRanks reasons={reasons} parts={match.parts} topic={topicName} />
          </div>
          {match.bio && (
            <p {...written(match.bio)} className="mt-4 line-clamp-3 max-w-measure text-sm text-soft max-md:hidden">
              {match.bio}
            </p>
          )}
        </div>
        <div className="flex flex-col gap-4 border-line max-md:border-t max-md:pt-5 md:border-l md:pl-6">
          <div className="text-sm">
            <p>
              <span className="block text-soft">{isTimeAsked ? t("chosenTime") : t("firstFree")}</span>
              <BothClocks {...clocks} minutes={match.duration_minutes} />
            </p>
            <p className="text-soft">{duration(match.duration_minutes)}</p>
            <UnusualForEither {...clocks} zone={shownZone} />
          </div>
          <PriceLines price={shownPrice(match)} receiver={match.adviser_name} />
          <BookButton match={match} topicName={topicName} isBest={isBest} />
        </div>
      </div>
    </Card>
  );
}

function Heading({ match, isBest }: { match: AdvisorMatch; isBest: boolean }) {
  const t = useTranslations("booking");
  const format = useFormat();
  return (
    <>
      <div className="flex items-start gap-4">
        <Avatar name={match.adviser_name} src={match.avatar_url} size="large" />
        <div className="min-w-0">
          <h3 id={nameId(match)} className="text-xl">
            <Link to={`/advisors/${match.slug}`} prefetch="intent" className="-my-2.5 inline-flex min-h-11 items-center hover:underline">
              {match.adviser_name}
            </Link>
          </h3>
          {match.job_title && <p className="text-soft">{match.job_title}</p>}
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            <Stars rating={match.rating} count={match.rating_count} />
            <span className="text-soft">{t("sessions", { count: match.total_sessions })}</span>
          </p>
        </div>
      </div>
      <p className="mt-3 flex flex-wrap gap-2">
        {isBest && <Badge tone="brass">{t("bestMatch")}</Badge>}
        <Badge tone="sage">{t("matchPercent", { percent: format.percent(match.score) })}</Badge>
        <Badge>{t(LEVELS[match.expertise_level])}</Badge>
        {match.is_primary_expertise && <Badge>{t("primaryExpertise")}</Badge>}
      </p>
    </>
  );
}
