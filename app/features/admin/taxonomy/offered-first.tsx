import { useTranslations } from "use-intl";
import type { FurtherLanguage } from "./further-language";

interface OfferedFirstProps {
  languages: readonly FurtherLanguage[];
  className: string;
  /** Draws the fields of a language. */
  children: (further: FurtherLanguage) => React.ReactNode;
}

/** The fields of each further language; those of languages that the site does not offer are folded below the others. */
export function OfferedFirst({ languages, className, children }: OfferedFirstProps) {
  const t = useTranslations("taxonomy");
  const off = languages.filter(({ isOff }) => isOff);
  return (
    <>
      {off.length < languages.length && <div className={className}>{languages.filter(({ isOff }) => !isOff).map(children)}</div>}
      {off.length > 0 && (
        <details>
          <summary className="text-link min-h-11 content-center">{t("languagesOff")}</summary>
          <div className={`mt-3 ${className}`}>{off.map(children)}</div>
        </details>
      )}
    </>
  );
}
