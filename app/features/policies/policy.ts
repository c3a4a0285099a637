import type { SiteIdentity } from "#app/features/site/site-identity";
import type { Language } from "#app/languages/languages";

/** From when the texts below hold, in one place. ISO date. */
export const POLICIES_EFFECTIVE = "2026-11-01";

/** Nobody younger uses the site. (product, C45) */
export const LEAST_AGE_YEARS = 18;

export const POLICY_IDS = ["privacy", "terms", "cookies"] as const;
export type PolicyId = (typeof POLICY_IDS)[number];

/** A paragraph, a list, a table, or the cancellation table that booking shows too. */
export type PolicyBlock =
  | string
  | { list: readonly string[] }
  | { table: { head: readonly string[]; rows: readonly (readonly string[])[] } }
  | { shows: "cancellation" };

export interface PolicySection {
  /** Completes the anchor: 'terms-cancelling'. */
  id: string;
  title: string;
  blocks: readonly PolicyBlock[];
}

export interface Policy {
  id: PolicyId;
  title: string;
  /** Its own page. */
  path: string;
  /** What it comes down to, for those who read no further. */
  inShort: readonly string[];
  sections: readonly PolicySection[];
}

export type WritePolicy = (site: SiteIdentity) => Policy;

/** A policy with the language in which it stands there. */
export interface ShownPolicy extends Policy {
  language: Language;
  /** That of the text which binds: the site's first. */
  binding: Language;
  /** From when it holds as it stands there. ISO date. */
  effective: string;
}
