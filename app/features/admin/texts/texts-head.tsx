import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { Language } from "#app/languages/languages";

/** Heading of the texts, with the way to replace a word in all of them. */
export function TextsHead({ language }: { language: Language }) {
  const t = useTranslations("ownTexts");
  return (
    <div>
      <h2 id="texts" className="text-2xl">
        {t("title")}
      </h2>
      <p className="mt-1 max-w-measure text-soft">{t("text")}</p>
      <p>
        <Link to={`/admin/texts/replace?language=${language}`} className="text-link inline-flex min-h-11 items-center">
          {t("replaceWords")}
        </Link>
      </p>
    </div>
  );
}
