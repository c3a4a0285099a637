import { useContext } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguageTitle } from "#app/features/catalog/language-titles";
import { PLACES, type Place } from "#app/features/own-texts/places";
import { LANGUAGES } from "#app/languages/languages";
import { OfferedLanguagesContext } from "#app/languages/site-words";
import { Button } from "#app/ui/button";
import { SelectField, TextField } from "#app/ui/fields/field";
import { TEXT_FILTERS, type TextListParams } from "./edited-text";

/** Search and filters of the texts: in one place, or everywhere. */
export function TextTools({ params }: { params: TextListParams<Place | ""> }) {
  const t = useTranslations("ownTexts");
  const words = useTranslations("admin");
  const offered = useContext(OfferedLanguagesContext);
  const languageTitle = useLanguageTitle();
  return (
    // Remounts the form when the parameters change: its uncontrolled fields would keep the old values.
    <Form key={JSON.stringify(params)} method="get" action="/admin/texts" className="flex flex-wrap items-end gap-3">
      <SelectField
        name="place"
        label={t("place")}
        defaultValue={params.place}
        options={[{ value: "", label: t("everywhere") }, ...PLACES.map((value) => ({ value, label: t(`place_${value}`) }))]}
      />
      <SelectField
        name="language"
        label={t("language")}
        defaultValue={params.language}
        options={LANGUAGES.filter((each) => offered.includes(each) || each === params.language).map((value) => ({
          value,
          label: languageTitle(value),
        }))}
      />
      <SelectField
        name="show"
        label={t("show")}
        defaultValue={params.show ?? ""}
        options={[{ value: "", label: t("all") }, ...TEXT_FILTERS.map((value) => ({ value, label: t(value) }))]}
      />
      <TextField name="q" type="search" label={t("search")} defaultValue={params.query} className="min-w-0 grow basis-48" />
      <Button type="submit" variant="secondary">
        {words("search")}
      </Button>
    </Form>
  );
}
