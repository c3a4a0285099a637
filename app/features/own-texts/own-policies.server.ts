import type { ShownPolicy } from "#app/features/policies/policy";
import type { SiteIdentity } from "#app/features/site/site-identity";
import type { Language } from "#app/languages/languages";
import { ownTextsWith, policyChangedOn } from "./own-texts.server";
import { policyInWords } from "./policy-texts";

/** Puts what admins have written into a policy, and the day of its last change, or of that of the binding text; for who looks at drafts, those of the language they read. */
export const withOwnWords =
  (language: Language, drafts: ReadonlyMap<string, string> | null) =>
  (policy: ShownPolicy, site: SiteIdentity): ShownPolicy => {
    const own = ownTextsWith(policy.language, policy.language === language ? drafts : null);
    const days = [policy.effective, policyChangedOn(policy.language, policy.id), policyChangedOn(policy.binding, policy.id)];
    return {
      ...policyInWords(policy, site, own),
      effective: days.filter((day) => day !== null).reduce((one, other) => (one > other ? one : other), policy.effective),
    };
  };
