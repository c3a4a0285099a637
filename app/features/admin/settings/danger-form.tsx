import { useTranslations } from "use-intl";
import { DANGER_LINE_LANGUAGES, DANGER_LINES } from "#app/features/site/danger-line";
import { TextAreaField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { PhoneFold } from "#app/ui/phone-fold";
import { FailureAlert } from "../alert";
import type { SettingsAnswer } from "./settings-answer";
import type { EditedSettings } from "./settings-form";

/** Where somebody in danger is told to turn, a line for each language. */
export function DangerForm({ danger, answer }: { danger: EditedSettings["danger"]; answer: SettingsAnswer | undefined }) {
  const t = useTranslations("dashboard");
  const words = useTranslations("admin");
  return (
    <PostForm key={danger.version} errors={answer?.errors} preventScrollReset aria-labelledby="danger" className="grid content-start gap-5">
      <div>
        <h2 id="danger" className="text-2xl">
          {t("dangerTitle")}
        </h2>
        <p className="mt-1 text-soft">{t("dangerText")}</p>
      </div>
      <FailureAlert alert={answer?.alert} />
      <input type="hidden" name="intent" value="save-danger" />
      <input type="hidden" name="version" value={danger.version} />
      <PhoneFold isOpen={answer !== undefined}>
        <div className="grid gap-5">
          {DANGER_LINE_LANGUAGES.map((language) => (
            <TextAreaField
              key={language}
              name={language}
              label={t(`dangerLine_${language}`)}
              defaultValue={answer?.typed[language] ?? danger.lines[language]}
              placeholder={DANGER_LINES[language]}
              rows={2}
              optional
            />
          ))}
          <div>
            <SubmitButton busyLabel={words("saving")}>{t("saveDanger")}</SubmitButton>
          </div>
        </div>
      </PhoneFold>
    </PostForm>
  );
}
