import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { type CategoryId, categories } from "#app/features/catalog/categories";
import { useLanguageName } from "#app/features/catalog/language-names";
import { spokenAmong } from "#app/features/catalog/spoken-languages";
import { amountLabel, onlyCurrency } from "#app/features/money/accepted-currencies";
import { referenceRates } from "#app/features/money/reference-rates";
import { currentRules } from "#app/features/rules/current-rules";
import { ZoneField } from "#app/features/schedule/zone-field";
import { expertiseChoices } from "#app/features/topics/expertise-choice";
import { topicsOfCategory } from "#app/features/topics/topic-list";
import { useNames } from "#app/languages/names";
import { CachedMarkup } from "#app/ui/cached-markup";
import { SelectField, TextField } from "#app/ui/fields/field";
import { useHydrated } from "#app/ui/hydrated";
import { useFormat } from "#app/ui/text/format";
import { useShownZone } from "#app/ui/text/formats";
import type { DirectoryQuery } from "../directory-query";
import { AVAILABILITY_OPTIONS, EXPERIENCE_OPTIONS, RATING_OPTIONS } from "../filter-options";
import { activeFilters } from "../filters";
import { CurrencyField } from "./currency-field";

interface FilterFieldsProps {
  query: DirectoryQuery;
  category: CategoryId | undefined;
  /** Codes of the languages that advisors of the category speak. */
  languages: readonly string[];
}

/** The filters: category where all are listed, expertise, price, rating, language, availability, experience, a day, location. */
export function FilterFields(props: FilterFieldsProps) {
  const { query, category, languages } = props;
  const set = activeFilters(query).map((name) => [name, query[name]]);
  return (
    <CachedMarkup
      as="div"
      of={["filters", category, languages, set, query.currency, currentRules().currencies]}
      className="grid gap-5 sm:grid-cols-2"
    >
      <Fields {...props} />
    </CachedMarkup>
  );
}

function Fields({ query, category, languages }: FilterFieldsProps) {
  const t = useTranslations("advisors");
  const named = useNames();
  const format = useFormat();
  const languageName = useLanguageName();
  // A requested language stays listed even if nobody speaks it.
  const spoken = spokenAmong([...languages, query.language ?? ""]).map((value) => ({ value, label: languageName(value) }));
  const inOrder = new Intl.Collator(useLocale());
  const [field, setField] = useState<string>(query.category ?? "");
  const zone = useShownZone("");
  const isHydrated = useHydrated();
  const any = (label: string) => ({ value: "", label });
  return (
    <>
      {!category && (
        <SelectField
          name="category"
          label={t("category")}
          defaultValue={query.category}
          onChange={({ target }) => setField(target.value)}
          options={[any(t("anyCategory")), ...categories().map(({ id, name }) => ({ value: id, label: named(name) }))]}
        />
      )}
      <SelectField
        // Choosing another field resets an area of the previous one.
        key={field}
        name="expertise"
        label={t("expertise")}
        defaultValue={query.expertise}
        options={[any(t("anyExpertise")), ...(category ? expertiseOf(category, named) : areasOf(field, named))]}
      />
      <div className={onlyCurrency() ? undefined : "grid grid-cols-[1fr_auto] gap-2"}>
        <TextField
          name="price"
          label={amountLabel(t("price"))}
          type="number"
          inputMode="decimal"
          min={1}
          max={10_000}
          step="any"
          defaultValue={query.price}
        />
        {!onlyCurrency() && <CurrencyField {...query} />}
      </div>
      <SelectField
        name="rating"
        label={t("rating")}
        defaultValue={query.rating}
        options={[any(t("anyRating")), ...RATING_OPTIONS.map((rating) => ({ value: rating, label: t("ratingAtLeast", { rating }) }))]}
      />
      <SelectField
        name="language"
        label={t("language")}
        defaultValue={query.language}
        options={[any(t("anyLanguage")), ...spoken.toSorted((one, other) => inOrder.compare(one.label, other.label))]}
      />
      <SelectField
        name="availability"
        label={t("availability")}
        defaultValue={query.availability}
        options={[any(t("anyAvailability")), ...AVAILABILITY_OPTIONS.map((when) => ({ value: when, label: t(`available_${when}`) }))]}
      />
      <SelectField
        name="experience"
        label={t("experience")}
        defaultValue={query.experience}
        options={[
          any(t("anyExperience")),
          ...EXPERIENCE_OPTIONS.map((years) => ({ value: years, label: t("experienceAtLeast", { years }) })),
        ]}
      />
      <TextField
        name="date"
        type="date"
        label={t("date")}
        min={isHydrated ? todayIn(query.zone || zone) : undefined}
        defaultValue={query.date}
      />
      <ZoneField name="zone" given={query.zone} />
      <TextField name="location" label={t("location")} hint={t("locationHint")} defaultValue={query.location} maxLength={80} />
      <p className="self-end text-sm text-soft">
        {t("referenceRates", { date: format.date(`${referenceRates().date}T12:00:00Z`, "UTC") })}
      </p>
    </>
  );
}

/** Today's date for a date field, by the browser's clock: a past day has no free time. */
const todayIn = (zone: string) => new Intl.DateTimeFormat("sv", { timeZone: zone || undefined }).format();

type Named = (english: string) => string;

const expertiseOf = (category: CategoryId, named: Named) =>
  expertiseChoices(category).map(({ slug, label }) => ({ value: slug, label: named(label) }));

/** Returns the individual areas of the chosen field, or of all: a tile covers several, and different ones in each category. */
const areasOf = (field: string, named: Named) =>
  categories()
    .filter(({ id }) => field === "" || id === field)
    .map(({ id, name }) => ({
      label: named(name),
      options: topicsOfCategory(id).map((topic) => ({ value: topic.slug, label: named(topic.name) })),
    }));
