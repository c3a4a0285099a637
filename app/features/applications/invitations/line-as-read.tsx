import { useTranslations } from "use-intl";
import { useLanguageName } from "#app/features/catalog/language-names";
import { useNames } from "#app/languages/names";
import { useFormat } from "#app/ui/text/format";
import { useFormatter } from "#app/ui/text/formats";
import { useZoneNames } from "#app/ui/text/use-zone-names";
import type { ReadLine } from "./import-answer";
import { PLACES } from "./problems/problem-columns";
import { topicNamed } from "./topic-names";
import { useWrittenHours } from "./use-written-hours";

/** Column names of the template file, by position. */
export const useColumns = () => useTranslations("invitations")("columns").split(/[,;]/);

/** What was understood of a line, column by column, so that a misread rate is noticed before anybody is invited. */
export function LineAsRead({ line: { problems, invitedAs } }: { line: ReadLine }) {
  const t = useTranslations("invitations");
  const columns = useColumns();
  const named = useNames();
  const languageName = useLanguageName();
  const { money } = useFormat();
  const { list } = useFormatter();
  const written = useWrittenHours();
  const { zoneInWords } = useZoneNames();
  const { areas, rate, currency, languages, hours, zone, bio } = invitedAs;
  const isPriced = rate !== null && !problems.includes("lineCurrency");
  const said: [keyof typeof PLACES, string | undefined][] = [
    ["areas", list(areas.map((area) => named(topicNamed(area))))],
    ["rate", isPriced ? t("lineRateRead", { amount: money(rate, currency) }) : undefined],
    ["languages", list(languages.map(languageName))],
    ["hours", written(hours).join("; ")],
    ["timezone", zone ? zoneInWords(zone) : hours.length > 0 ? t("lineZoneAssumed") : undefined],
    ["bio", bio],
  ];
  const understood = said.filter(([, words]) => words);
  if (understood.length === 0) return null;
  return (
    <dl className="mt-1 grid grid-cols-[max-content_1fr] gap-x-3 gap-y-0.5 text-sm">
      {understood.map(([column, words]) => (
        <div key={column} className="contents">
          <dt className="text-soft first-letter:uppercase">{columns[PLACES[column]]}</dt>
          <dd className="line-clamp-2">{words}</dd>
        </div>
      ))}
    </dl>
  );
}
