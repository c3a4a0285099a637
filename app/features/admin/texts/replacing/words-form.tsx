import { useContext } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguageTitle } from "#app/features/catalog/language-titles";
import type { WordPair } from "#app/features/own-texts/replace-words";
import { LANGUAGES } from "#app/languages/languages";
import { OfferedLanguagesContext } from "#app/languages/site-words";
import { Button } from "#app/ui/button";
import { CheckboxField, SelectField, TextField } from "#app/ui/fields/field";
import { OwnRows } from "./own-rows";
import { fieldOfWord } from "./replacing-address";
import { OWN_ROWS, type ReplacingParams, SAME_GENDER } from "./replacing-form";
import type { WordForm } from "./word-forms";

/** Chooses the language whose words are replaced. */
export function LanguageForm({ params: { language } }: { params: ReplacingParams }) {
  const t = useTranslations("replacing");
  const offered = useContext(OfferedLanguagesContext);
  const languageTitle = useLanguageTitle();
  const options = LANGUAGES.filter((each) => offered.includes(each) || each === language);
  return (
    <Form key={language} method="get" action="/admin/texts/replace" className="flex flex-wrap items-end gap-3">
      <SelectField
        name="language"
        label={t("language")}
        defaultValue={language}
        options={options.map((value) => ({ value, label: languageTitle(value) }))}
      />
      <Button type="submit" variant="secondary">
        {t("choose")}
      </Button>
    </Form>
  );
}

/** Rarer words are folded away: most are longer words. */
const FREQUENT = 8;

/** The words that occur, each with a field for what it becomes, and rows for others. */
export function WordsForm({ params, forms, hasGenders }: { params: ReplacingParams; forms: readonly WordForm[]; hasGenders: boolean }) {
  const t = useTranslations("replacing");
  const { language } = params;
  const pairs = typedIn(params);
  const others = pairs.filter((pair) => !forms.some((form) => isSame(form, pair)));
  const [whole, inside] = [false, true].map((isInside) => forms.filter((form) => form.isInside === isInside)) as [WordForm[], WordForm[]];
  const rare = whole.slice(FREQUENT);
  return (
    // Remounts when the words change: uncontrolled fields would keep the old ones.
    <Form key={JSON.stringify(params)} method="get" action="/admin/texts/replace" className="grid gap-6">
      <input type="hidden" name="language" value={language} />
      {others.slice(OWN_ROWS.length).map((pair) => (
        <input key={fieldOfWord(pair)} type="hidden" name={fieldOfWord(pair)} value={pair.to} />
      ))}
      <Words title={t("words")} text={t("wordsText")} forms={whole.slice(0, FREQUENT)} params={params} />
      {rare.length > 0 && (
        <details open={rare.some((form) => pairs.some((pair) => isSame(form, pair)))}>
          <summary className="min-h-11 content-center font-semibold">{t("rare", { count: rare.length })}</summary>
          <Words title={t("rareTitle")} text="" forms={rare} params={params} />
        </details>
      )}
      {inside.length > 0 && <Words title={t("inside")} text={t("insideText")} forms={inside} params={params} />}
      <OwnRows others={others} strange={params.strange ?? []} language={language} />
      {hasGenders && <CheckboxField name={SAME_GENDER} label={t("sameGender")} defaultChecked={params.isSameGender ?? false} />}
      <div>
        <Button type="submit">{t("preview")}</Button>
      </div>
    </Form>
  );
}

/** What was typed, with what cannot be a word: it stays in its field, where it is explained. */
const typedIn = ({ pairs, strange = [] }: ReplacingParams) => [...pairs, ...strange];

const isSame = ({ word, isInside }: WordForm, pair: WordPair) => word === pair.old && isInside === pair.isInside;

interface WordsProps {
  title: string;
  text: string;
  forms: readonly WordForm[];
  params: ReplacingParams;
}

function Words({ title, text, forms, params }: WordsProps) {
  const t = useTranslations("replacing");
  return (
    <fieldset className="grid gap-3">
      <legend className={text ? "font-semibold" : "sr-only"}>{title}</legend>
      {text && <p className="max-w-measure text-sm text-soft">{text}</p>}
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {forms.map((form) => (
          <TextField
            key={form.word}
            name={fieldOfWord({ old: form.word, isInside: form.isInside })}
            label={t("becomes", { word: form.isInside ? `…${form.word}…` : form.word, count: form.count })}
            lang={params.language}
            defaultValue={typedIn(params).find((pair) => isSame(form, pair))?.to ?? ""}
            error={params.strange?.some((pair) => isSame(form, pair)) ? t("strange") : undefined}
            autoFocus={params.strange?.[0] && isSame(form, params.strange[0])}
            maxLength={80}
            autoComplete="off"
          />
        ))}
      </div>
    </fieldset>
  );
}
