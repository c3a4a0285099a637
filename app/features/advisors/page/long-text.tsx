import { useTranslations } from "use-intl";
import { useWrittenLanguage } from "#app/languages/written-language";

/** More than this is cut on a phone, where it would stand in the way of all that follows. */
const LONG_CHARACTERS = 420;

/** Somebody's own words: a phone shows as much as a screen holds, and the rest on request. */
export function LongText({ text, className }: { text: string; className: string }) {
  const written = useWrittenLanguage();
  const t = useTranslations("advisors");
  const words = `max-w-measure whitespace-pre-line ${className}`;
  if (text.length <= LONG_CHARACTERS)
    return (
      <p {...written(text)} className={words}>
        {text}
      </p>
    );
  return (
    <div className="group/long">
      <p {...written(text)} className={`max-md:line-clamp-10 max-md:group-has-[details[open]]/long:line-clamp-none ${words}`}>
        {text}
      </p>
      <details className="md:hidden">
        <summary className="text-link inline-flex min-h-11 items-center group-has-[details[open]]/long:hidden">{t("readOn")}</summary>
      </details>
    </div>
  );
}
