import { useState } from "react";
import { useTranslations } from "use-intl";
import type { SectionEntry } from "#app/features/home/section";
import { FIRST_LANGUAGE, type Language } from "#app/languages/languages";
import { Button } from "#app/ui/button";
import { TextAreaField, TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { formValues } from "#app/ui/fields/form-values";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { Icon, type IconName } from "#app/ui/icon";
import { FailureAlert } from "../alert";
import { nestFields } from "../dotted-names";
import { useStandingKey } from "../form-reset-key";
import { MAX_ENTRIES } from "../limits";
import { arranged, readArrangement } from "./reorder-list";
import type { SectionAnswer } from "./section-answer";
import { ENTRY_LENGTHS } from "./section-form";
import type { EditedSection } from "./section-state";
import { entriesKey, typedEntries } from "./section-words";
import { StaleAlert } from "./stale-alert";

interface EntriesFormProps {
  section: EditedSection;
  language: Language;
  answer: SectionAnswer | undefined;
}

const TITLES: Record<string, "stepsTitle" | "benefitsTitle"> = { how_it_works: "stepsTitle", become_advisor: "benefitsTitle" };

/** Steps or benefits: with React they are added, removed and reordered in place, without it by the server. */
export function EntriesForm({ section, language, answer }: EntriesFormProps) {
  const t = useTranslations("admin");
  const isFirst = language === FIRST_LANGUAGE;
  const given = answer?.entries ?? section.contentData;
  const [typed, setTyped] = useState(() => entriesKey(given));
  const key = useStandingKey(entriesKey(section.contentData), typed);
  return (
    <PostForm
      key={key}
      errors={answer?.errors}
      preventScrollReset
      data-drafts={answer ? "refused" : ""}
      className="max-w-3xl"
      aria-labelledby="section-entries"
      onInput={(event) => setTyped(entriesKey(typedEntries(nestFields(formValues(new FormData(event.currentTarget))).entries)))}
    >
      {/* Pressing Enter in a field submits with the form's first button. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <input type="hidden" name="intent" value="save-entries" />
      <input type="hidden" name="sectionType" value={section.sectionType} />
      <input type="hidden" name="version" value={answer?.stale?.current.version ?? section.version} />
      {!isFirst && <input type="hidden" name="language" value={language} />}
      <h3 id="section-entries" className="text-xl">
        {t(TITLES[section.sectionType] ?? "entriesTitle")}
      </h3>
      <p className="mt-1 mb-4 text-soft">{t(isFirst ? "entriesHint" : "entriesElsewhere")}</p>
      {answer?.stale ? <StaleAlert stale={answer.stale} /> : <FailureAlert alert={answer?.alert} />}
      <EntryList given={given} isArranged={isFirst} onArrange={setTyped} />
      <div className="mt-6">
        <SubmitButton busyLabel={t("saving")}>{t("saveContent")}</SubmitButton>
      </div>
    </PostForm>
  );
}

interface Row {
  key: number;
  entry: SectionEntry;
}

interface EntryListProps {
  given: readonly SectionEntry[];
  /** Whether entries can be added, removed and reordered: the set of entries is the same in every language. */
  isArranged: boolean;
  onArrange: (key: string) => void;
}

/** Entries in order. Fields stay with their row when it moves. */
function EntryList({ given, isArranged, onArrange }: EntryListProps) {
  const t = useTranslations("admin");
  const [rows, setRows] = useState<Row[]>(() => given.map((entry, key) => ({ key, entry })));
  const [next, setNext] = useState(given.length);

  function arrange(event: React.MouseEvent<HTMLButtonElement>) {
    const arrangement = readArrangement(event.currentTarget.value);
    if (!arrangement) return;
    event.preventDefault();
    const blank = { key: next, entry: { title: "", description: "" } };
    setNext(next + 1);
    setRows(arranged(rows, arrangement, blank, MAX_ENTRIES));
    // The list of entries now differs from the server's, whatever they contain.
    onArrange("arranged");
  }

  return (
    <>
      <ol className="space-y-4">
        {rows.map(({ key, entry }, index) => (
          <li key={key} className="card flex gap-4">
            <div className="grid min-w-0 grow gap-4">
              <TextField
                name={`entries.${index}.title`}
                label={t("entryTitle", { number: index + 1 })}
                defaultValue={entry.title}
                maxLength={ENTRY_LENGTHS.title}
              />
              <TextAreaField
                name={`entries.${index}.description`}
                label={t("entryDescription", { number: index + 1 })}
                defaultValue={entry.description}
                maxLength={ENTRY_LENGTHS.description}
                rows={2}
              />
            </div>
            {isArranged && (
              <div className="flex flex-col gap-1">
                <ArrangeButton
                  value={`up:${index}`}
                  icon="chevron-down"
                  isTurned
                  label={t("entryUp", { number: index + 1 })}
                  onClick={arrange}
                />
                <ArrangeButton
                  value={`down:${index}`}
                  icon="chevron-down"
                  label={t("entryDown", { number: index + 1 })}
                  onClick={arrange}
                />
                <ArrangeButton value={`remove:${index}`} icon="trash" label={t("removeEntry", { number: index + 1 })} onClick={arrange} />
              </div>
            )}
          </li>
        ))}
      </ol>
      {isArranged && rows.length < MAX_ENTRIES && (
        <Button type="submit" name="arrange" value="add" variant="secondary" className="mt-4" onClick={arrange}>
          <Icon name="plus" />
          {t("addEntry")}
        </Button>
      )}
    </>
  );
}

interface ArrangeButtonProps {
  value: string;
  icon: IconName;
  isTurned?: boolean;
  label: string;
  onClick: React.MouseEventHandler<HTMLButtonElement>;
}

const ArrangeButton = ({ value, icon, isTurned, label, onClick }: ArrangeButtonProps) => (
  <button type="submit" name="arrange" value={value} aria-label={label} title={label} className="close-button" onClick={onClick}>
    <Icon name={icon} className={isTurned ? "rotate-180" : ""} />
  </button>
);
