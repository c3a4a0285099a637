import { useTranslations } from "use-intl";
import type { Place } from "#app/features/own-texts/places";
import type { Language } from "#app/languages/languages";
import { CheckboxField } from "#app/ui/fields/field";
import { ChangeRow } from "./change-row";
import type { ListedChange } from "./listed-change";
import type { ReplacingAnswer } from "./replacing-answer";

/** So many are drawn; the rest is folded away. */
const SHOWN = 20;

interface ListedChangesProps {
  id: string;
  title: string;
  text?: string;
  /** The place that all of them are of, which can be left as a whole. */
  place?: Place;
  changes: readonly ListedChange[];
  isOpen: boolean;
  language: Language;
  answer: ReplacingAnswer | undefined;
}

/** A folded list of changes; it opens by itself where an answer is about one of them. */
export function ListedChanges({ id, title, text, place, changes, isOpen, language, answer }: ListedChangesProps) {
  const t = useTranslations("replacing");
  const leave = `place:${place}`;
  const [first, rest] = [changes.slice(0, SHOWN), changes.slice(SHOWN)];
  const rows = (listed: readonly ListedChange[]) => (
    <ul className="mt-2 divide-y divide-line border-y border-line">
      {listed.map((change) => (
        <ChangeRow key={change.name} change={change} language={language} answer={answer} />
      ))}
    </ul>
  );
  return (
    <details open={isOpen || changes.some(isAbout(answer))}>
      <summary className="min-h-11 content-center">
        <h3 id={id} className="inline text-lg">
          {title}
        </h3>
      </summary>
      {text && <p className="mt-1 max-w-measure text-sm text-soft">{text}</p>}
      {place && <CheckboxField name={leave} label={t("leavePlace")} defaultChecked={answer?.fields[leave] !== undefined} />}
      {first.length > 0 && rows(first)}
      {rest.length > 0 && (
        <details open={rest.some(isAbout(answer))}>
          <summary className="min-h-11 content-center font-semibold">{t("moreChanges", { count: rest.length })}</summary>
          {rows(rest)}
        </details>
      )}
    </details>
  );
}

/** Whether an answer names one of the texts of a change. */
const isAbout =
  (answer: ReplacingAnswer | undefined) =>
  ({ names }: ListedChange) =>
    names.some((name) => answer?.misfits?.[name] !== undefined || answer?.changed?.includes(name));
