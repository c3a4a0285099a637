import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { useSiteIdentity } from "#app/features/site/site-identity";
import { EffectiveDate } from "./effective-date";
import { POLICY_IDS, type ShownPolicy } from "./policy";
import { PolicyInLanguage } from "./policy-in-language";

/** A single policy on its own page, with a table of contents at the side. */
export function PolicyPage({ policy }: { policy: ShownPolicy }) {
  const t = useTranslations("policies");
  const reading = useLocale();
  const site = useSiteIdentity();
  return (
    <div className="mx-auto grid w-full max-w-column gap-x-16 px-5 pt-8 pb-20 sm:px-8 md:pt-12 lg:grid-cols-[15rem_1fr]">
      <header className="mb-8 lg:col-start-2">
        <h1 className="text-3xl">{t(policy.id)}</h1>
        <p className="mt-2">
          <EffectiveDate date={policy.effective} />
        </p>
      </header>
      <nav aria-label={t("contents")} className="hidden lg:sticky lg:top-24 lg:col-start-1 lg:row-start-2 lg:block lg:self-start">
        <p className="text-sm text-soft">{t("contents")}</p>
        <ul className="mt-2 border-l border-line" lang={policy.language === reading ? undefined : policy.language}>
          {policy.sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${policy.id}-${id}`}
                className="-ml-px flex min-h-11 items-center border-l border-transparent py-1 pl-4 text-sm hover:border-sage hover:text-sage-ink"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <article className="min-w-0 lg:col-start-2 lg:row-start-2">
        <PolicyInLanguage policy={policy} level={2} email={site.contact.email} />
        <footer className="mt-14 max-w-measure border-t border-line pt-6">
          <p className="text-soft">{t("otherPolicies")}</p>
          <div className="mt-1 flex flex-wrap gap-x-6">
            {POLICY_IDS.filter((id) => id !== policy.id).map((id) => (
              <Link key={id} to={`/${id}`} className="text-link py-3">
                {t(id)}
              </Link>
            ))}
          </div>
        </footer>
      </article>
    </div>
  );
}
