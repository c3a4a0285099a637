import { CompareButton } from "../compare/compare-choice";
import { SaveButton } from "../saved/save-button";
import type { AdvisorCard } from "./advisor-card";

interface CardChoicesProps {
  card: Pick<AdvisorCard, "slug" | "displayName">;
  /** Slugs of the advisors the viewer has saved. */
  saved: readonly string[];
}

/** Actions on an advisor without opening their page: save, or add to the comparison. */
export function CardChoices({ card: { slug, displayName }, saved }: CardChoicesProps) {
  return (
    <div className="-mx-3 flex flex-wrap">
      <SaveButton slug={slug} name={displayName} isSaved={saved.includes(slug)} />
      <CompareButton slug={slug} name={displayName} />
    </div>
  );
}
