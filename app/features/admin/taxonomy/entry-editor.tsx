import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { ENTRY_TEXTS, type EntryKind, STANDS_FOR } from "#app/features/catalog/catalog-entry";
import { categories, categoryById } from "#app/features/catalog/categories";
import { DRAWINGS, freeDrawing } from "#app/features/catalog/drawings";
import { useLanguageTitle } from "#app/features/catalog/language-titles";
import { useNames } from "#app/languages/names";
import { Badge } from "#app/ui/badge";
import { Button } from "#app/ui/button";
import { SelectField, TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { Icon } from "#app/ui/icon";
import { ConfirmDialog } from "#app/ui/overlays/confirm-dialog";
import { FailureAlert, WarningAlert } from "../alert";
import { ADDRESS_MAX_CHARACTERS, ENTRY_TEXT_MAX_CHARACTERS } from "../limits";
import { type EditedEntry, type EntryView, NOWHERE } from "./edited-entry";
import type { EntryAnswer } from "./entry-answer";
import { ownLanguageBeside } from "./further-language";
import { OfferedFirst } from "./offered-first";
import { ownText } from "./own-text";
import { StandingNote } from "./standing";
import { UnlikeChoice } from "./unlike-choice";

interface EntryEditorProps extends EntryView {
  answer: EntryAnswer | undefined;
}

/** Form of a category, sub-category page or tile: its texts in every language, its place and drawing; with retire and restore. */
export function EntryEditor({ entry, category, shown, written, languages, answer }: EntryEditorProps) {
  const t = useTranslations("taxonomy");
  const named = useNames();
  const words = useTranslations("admin");
  const { pathname, search } = useLocation();
  const kind: EntryKind = entry?.kind ?? (category === "" ? "category" : "page");
  const isStale = answer?.alert?.key === "taxonomy.entryStale";
  return (
    <div className="max-w-2xl">
      <Link to="/admin?view=topics" className="text-link inline-flex min-h-11 items-center gap-1">
        <Icon name="chevron-left" />
        {t("allEntries")}
      </Link>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        <h2 className="text-2xl wrap-anywhere">{entry ? named(nameOf(entry)) : t(kind === "category" ? "addCategory" : "addPage")}</h2>
        {entry?.isRetired && <Badge>{t("retired")}</Badge>}
      </div>
      <p className="mt-1 mb-6 text-soft">
        {category === "" ? t("entryText") : t("entryBelow", { category: named(categoryById(category).name) })}
      </p>
      {entry?.isRetired && <WarningAlert>{t("entryRetiredNote")}</WarningAlert>}
      <FailureAlert alert={answer?.alert}>
        {isStale && (
          <Link to={pathname + search} preventScrollReset className="text-link mt-2 inline-flex min-h-11 items-center">
            {words("reload")}
          </Link>
        )}
      </FailureAlert>
      <EntryForm
        key={entry && `${entry.key} ${entry.version}`}
        entry={entry}
        category={category}
        shown={shown}
        written={written}
        languages={languages}
        kind={kind}
        answer={answer}
      />
      {entry && <RetireEntry entry={entry} answer={answer} />}
    </div>
  );
}

function EntryForm({ entry, category, shown, written, languages, kind, answer }: EntryEditorProps & { kind: EntryKind }) {
  const t = useTranslations("taxonomy");
  const languageTitle = useLanguageTitle();
  const words = useTranslations("admin");
  const own = ownLanguageBeside(languages);
  const given = (name: string, standing: string) => answer?.typed[name] ?? standing;
  return (
    <PostForm errors={answer?.errors} preventScrollReset data-drafts={answer ? "refused" : ""} className="mt-6 grid gap-5">
      {entry ? (
        <>
          <Which entry={entry} />
          <input type="hidden" name="kind" value={kind} />
          {answer?.typed.former && <input type="hidden" name="former" value="seen" />}
        </>
      ) : (
        <input type="hidden" name="category" value={category} />
      )}
      {ENTRY_TEXTS[kind].map((part) => (
        <TextField
          key={part}
          name={`texts.${part}`}
          label={`${t(`part_${part}`)} (${languageTitle(own)})`}
          {...ownText({ t, languageTitle }, own, written[part])}
          defaultValue={given(`texts.${part}`, shown[part] ?? "")}
          maxLength={ENTRY_TEXT_MAX_CHARACTERS}
          {...(STANDS_FOR[kind][part] ? { optional: true } : { required: true })}
        />
      ))}
      {kind !== "tile" && (
        <TextField
          name="address"
          label={t("address")}
          hint={t(entry ? "addressLeft" : "addressHint")}
          defaultValue={given("address", entry?.address ?? "")}
          maxLength={ADDRESS_MAX_CHARACTERS}
          optional={!entry}
          autoCapitalize="off"
          spellCheck={false}
        />
      )}
      {kind === "category" && <Drawings chosen={given("icon", entry?.icon ?? freeDrawing(categories().map(({ icon }) => icon)))} />}
      {kind === "page" && (
        <TextField name="icon" label={t("emoji")} defaultValue={given("icon", entry?.icon ?? "📌")} maxLength={16} optional />
      )}
      {entry && <p className="text-sm text-soft">{t("renameHint")}</p>}
      <UnlikeChoice languages={answer?.leftBehind} chosen={answer?.typed.unlike} />
      <OfferedFirst languages={languages} className="grid gap-5">
        {({ language, standing, shipped }) => (
          <details key={language} className="card" open={answer?.leftBehind?.includes(language)}>
            <summary className="min-h-11 cursor-pointer content-center font-semibold">{languageTitle(language)}</summary>
            <div className="mt-4 grid gap-4">
              {ENTRY_TEXTS[kind].map((part, index) => (
                <TextField
                  key={part}
                  name={`translations.${language}.${part}`}
                  label={t(`part_${part}`)}
                  placeholder={standing[index]}
                  lang={language}
                  defaultValue={given(`translations.${language}.${part}`, entry?.translations[language]?.[part] ?? shipped[index] ?? "")}
                  maxLength={ENTRY_TEXT_MAX_CHARACTERS}
                  optional
                />
              ))}
            </div>
          </details>
        )}
      </OfferedFirst>
      <div>
        <SubmitButton name="intent" value={entry ? "save-entry" : "add-entry"} busyLabel={words("saving")}>
          {t(entry ? "saveEntry" : "addEntry")}
        </SubmitButton>
      </div>
    </PostForm>
  );
}

function Drawings({ chosen }: { chosen: string }) {
  const t = useTranslations("taxonomy");
  return (
    <fieldset>
      <legend className="font-semibold">{t("drawing")}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {DRAWINGS.map((name) => (
          <label
            key={name}
            className="flex size-11 cursor-pointer items-center justify-center rounded border border-edge has-checked:border-sage has-checked:bg-sage-wash has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="icon"
              value={name}
              defaultChecked={name === chosen}
              aria-label={t(`drawing_${name}`)}
              className="sr-only"
            />
            <Icon name={name} className="text-xl" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function RetireEntry({ entry, answer }: { entry: EditedEntry; answer: EntryAnswer | undefined }) {
  const t = useTranslations("taxonomy");
  const named = useNames();
  const words = useTranslations("admin");
  const others = categories().filter(({ id }) => id !== entry.key);
  if (entry.isRetired)
    return (
      <div className="mt-10 border-t border-line pt-6">
        <PostForm preventScrollReset>
          <Which entry={entry} />
          <SubmitButton variant="secondary" name="intent" value="restore-entry" busyLabel={words("saving")}>
            {t("restore")}
          </SubmitButton>
        </PostForm>
      </div>
    );
  return (
    <div className="mt-10 border-t border-line pt-6">
      {answer?.errors?.moveTo && <FailureAlert alert={{ key: "taxonomy.placeNeeded" }} />}
      <ConfirmDialog
        id="retire-entry"
        trigger={<Button variant="secondary">{t("retire")}</Button>}
        title={t("retireTitle", { name: named(nameOf(entry)) })}
        text={t(entry.kind === "category" ? "retireCategoryText" : "retireEntryText")}
        confirmLabel={t("retire")}
        busyLabel={words("saving")}
        name="intent"
        value="retire-entry"
      >
        <Which entry={entry} />
        {entry.leftWithout > 0 && <p className="font-semibold">{t("leftWithout", { count: entry.leftWithout })}</p>}
        <StandingNote standing={entry.standing} />
        {entry.advisors > 0 && (
          <SelectField
            name="moveTo"
            label={t("moveTo", { count: entry.advisors })}
            options={[...others.map(({ id, name }) => ({ value: id, label: named(name) })), { value: NOWHERE, label: t("moveNowhere") }]}
          />
        )}
      </ConfirmDialog>
    </div>
  );
}

const Which = ({ entry: { key, version } }: { entry: EditedEntry }) => (
  <>
    <input type="hidden" name="key" value={key} />
    <input type="hidden" name="version" value={version} />
  </>
);

const nameOf = ({ kind, texts }: EditedEntry) => texts[ENTRY_TEXTS[kind][0]] ?? "";
