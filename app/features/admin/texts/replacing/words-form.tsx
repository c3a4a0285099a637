import { useContext } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguageTitle } from "#app/features/catalog/language-titles";
import type { Meaning } from "#app/features/own-texts/market-words";
import { LANGUAGES } from "#app/languages/languages";
import { OfferedLanguagesContext } from "#app/languages/site-words";
import { Button } from "#app/ui/button";
import { CheckboxField, SelectField } from "#app/ui/fields/field";
import { OwnRows } from "./own-rows";
import { fieldOfWord } from "./replacing-address";
import { OWN_ROWS, type ReplacingParams, SAME_GENDER } from "./replacing-form";
import type { WordForm } from "./word-forms";
import { isSame, typedIn, Words } from "./words-fields";

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

/** Rarer words of a meaning are folded away: most are longer words. */
const FREQUENT = 6;
/** Words for advice stay as they are unless asked for. */
const OFFERED = ["person", "session", "several"] as const;

/** The words that occur, each with a field for what it becomes, and rows for others. */
export function WordsForm({ params, forms, hasGenders }: { params: ReplacingParams; forms: readonly WordForm[]; hasGenders: boolean }) {
  const t = useTranslations("replacing");
  const { language } = params;
  const pairs = typedIn(params);
  const others = pairs.filter((pair) => !forms.some((form) => isSame(form, pair)));
  const [whole, inside] = [false, true].map((isInside) => forms.filter((form) => form.isInside === isInside)) as [WordForm[], WordForm[]];
  const ofMeaning = (meaning: Meaning) => whole.filter((form) => form.meaning === meaning);
  const rare = OFFERED.flatMap((meaning) => ofMeaning(meaning).slice(FREQUENT));
  const advice = ofMeaning("advice");
  const isTyped = (listed: readonly WordForm[]) => listed.some((form) => pairs.some((pair) => isSame(form, pair)));
  return (
    // Remounts when the words change: uncontrolled fields would keep the old ones.
    <Form key={JSON.stringify(params)} method="get" action="/admin/texts/replace" className="grid gap-6">
      <input type="hidden" name="language" value={language} />
      {others.slice(OWN_ROWS.length).map((pair) => (
        <input key={fieldOfWord(pair)} type="hidden" name={fieldOfWord(pair)} value={pair.to} />
      ))}
      <p className="max-w-measure text-sm text-soft">{t("wordsText")}</p>
      {OFFERED.map((meaning) => {
        const frequent = ofMeaning(meaning).slice(0, FREQUENT);
        const text = meaning === "several" ? t("meaning_severalText") : "";
        return frequent.length > 0 && <Words key={meaning} title={t(`meaning_${meaning}`)} text={text} forms={frequent} params={params} />;
      })}
      {advice.length > 0 && (
        <details open={isTyped(advice)}>
          <summary className="min-h-11 content-center font-semibold">{t("meaning_advice")}</summary>
          <Words title={t("meaning_advice")} text={t("meaning_adviceText")} isFolded forms={advice} params={params} />
        </details>
      )}
      {rare.length > 0 && (
        <details open={isTyped(rare)}>
          <summary className="min-h-11 content-center font-semibold">{t("rare", { count: rare.length })}</summary>
          <Words title={t("rareTitle")} text="" isFolded forms={rare} params={params} />
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
