import { siteFrame } from "#app/features/site/site-frame.server";
import { ALL_LANGUAGES } from "#app/languages/all-languages.server";
import type { Language } from "#app/languages/languages";
import { siteName } from "#app/platform/brand/current-brand.server";
import { siteLanguage } from "#app/platform/brand/current-defaults.server";
import type { SiteIdentity } from "../site/site-identity";
import { inForceSince } from "./in-force.server";
import { POLICY_IDS, type PolicyId, type ShownPolicy } from "./policy";

/** Replaces the texts of a shipped policy by the site's own (features/own-texts). */
type Lay = (policy: ShownPolicy, site: SiteIdentity) => ShownPolicy;

interface Reading {
  language: Language;
  now: Date;
  lay: Lay;
}

/** Reads a policy in a language or, for the binding text, in the site's first language. */
export async function readPolicy(id: PolicyId, { asked, ...reading }: Reading & { asked: URL }) {
  const isBinding = asked.searchParams.get("text") === "binding";
  const [policy] = await writePolicies([id], isBinding ? { ...reading, language: siteLanguage() } : reading);
  return policy!;
}

/** Reads all policies in a language. */
export const readPolicies = (reading: Reading) => writePolicies(POLICY_IDS, reading);

async function writePolicies(ids: readonly PolicyId[], { language, now, lay }: Reading): Promise<ShownPolicy[]> {
  const [{ brand, contact }, since] = await Promise.all([siteFrame(now), inForceSince()]);
  const site = { name: brand.name || siteName(), contact };
  return ids.map((id) =>
    lay({ ...ALL_LANGUAGES[language].policies[id](site), language, binding: siteLanguage(), effective: since(id) }, site),
  );
}
