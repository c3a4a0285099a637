import { siteFrame } from "#app/features/site/site-frame.server";
import { ALL_POLICIES } from "#app/languages/all-policies.server";
import { FIRST_LANGUAGE, type Language } from "#app/languages/languages";
import { siteName } from "#app/platform/brand/current-brand.server";
import { POLICY_IDS, type PolicyId, type ShownPolicy } from "./policy";

/** A policy as a language has it, or, where the binding text is asked for, as it was written. */
export async function readPolicy(id: PolicyId, { language, asked, now }: { language: Language; asked: URL; now: Date }) {
  const isBinding = asked.searchParams.get("text") === "binding";
  const [policy] = await writePolicies([id], isBinding ? FIRST_LANGUAGE : language, now);
  return policy!;
}

/** All policies in a language. */
export const readPolicies = (language: Language, now: Date) => writePolicies(POLICY_IDS, language, now);

async function writePolicies(ids: readonly PolicyId[], language: Language, now: Date): Promise<ShownPolicy[]> {
  const { brand, contact } = await siteFrame(now);
  const site = { name: brand.name || siteName(), contact };
  return ids.map((id) => ({ ...ALL_POLICIES[language][id](site), language }));
}
