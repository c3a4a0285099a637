import { useTranslations } from "use-intl";
import { SavedSelect, SavedText, SavedTextArea } from "#app/features/autosave/saved-field";
import { SavedForm, type SavedFormAnswer } from "#app/features/autosave/saved-form";
import { TextField } from "#app/ui/fields/field";
import type { CountryChoice } from "../country-names";
import { Panel } from "../panel";
import type { OwnProfile } from "../schema";
import { CompanySizeField, countryChoices, RegionFields } from "./choices-of-fields";

interface DetailsFormProps {
  profile: OwnProfile;
  zones: readonly string[];
  countries: readonly CountryChoice[];
  answer: SavedFormAnswer | null;
}

const GRID = "grid gap-5 sm:grid-cols-2";

/** Every field of the profile that its owner can edit. */
export function DetailsForm({ profile, zones, countries, answer }: DetailsFormProps) {
  const t = useTranslations("profiles");
  const countryOptions = countryChoices(countries, profile.fields.country, t("notChosen"));
  return (
    <SavedForm intent="profile" values={profile.fields} answer={answer} saved="profiles.updated" failed="profiles.updateFailed">
      <Panel title={t("aboutYou")} text={t("automatic")}>
        <div className={GRID}>
          <SavedText name="firstName" label={t("firstName")} autoComplete="given-name" />
          <SavedText name="lastName" label={t("lastName")} autoComplete="family-name" />
          <SavedText name="displayName" label={t("displayName")} hint={t("displayNameHint")} autoComplete="nickname" />
          <TextField name="email" label={t("email")} hint={t("emailHint")} defaultValue={profile.email} type="email" readOnly disabled />
          <SavedText name="phone" label={t("phone")} hint={t("phoneHint")} type="tel" autoComplete="tel" />
          <SavedText name="website" label={t("website")} type="url" inputMode="url" autoComplete="url" spellCheck={false} />
          <SavedTextArea name="bio" label={t("bio")} hint={t("bioHint")} rows={5} className="sm:col-span-2" />
        </div>
      </Panel>
      <Panel title={t("work")}>
        <div className={GRID}>
          <SavedText name="jobTitle" label={t("jobTitle")} autoComplete="organization-title" />
          <SavedText name="companyName" label={t("companyName")} autoComplete="organization" />
          <CompanySizeField />
          <SavedText name="industry" label={t("industry")} />
        </div>
      </Panel>
      <Panel title={t("location")}>
        <div className={GRID}>
          <SavedSelect name="country" label={t("country")} options={countryOptions} autoComplete="country-name" />
          <SavedText name="stateProvince" label={t("stateProvince")} autoComplete="address-level1" />
          <SavedText name="city" label={t("city")} autoComplete="address-level2" />
        </div>
      </Panel>
      <Panel title={t("region")}>
        <div className={GRID}>
          <RegionFields zones={zones} currency={profile.fields.currency} />
        </div>
      </Panel>
    </SavedForm>
  );
}
