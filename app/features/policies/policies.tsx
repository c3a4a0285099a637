import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { useSiteIdentity } from "#app/features/site/site-identity";
import { Icon } from "#app/ui/icon";
import { EffectiveDate } from "./effective-date";
import type { ShownPolicy } from "./policy";
import { PolicyInLanguage } from "./policy-in-language";

/** The full text of the three policies, at #privacy, #terms and #cookies: collapsed, below the advisors of /legal. (decisions.md 2, /legal) */
export function Policies({ policies }: { policies: readonly ShownPolicy[] }) {
  const t = useTranslations("policies");
  const site = useSiteIdentity();
  useOpenedByAddress();
  return (
    <section aria-labelledby="policies" className="pt-4">
      <h2 id="policies" className="text-2xl">
        {t("title")}
      </h2>
      <p className="mt-3 text-soft">{t("intro")}</p>
      <div className="mt-6 border-t border-line">
        {policies.map((policy) => (
          <PolicyOfThree key={policy.id} policy={policy} email={site.contact.email} />
        ))}
      </div>
    </section>
  );
}

/** Collapsed to its title. A link to its anchor opens it: the browser does that, since the anchor is inside. */
function PolicyOfThree({ policy, email }: { policy: ShownPolicy; email: string }) {
  const t = useTranslations("policies");
  return (
    <details className="group border-b border-line" aria-labelledby={`${policy.id}-title`}>
      <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 py-3 hover:text-sage-ink [&::-webkit-details-marker]:hidden">
        <h3 id={`${policy.id}-title`} className="text-xl">
          {t(policy.id)}
        </h3>
        <Icon name="chevron-down" className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <article id={policy.id} aria-labelledby={`${policy.id}-title`} className="scroll-mt-16 pb-14">
        <p className="mb-6 flex flex-wrap items-baseline gap-x-6 text-sm">
          <EffectiveDate date={policy.effective} />
          <Link to={policy.path} className="text-link py-3" aria-label={t("ownPageLabel", { policy: policy.title })}>
            {t("ownPage")}
          </Link>
        </p>
        <PolicyInLanguage policy={policy} level={4} email={email} />
      </article>
    </details>
  );
}

/** With client-side routing, a link to an anchor does not make the browser open the element around it. */
function useOpenedByAddress() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again is to open it again.
  useEffect(() => {
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const fold = target?.closest("details");
    if (!target || !fold || fold.open) return;
    fold.open = true;
    target.scrollIntoView();
  }, [hash, key]);
}
