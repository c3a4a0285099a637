import { useTranslations } from "use-intl";
import { useLanguageName } from "#app/features/catalog/language-names";
import { useNames } from "#app/languages/names";
import { useFormatter } from "#app/ui/text/formats";
import { pointsOf } from "./match-points";
import type { KnownParts, MatchPart } from "./score";
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

/** The parts of a score: for each that was compared a small bar, with what it adds and what it could add; what counts in full for everybody; and the sum. */
function MatchBars({ parts }: { parts: KnownParts }) {
  const t = useTranslations("matching");
  const format = useFormatter();
  const { compared, others, pointsOfOthers, total } = pointsOf(parts);
  const said = (points: number, most: number) => ({ points: format.number(points), most: format.number(most) });
  const unasked = { label: t("partUnasked", { parts: format.list(others.map((part) => t(NAMES[part]))) }), points: pointsOfOthers };
  const sums = [
    ...(others.length > 0 ? [{ ...unasked, most: pointsOfOthers }] : []),
    { label: t("partTotal"), points: total ?? 0, most: 100 },
  ];
  return (
    <ul className="space-y-1.5 text-sm tabular-nums">
      {compared.map(({ part, points, most }) => (
        <li key={part} className="grid grid-cols-[5.5rem_1fr_4rem] sm:grid-cols-[9rem_1fr_4rem] items-center gap-3">
          <span aria-hidden="true">{t(NAMES[part])}</span>
          <progress
            max={1}
            value={parts[part] ?? 0}
            aria-label={t("partMet", { part: t(NAMES[part]), ...said(points, most) })}
            className="progress"
          />
          <span aria-hidden="true" className="text-right text-soft">
            {t("partPoints", said(points, most))}
          </span>
        </li>
      ))}
      {total !== null &&
        sums.map(({ label, points, most }) => (
          <li key={label} className="grid grid-cols-[1fr_5rem] gap-3 border-t border-line pt-1.5 last:font-semibold">
            <span>{label}</span>
            <span className="text-right">{t("partPoints", said(points, most))}</span>
          </li>
        ))}
    </ul>
  );
}

const withoutCapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
