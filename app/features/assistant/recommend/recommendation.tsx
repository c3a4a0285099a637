import { useTranslations } from "use-intl";
import { Named } from "#app/features/catalog/named";
import { useWrittenLanguage } from "#app/languages/written-language";
import type { ConversationView, ShownMessage } from "../conversation/conversation";
import type { KeyIssue } from "../documents/key-issues";
import { MAX_KEY_ISSUES } from "../limits";
import { SpokenWords } from "../pages/chat-message";
import { RecommendationCard } from "./recommendation-card";

interface RecommendationProps {
  message: ShownMessage;
  faces: ConversationView["faces"];
  /** The reader's own words, carried along to the booking page within this window. */
  need: string;
  /** False when the server runs with PACE=0. */
  pace: boolean;
}

/** The matcher's result: key issues, recommended advisors, suggested questions (visitor site, section 2: AI advisor matcher). */
export function RecommendationWords({ message, faces, need, pace }: RecommendationProps) {
  const t = useTranslations("assistant");
  const { content, keyIssues = [], moreIssues, advisorRecommendations = [], suggestedQuestions = [] } = message;
  return (
    <div className="space-y-5">
      <SpokenWords text={content} />
      {keyIssues.length > 0 && (
        <Part title={t("keyIssues")}>
          <Issues issues={moreIssues ? keyIssues.slice(0, MAX_KEY_ISSUES) : keyIssues} />
          {moreIssues && (
            <details className="mt-2 space-y-1.5">
              <summary className="text-link inline-block min-h-11 cursor-pointer content-center">{moreIssues}</summary>
              <Issues issues={keyIssues.slice(MAX_KEY_ISSUES)} />
            </details>
          )}
        </Part>
      )}
      {advisorRecommendations.length > 0 && (
        <Part title={t("recommendationsCount", { count: advisorRecommendations.length })}>
          <ul className="space-y-3">
            {advisorRecommendations.map((entry) => (
              <RecommendationCard key={entry.subcategory} entry={entry} face={faces[entry.advisor.slug]} need={need} pace={pace} />
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

function Issues({ issues }: { issues: readonly KeyIssue[] }) {
  const written = useWrittenLanguage();
  return (
    <ul className="space-y-1.5">
      {issues.map(({ quote, area }) => (
        <li key={quote} className="border-l-2 border-brass pl-3" dir="auto">
          {area && (
            <strong className="block text-sm">
              <Named name={area} />
            </strong>
          )}
          <q {...written(quote)}>{quote}</q>
        </li>
      ))}
    </ul>
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
