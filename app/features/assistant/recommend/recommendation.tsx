import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { categoryById } from "#app/features/catalog/categories";
import { WhyItRanks } from "#app/features/matching/match-bars";
import { Badge } from "#app/ui/badge";
import type { AdvisorRecommendation, ShownMessage } from "../conversation/conversation";
import { SpokenWords } from "../pages/chat-message";
import { ConnectButton } from "./connect-button";

const URGENCY_LOOKS = {
  high: { tone: "red", label: "urgencyHigh" },
  medium: { tone: "yellow", label: "urgencyMedium" },
  low: { tone: "green", label: "urgencyLow" },
} as const;

interface RecommendationProps {
  message: ShownMessage;
  /** False when the server runs with PACE=0. */
  pace: boolean;
}

/** What the matcher found: key issues, recommended advisors, suggested questions (visitor site, section 2: AI advisor matcher). */
export function RecommendationWords({ message, pace }: RecommendationProps) {
  const t = useTranslations("assistant");
  const { content, keyIssues = [], advisorRecommendations = [], suggestedQuestions = [] } = message;
  return (
    <div className="space-y-5">
      <SpokenWords text={content} />
      {keyIssues.length > 0 && (
        <Part title={t("keyIssues")}>
          <ul className="space-y-1.5">
            {keyIssues.map(({ quote, area }) => (
              <li key={quote} className="border-l-2 border-brass pl-3" dir="auto">
                {area && <strong className="block text-sm">{area}</strong>}
                <q>{quote}</q>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {advisorRecommendations.length > 0 && (
        <Part title={t("recommendations")}>
          <ul className="space-y-3">
            {advisorRecommendations.map((entry) => (
              <RecommendationCard key={entry.subcategory} entry={entry} pace={pace} />
            ))}
          </ul>
        </Part>
      )}
      {suggestedQuestions.length > 0 && (
        <Part title={t("suggestedQuestions")}>
          <ul className="list-disc space-y-1 pl-5">
            {suggestedQuestions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <h3 className="mb-2 text-lg">{title}</h3>
      {children}
    </div>
  );
}

function RecommendationCard({ entry, pace }: { entry: AdvisorRecommendation; pace: boolean }) {
  const t = useTranslations("assistant");
  const { category, subcategory, urgency, matchPercentage, reasoning, why, advisor, path } = entry;
  const { tone, label } = URGENCY_LOOKS[urgency];
  return (
    <li className="rounded border border-line bg-surface p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h4 className="font-semibold">{subcategory}</h4>
          <p className="text-sm text-soft">{categoryById(category).name}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Badge tone="sage">{t("matchPercentage", { percent: String(matchPercentage) })}</Badge>
          <Badge tone={tone}>{t(label)}</Badge>
        </div>
      </div>
      <p className="mt-3">{reasoning}</p>
      {why && (
        <div className="text-sm">
          <WhyItRanks {...why} reasons={[]} />
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ConnectButton path={path} subcategory={subcategory} pace={pace} />
        <Link to={`/advisors/${advisor.slug}`} className="text-link inline-flex min-h-11 items-center">
          {advisor.name}
        </Link>
      </div>
    </li>
  );
}
