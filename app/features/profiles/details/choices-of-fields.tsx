import { useContext } from "react";
import { useTranslations } from "use-intl";
import { SavedSelect } from "#app/features/autosave/saved-field";
import { onlyCurrency, shownChoices } from "#app/features/money/accepted-currencies";
import { LISTED_TIME_ZONES } from "#app/features/schedule/time-zones";
import { LANGUAGE_NAMES } from "#app/languages/languages";
import { OfferedLanguagesContext } from "#app/languages/site-words";
import { useZoneNames } from "#app/ui/text/use-zone-names";
import { COMPANY_SIZES } from "../choices";
import { countryName } from "../countries";
import type { CountryChoice } from "../country-names";

/** Language, currency and time zone, the same fields in two tabs. `zones` come from the server's runtime, `currency` is the chosen one. */
export function RegionFields({ zones, currency }: { zones: readonly string[]; currency: string | undefined }) {
  const t = useTranslations("profiles");
  const { zoneOptions } = useZoneNames();
  const listed = new Set<string>(LISTED_TIME_ZONES);
  const offered = useContext(OfferedLanguagesContext);
  return (
    <>
      <SavedSelect name="language" label={t("language")} options={offered.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))} />
      {!onlyCurrency() && <SavedSelect name="currency" label={t("currency")} options={shownChoices(currency)} />}
      <SavedSelect
        name="timezone"
        label={t("timezone")}
        options={[
          { value: "", label: t("notChosen") },
          { label: t("timeZonesFirst"), options: zoneOptions(LISTED_TIME_ZONES, LISTED_TIME_ZONES) },
          { label: t("timeZonesAll"), options: zoneOptions(zones.filter((zone) => !listed.has(zone))) },
        ]}
      />
    </>
  );
}

/** Number of employees. */
export function CompanySizeField() {
  const t = useTranslations("profiles");
  const sizes = COMPANY_SIZES.map((size) => ({ value: size, label: t("companySizeOption", { size }) }));
  return <SavedSelect name="companySize" label={t("companySize")} options={[{ value: "", label: t("notChosen") }, ...sizes]} />;
}

/** Returns the country options, stored by English name; a stored value missing from the list stays an option. */
export function countryChoices(countries: readonly CountryChoice[], kept: string, notChosen: string) {
  const options = countries.map(([code, label]) => ({ value: countryName(code), label }));
  const own = kept === "" || options.some(({ value }) => value === kept) ? [] : [{ value: kept, label: kept }];
  return [{ value: "", label: notChosen }, ...own, ...options];
}
