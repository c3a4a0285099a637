import { useTranslations } from "use-intl";
import { useLanguageName } from "#app/features/catalog/language-names";
import type { Tip } from "./tips";

/** Returns a tip's text: what to do, and what the gap costs in matches. */
export function useTipWords() {
  const t = useTranslations("advisorProfile");
  const languageName = useLanguageName();
  return ({ tip, to, values }: Tip) => {
    const named = values.language === undefined ? values : { ...values, language: languageName(String(values.language)) };
    return { to, title: t(`tip_${tip}`, named as never), text: t(`tip_${tip}Text`, named as never) };
  };
}
