import type { ShownPolicy } from "#app/features/policies/policy";
import type { SiteIdentity } from "#app/features/site/site-identity";
import { ALL_LANGUAGES } from "#app/languages/all-languages.server";
import type { Language } from "#app/languages/languages";
import { ownTextsWith, policyChangedOn } from "./own-texts.server";
import { policyInWords, textsOfPolicy } from "./policy-texts";
import { inWordsInForce } from "./words-in-force.server";

/** Inserts the words in force and admins' texts into a policy, with the date of the last change to it or to the binding text. A preview includes drafts in the page's language. */
export const withOwnWords =
  (language: Language, drafts: ReadonlyMap<string, string> | null) =>
  (policy: ShownPolicy, site: SiteIdentity): ShownPolicy => {
    const own = ownTextsWith(policy.language, policy.language === language ? drafts : null);
    const days = [policy.effective, policyChangedOn(policy.language, policy.id), policyChangedOn(policy.binding, policy.id)];
    return {
      ...policyInWords(policy, site, new Map([...wordsIn(policy), ...own])),
      effective: days.filter((day) => day !== null).reduce((one, other) => (one > other ? one : other), policy.effective),
    };
  };

/** The texts of a policy that the words in force change; the rules of today are in them. */
const wordsIn = ({ id, language }: ShownPolicy): [string, string][] =>
  [...textsOfPolicy(ALL_LANGUAGES[language].policies[id])]
    .map(([name, text]) => ({ name, text, said: inWordsInForce(text, { language, name }) }))
    .flatMap(({ name, text, said }) => (said === text ? [] : [[name, said]]));
