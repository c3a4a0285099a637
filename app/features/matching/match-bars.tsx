import { useTranslations } from "use-intl";
import { useLanguageName } from "#app/features/catalog/language-names";
import { useNames } from "#app/languages/names";
import { useFormatter } from "#app/ui/text/formats";
import { type KnownParts, MATCH_WEIGHTS, type MatchPart } from "./score";
import type { ReasonCode } from "./why-it-ranks";

const NAMES = {
  expertise: "partExpertise",
  rating: "partRating",
  sessions: "partSessions",
  response: "partResponse",
  time: "partTime",
  language: "partLanguage",
  zone: "partZone",
  budget: "partBudget",
  text: "partText",
} as const satisfies Record<MatchPart, string>;

const REASONS_SAID = 4;

interface WhyItRanksProps {
  reasons: readonly ReasonCode[];
  parts: KnownParts;
  topic: string;
  /** Requested languages that they speak; these are named. */
  languages?: readonly string[];
}

/** Why an advisor ranks where they do: a sentence, and the parts of the score on demand. */
export function WhyItRanks({ reasons, parts, topic, languages = [] }: WhyItRanksProps) {
  const t = useTranslations("matching");
  return (
    <>
      {reasons.length > 0 && <MatchSentence reasons={reasons} topic={topic} languages={languages} />}
      <details className="mt-2">
        <summary className="text-link inline-block min-h-11 cursor-pointer content-center">{t("scoreParts")}</summary>
        <div className="mt-2 max-w-sm">
          <MatchBars parts={parts} />
        </div>
      </details>
    </>
  );
}

/** The reasons that add most to the score, in one sentence. */
function MatchSentence({ reasons, topic, languages }: Required<Pick<WhyItRanksProps, "reasons" | "topic" | "languages">>) {
  const t = useTranslations("matching");
  const named = useNames();
  const format = useFormatter();
  const languageName = useLanguageName();
  const name = named(topic);
  const said = reasons
    .slice(0, REASONS_SAID)
    .map((code) =>
      code === "speaksYourLanguage" && languages.length > 0
        ? t("speaksAsked", { language: format.list(languages.map(languageName)) })
        : t(code, { topic: name }),
    );
  const [first = "", ...others] = said;
  // The name of an area keeps its capital within the sentence, too.
  const within = others.map((reason) => (reason.startsWith(name) ? reason : withoutCapital(reason)));
  return <p>{t("whySentence", { reasons: format.list([first, ...within]) })}</p>;
}

/** The parts of a score: for each requested part a small bar, with what it adds and what it could add. */
function MatchBars({ parts }: { parts: KnownParts }) {
  const t = useTranslations("matching");
  const format = useFormatter();
  const shown = (Object.keys(NAMES) as MatchPart[]).filter((part) => (parts[part] ?? null) !== null);
  return (
    <ul className="space-y-1.5">
      {shown.map((part) => {
        const value = parts[part] ?? 0;
        const points = {
          points: format.number(Math.round(value * MATCH_WEIGHTS[part] * 100)),
          most: format.number(MATCH_WEIGHTS[part] * 100),
        };
        return (
          <li key={part} className="grid grid-cols-[5.5rem_1fr_4rem] sm:grid-cols-[9rem_1fr_4rem] items-center gap-3 text-sm">
            <span aria-hidden="true">{t(NAMES[part])}</span>
            <progress max={1} value={value} aria-label={t("partMet", { part: t(NAMES[part]), ...points })} className="progress" />
            <span aria-hidden="true" className="text-right text-soft tabular-nums">
              {t("partPoints", points)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const withoutCapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
