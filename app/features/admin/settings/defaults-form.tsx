import { useTranslations } from "use-intl";
import { LISTED_TIME_ZONES } from "#app/features/schedule/time-zones";
import { LANGUAGE_NAMES, LANGUAGES } from "#app/languages/languages";
import { SelectField } from "#app/ui/fields/field";
import { useZoneNames } from "#app/ui/text/use-zone-names";
import type { SettingsAnswer } from "./settings-answer";
import type { EditedSettings } from "./settings-form";
import { SettingsForm } from "./settings-form-frame";

interface DefaultsFormProps {
  defaults: EditedSettings["defaults"];
  /** Values in effect, whether set or configured. */
  standing: { language: string; zone: string };
  zones: readonly string[];
  answer: SettingsAnswer | undefined;
}

/** Default language and time zone, for visitors without a preference. */
export function DefaultsForm({ defaults, standing, zones, answer }: DefaultsFormProps) {
  const t = useTranslations("dashboard");
  const { zoneOptions } = useZoneNames();
  const given = { language: standing.language, zone: standing.zone, ...answer?.typed };
  return (
    <SettingsForm
      name="defaults"
      version={defaults.version}
      title={t("defaultsTitle")}
      text={t("defaultsText")}
      saveLabel={t("saveDefaults")}
      answer={answer}
      isFolded
    >
      <SelectField
        name="language"
        label={t("defaultsLanguage")}
        defaultValue={given.language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
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
