import { useTranslations } from "use-intl";
import { useLanguageTitle } from "#app/features/catalog/language-titles";
import { LISTED_TIME_ZONES } from "#app/features/schedule/time-zones";
import { LANGUAGES, type Language } from "#app/languages/languages";
import { CheckboxField, SelectField } from "#app/ui/fields/field";
import { useZoneNames } from "#app/ui/text/use-zone-names";
import { offerField } from "./defaults-schema";
import type { SettingsAnswer } from "./settings-answer";
import type { EditedSettings } from "./settings-form";
import { SettingsForm } from "./settings-form-frame";

interface DefaultsFormProps {
  defaults: EditedSettings["defaults"];
  /** Values in effect, whether set or configured. */
  standing: { language: string; languages: readonly Language[]; zone: string };
  zones: readonly string[];
  answer: SettingsAnswer | undefined;
}

/** Default language and time zone, for visitors without a preference, and the languages that readers can choose. */
export function DefaultsForm({ defaults, standing, zones, answer }: DefaultsFormProps) {
  const t = useTranslations("dashboard");
  const languageTitle = useLanguageTitle();
  const { zoneOptions } = useZoneNames();
  const given = { language: standing.language, zone: standing.zone, ...answer?.typed };
  const isTicked = (language: Language) => (answer ? answer.typed[offerField(language)] === "on" : standing.languages.includes(language));
  return (
    <SettingsForm
      name="defaults"
      version={defaults.version}
      title={t("defaultsTitle")}
      text={t("defaultsText")}
      saveLabel={t("saveDefaults")}
      answer={answer}
    >
      <SelectField
        name="language"
        label={t("defaultsLanguage")}
        defaultValue={given.language}
        options={LANGUAGES.map((value) => ({ value, label: languageTitle(value) }))}
      />
      <fieldset>
        <legend className="field-label">{t("languagesOffered")}</legend>
        <p className="mb-2 text-sm text-soft">{t("languagesOfferedHint")}</p>
        {LANGUAGES.map((language) => (
          <CheckboxField
            key={language}
            name={offerField(language)}
            label={languageTitle(language)}
            defaultChecked={isTicked(language)}
            value="on"
          />
        ))}
      </fieldset>
      <SelectField
        name="zone"
        label={t("defaultsZone")}
        hint={t("defaultsZoneHint")}
        defaultValue={given.zone}
        options={zoneOptions(zones, LISTED_TIME_ZONES)}
      />
    </SettingsForm>
  );
}
