import type { ShownPolicy } from "#app/features/policies/policy";
import type { SiteIdentity } from "#app/features/site/site-identity";
import type { Language } from "#app/languages/languages";
import { ownTextsWith, policyChangedOn } from "./own-texts.server";
import { policyInWords } from "./policy-texts";

/** Inserts admins' texts into a policy, with the date of the last change to it or to the binding text. A preview includes drafts in the page's language. */
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
