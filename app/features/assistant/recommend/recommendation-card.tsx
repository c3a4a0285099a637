import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { categoryById } from "#app/features/catalog/categories";
import { WhyItRanks } from "#app/features/matching/match-bars";
import { Approx } from "#app/features/money/approx";
import { useNames } from "#app/languages/names";
import { Avatar } from "#app/ui/avatar";
import { Badge } from "#app/ui/badge";
import { useOfferedWords } from "#app/ui/fields/words-between-windows";
import { useFormat } from "#app/ui/text/format";
import type { AdvisorRecommendation } from "../conversation/conversation";
import { MatchBadge, MissedPreferences } from "../pages/match-badge";
import { ConnectButton } from "./connect-button";
import { hourBox, needLinkProps } from "./need-link";

const URGENCY_LOOKS = {
  high: { tone: "red", label: "urgencyHigh" },
  medium: { tone: "yellow", label: "urgencyMedium" },
  low: { tone: "green", label: "urgencyLow" },
} as const;

interface RecommendationCardProps {
  entry: AdvisorRecommendation;
  face: string | undefined;
  /** The reader's own words, carried along to the booking page within this window. */
  need: string;
  /** False when the server runs with PACE=0. */
  pace: boolean;
}

/** One recommendation: a field, its best advisor and why, and a link to their page. */
export function RecommendationCard({ entry, face, need, pace }: RecommendationCardProps) {
  const t = useTranslations("assistant");
  const format = useFormat();
  const named = useNames();
  const { category, urgency, matchPercentage, isOfNoArea, reasoning, why, rate, advisor, path } = entry;
  const { missed = [], wishes = 0, page = `/advisors/${advisor.slug}` } = entry;
  // A sub-category holds areas that its title does not name: sales stand on the page of growth hacking.
  const area = named(why?.topic ?? entry.subcategory);
  useOfferedWords([hourBox(advisor.slug)], need);
  const bringing = needLinkProps(advisor.slug, need);
  const soon = urgency && URGENCY_LOOKS[urgency];
  return (
    <li className="rounded border border-line bg-surface p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h4 className="font-semibold">{area}</h4>
          <p className="text-sm text-soft">{named(categoryById(category).name)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <MatchBadge percent={isOfNoArea ? undefined : matchPercentage} wishes={wishes} missed={missed.length} />
          {soon && <Badge tone={soon.tone}>{t(soon.label)}</Badge>}
        </div>
      </div>
      <p className="mt-3">{reasoning}</p>
      <MissedPreferences missed={missed} />
      {why && (
        <div className="text-sm">
          <WhyItRanks {...why} reasons={[]} />
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ConnectButton path={path} area={area} pace={pace} onConnect={bringing.onClick} />
        <Link to={page} {...bringing} className="inline-flex min-h-11 items-center gap-2">
          <Avatar name={advisor.name} src={face} size="small" />
          <span className="text-link">{advisor.name}</span>
        </Link>
        {rate && (
          <p className="text-sm text-soft">
            {t("rateAnHour", { amount: format.money(rate.amount, rate.currency) })} <Approx {...rate} />
          </p>
        )}
      </div>
    </li>
  );
}
