import { useTranslations } from "use-intl";
import { DANGER_LINE_LANGUAGES, DANGER_LINES } from "#app/features/danger/danger-line";
import { TextAreaField } from "#app/ui/fields/field";
import type { SettingsAnswer } from "./settings-answer";
import type { EditedSettings } from "./settings-form";
import { SettingsForm } from "./settings-form-frame";

/** Emergency contact lines for people in danger, one per language. */
export function DangerForm({ danger, answer }: { danger: EditedSettings["danger"]; answer: SettingsAnswer | undefined }) {
  const t = useTranslations("dashboard");
  return (
    <SettingsForm
      name="danger"
      version={danger.version}
      title={t("dangerTitle")}
      text={t("dangerText")}
      saveLabel={t("saveDanger")}
      answer={answer}
    >
      {DANGER_LINE_LANGUAGES.map((language) => (
        <TextAreaField
          key={language}
          name={language}
          lang={language}
          label={t(`dangerLine_${language}`)}
          defaultValue={answer?.typed[language] ?? danger.lines[language]}
          placeholder={DANGER_LINES[language]}
          rows={2}
          optional
        />
      ))}
    </SettingsForm>
  );
}
