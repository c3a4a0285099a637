import { useTranslations } from "use-intl";
import { type CategoryId, categoryById } from "#app/features/catalog/categories";
import { useLanguageName } from "#app/features/catalog/language-names";
import { expertiseLabel } from "#app/features/topics/expertise-choice";
import { useNames } from "#app/languages/names";
import { useFormat } from "#app/ui/text/format";
import { minorUnitsOf } from "#app/ui/text/minor-units";
import type { DirectoryQuery } from "../directory-query";
import type { Filter } from "../filters";

/** Returns the label of an active filter: 'Up to ≈ $150 an hour'. */
export function useFilterLabel(category: CategoryId | undefined) {
  const t = useTranslations("advisors");
  const named = useNames();
  const format = useFormat();
  const language = useLanguageName();
  const labels: { [Name in Filter]: (value: NonNullable<DirectoryQuery[Name]>, query: DirectoryQuery) => string } = {
    category: (id) => named(categoryById(id).name),
    expertise: (slug, query) => named(expertiseLabel(slug, category ?? query.category)),
    price: (price, { currency }) => t("priceChip", { price: format.money(Math.round(price * minorUnitsOf(currency)), currency) }),
    rating: (rating) => t("ratingAtLeast", { rating }),
    language,
    availability: (when) => t(`available_${when}`),
    experience: (years) => t("experienceAtLeast", { years }),
    location: (place) => place,
    date: (day) => t("freeOn", { date: format.date(`${day}T12:00:00Z`, "UTC") }),
  };
  const read = <Name extends Filter>(name: Name, query: DirectoryQuery) =>
    labels[name](query[name] as NonNullable<DirectoryQuery[Name]>, query);
  return read;
}
