import { useTranslations } from "use-intl";
import { useLanguageTitle } from "#app/features/catalog/language-titles";
import { SPOKEN_LANGUAGES } from "#app/features/catalog/spoken-languages";
import { categoryOfApplication, wizardCategories } from "#app/features/topics/offered-choices";
import { useNames } from "#app/languages/names";
import type { ListFilter } from "../lists/filter-fields";
import { AGES, ASSIGNMENTS, DUE_SOON_HOURS, LATELY_DAYS } from "./application-filters";

/** Returns the filters of the applications list besides its state: age, category, language and assignment. */
export function useApplicationFilters(): readonly ListFilter[] {
  const t = useTranslations("lists");
  const words = useTranslations("applications");
  const named = useNames();
  const languageTitle = useLanguageTitle();
  return [
    {
      name: "age",
      label: t("age"),
      options: AGES.map((value) => ({ value, label: t(value, { hours: DUE_SOON_HOURS, days: LATELY_DAYS }) })),
    },
    {
      name: "category",
      label: words("category"),
      options: wizardCategories().map(({ id }) => ({ value: id, label: named(categoryOfApplication(id)) })),
    },
    { name: "language", label: words("languages"), options: SPOKEN_LANGUAGES.map((value) => ({ value, label: languageTitle(value) })) },
    { name: "who", label: t("who"), options: ASSIGNMENTS.map((value) => ({ value, label: t(value) })) },
  ];
}
