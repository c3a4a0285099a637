import { useTranslations } from "use-intl";
import { useWrittenLanguage } from "#app/languages/written-language";

/** Longer texts are truncated on a phone, where they would push everything else down. */
const LONG_CHARACTERS = 420;

/** Text written by a user: a phone shows about one screen of it, and the rest on demand. */
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
