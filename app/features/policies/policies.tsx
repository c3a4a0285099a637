import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useSiteIdentity } from "#app/features/site/site-identity";
import { cookiePolicy } from "./cookie-policy";
import { EffectiveDate } from "./effective-date";
import type { Policy } from "./policy";
import { PolicyText } from "./policy-text";
import { privacyPolicy } from "./privacy-policy";
import { termsOfService } from "./terms-of-service";

/** The three policies in full, at #privacy, #terms and #cookies: below the advisors of /legal. (decisions.md 2, /legal) */
export function Policies() {
  const t = useTranslations("policies");
  const site = useSiteIdentity();
  const policies = [privacyPolicy(site), termsOfService(site), cookiePolicy(site)];
  return (
    <section aria-labelledby="policies" className="mt-20 border-t border-line pt-14">
      <h2 id="policies" className="text-2xl">
        {t("title")}
      </h2>
      <p className="mt-3 text-lg text-soft">{t("intro")}</p>
      <nav aria-label={t("title")} className="mt-4 flex flex-wrap gap-x-6">
        {policies.map(({ id, title }) => (
          <a key={id} href={`#${id}`} className="text-link py-2.5">
            {title}
          </a>
        ))}
      </nav>
      {policies.map((policy) => (
        <PolicyOfThree key={policy.id} policy={policy} email={site.contact.email} />
      ))}
    </section>
  );
}

function PolicyOfThree({ policy, email }: { policy: Policy; email: string }) {
  const t = useTranslations("policies");
  return (
    <article
      id={policy.id}
      aria-labelledby={`${policy.id}-title`}
      className="mt-16 grid scroll-mt-20 gap-x-16 gap-y-6 border-t border-line pt-10 lg:grid-cols-[15rem_1fr]"
    >
      <header>
        <h3 id={`${policy.id}-title`} className="text-xl lg:sticky lg:top-28">
          {policy.title}
        </h3>
        <EffectiveDate />
        {policy.path === `/${policy.id}` && (
          <p className="mt-2 text-sm">
            <Link to={policy.path} className="text-link">
              {t("ownPage", { policy: policy.title })}
            </Link>
          </p>
        )}
      </header>
      <div className="min-w-0">
        <PolicyText policy={policy} level={4} email={email} />
      </div>
    </article>
  );
}
