import type { SiteIdentity } from "#app/features/site/site-identity";
import type { Language } from "#app/languages/languages";

/** Effective date of the texts below. ISO date. */
export const POLICIES_EFFECTIVE = "2026-11-01";

export const POLICY_IDS = ["privacy", "terms", "cookies"] as const;
export type PolicyId = (typeof POLICY_IDS)[number];

/** A paragraph, a list, a table, or the cancellation table that booking also shows. */
export type PolicyBlock =
  | string
  | { list: readonly string[] }
  | { table: { head: readonly string[]; rows: readonly (readonly string[])[] } }
  | { shows: "cancellation" };

export interface PolicySection {
  /** Suffix of the anchor: 'terms-cancelling'. */
  id: string;
  title: string;
  blocks: readonly PolicyBlock[];
}

export interface Policy {
  id: PolicyId;
  title: string;
  /** Path of its own page. */
  path: string;
  /** Summary, for those who read no further. */
  inShort: readonly string[];
  sections: readonly PolicySection[];
}

export type WritePolicy = (site: SiteIdentity) => Policy;

/** A policy with the language it is displayed in. */
export interface ShownPolicy extends Policy {
  language: Language;
  /** Language of the binding text: the site's first. */
  binding: Language;
  /** Effective date of the displayed version. ISO date. */
  effective: string;
}
