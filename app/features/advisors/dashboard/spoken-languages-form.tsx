import { useState } from "react";
import { useTranslations } from "use-intl";
import type { SavedFormAnswer } from "#app/features/autosave/saved-form";
import { useLanguageTitle } from "#app/features/catalog/language-titles";
import { SPOKEN_LANGUAGES } from "#app/features/catalog/spoken-languages";
import { AreaButtons, useAreaChange } from "#app/features/profiles/details/area-buttons";
import { Panel } from "#app/features/profiles/panel";
import { PostForm } from "#app/ui/fields/form";
import { Fold } from "#app/ui/phone-fold";
import { useMessage } from "#app/ui/text/message-key";

interface SpokenLanguagesFormProps {
  /** Codes. */
  languages: readonly string[];
  answer: SavedFormAnswer | null;
}

/** Every language available for advice, by its name, as toggle buttons, spoken ones first. */
export function SpokenLanguagesForm({ languages, answer }: SpokenLanguagesFormProps) {
  const t = useTranslations("advisorProfile");
  const message = useMessage();
  const languageTitle = useLanguageTitle();
  const [chosen, setChosen] = useState<readonly string[]>(languages);
  const change = useAreaChange({
    action: "/advisor-profile",
    intent: "language",
    saved: "advisorProfile.updated",
    failed: "advisorProfile.updateFailed",
    show: (code, isThere) => setChosen((now) => (isThere ? [...new Set([...now, code])] : now.filter((each) => each !== code))),
  });
  const further = SPOKEN_LANGUAGES.filter((code) => !languages.includes(code));
  return (
    <Panel id="languages" title={t("languages")} text={t("languagesText")}>
      <PostForm
        onSubmit={(event) => {
          event.preventDefault();
          const { name, value } = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
          change(value, name === "add");
        }}
      >
        <input type="hidden" name="intent" value="language" />
        {answer?.errors?.language && (
          <p role="alert" className="field-error">
            {message(answer.errors.language)}
          </p>
        )}
        <AreaButtons areas={languages} chosen={chosen} nameOf={languageTitle} />
        <Fold label={t("languagesMore")} isOpen={answer?.errors?.language !== undefined}>
          <AreaButtons areas={further} chosen={chosen} nameOf={languageTitle} />
        </Fold>
      </PostForm>
    </Panel>
  );
}
