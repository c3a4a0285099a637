import { useTranslations } from "use-intl";
import { useLanguageName } from "#app/features/catalog/language-names";
import type { Language } from "#app/languages/languages";
import { RadioField } from "#app/ui/fields/field";
import { RadioGroup } from "#app/ui/fields/radio-group";
import { WarningAlert } from "../alert";

interface UnlikeChoiceProps {
  languages: readonly Language[] | undefined;
  chosen: string | undefined;
}

/** Asks, before anything is saved, what to do with translations that still match the previous wording. */
export function UnlikeChoice({ languages, chosen }: UnlikeChoiceProps) {
  const t = useTranslations("taxonomy");
  const languageName = useLanguageName();
  if (!languages) return null;
  return (
    <WarningAlert>
      <RadioGroup name="unlike" legend={t("unlikeTitle", { languages: languages.map(languageName).join(", ") })}>
        <p className="mb-2">{t("unlikeText")}</p>
        <RadioField name="unlike" value="empty" label={t("unlikeEmpty")} defaultChecked={chosen === "empty"} />
        <RadioField name="unlike" value="keep" label={t("unlikeKeep")} defaultChecked={chosen === "keep"} />
      </RadioGroup>
    </WarningAlert>
  );
}
