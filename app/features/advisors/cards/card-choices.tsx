import { CompareButton } from "../compare/compare-choice";
import { SaveButton } from "../saved/save-button";
import type { AdvisorCard } from "./advisor-card";

interface CardChoicesProps {
  card: Pick<AdvisorCard, "slug" | "displayName">;
  /** Slugs of those the viewer has saved. */
  saved: readonly string[];
}

/** What can be done with an advisor without opening their page: keep them, or put them beside others. */
export function CardChoices({ card: { slug, displayName }, saved }: CardChoicesProps) {
  return (
    <div className="-mx-3 flex flex-wrap">
      <SaveButton slug={slug} name={displayName} isSaved={saved.includes(slug)} />
      <CompareButton slug={slug} name={displayName} />
    </div>
  );
}
