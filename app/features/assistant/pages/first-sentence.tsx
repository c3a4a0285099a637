import { useTranslations } from "use-intl";
import { hasSpecifiedCategories } from "#app/features/catalog/categories";
import { ZoneField } from "#app/features/schedule/zone-field";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { MESSAGE_MAX_CHARACTERS } from "../limits";

/** Asks for one sentence, which the assistant's page answers with advisors. Posts the same form as that page, so it works without React. */
export function FirstSentence() {
  const t = useTranslations("siteContent");
  return (
    <PostForm action="/ai-assistant" className="mt-8 flex max-w-xl flex-wrap items-end gap-3">
      <input type="hidden" name="assistant" value="message" />
      <ZoneField />
      <TextField
        name="content"
        label={t("heroAsk")}
        placeholder={hasSpecifiedCategories() ? t("heroAskExample") : undefined}
        maxLength={MESSAGE_MAX_CHARACTERS}
        autoComplete="off"
        className="min-w-0 grow basis-64"
      />
      <SubmitButton needs={["content"]} busyLabel={t("heroAskBusy")}>
        {t("heroAskButton")}
      </SubmitButton>
    </PostForm>
  );
}
