import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { languageInSentence } from "#app/features/catalog/spoken-languages";
import type { ShownPolicy } from "./policy";
import { PolicyText } from "./policy-text";

interface PolicyInLanguageProps {
  policy: ShownPolicy;
  level: 2 | 4;
  email: string;
}

/** A policy with its `lang` attribute, for screen readers; above it, which language version is binding, with a link to the other one. */
export function PolicyInLanguage({ policy, level, email }: PolicyInLanguageProps) {
  const t = useTranslations("policies");
  const reading = useLocale();
  const isTranslation = policy.language !== policy.binding;
  const language = languageInSentence(policy.binding, reading);
  const wayTo = (to: string) => (chunks: React.ReactNode) => (
    <Link to={to} className="text-link">
      {chunks}
    </Link>
  );
  return (
    <>
      {isTranslation && (
        <p className="mb-6 max-w-measure text-sm text-soft">
          {t.rich("translation", { language, binding: wayTo(`${policy.path}?text=binding`) })}
        </p>
      )}
      {!isTranslation && reading !== policy.binding && (
        <p className="mb-6 max-w-measure text-sm text-soft">{t.rich("binding", { language, translation: wayTo(policy.path) })}</p>
      )}
      <div lang={policy.language === reading ? undefined : policy.language}>
        <PolicyText policy={policy} level={level} email={email} />
      </div>
    </>
  );
}
