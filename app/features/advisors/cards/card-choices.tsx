import { BlockedMark } from "#app/features/blocks/blocked-mark";
import { useBlocked } from "#app/features/blocks/use-blocked";
import { CompareButton } from "../compare/compare-choice";
import { type SaveAgainWords, SaveButton } from "../saved/save-button";
import type { AdvisorCard } from "./advisor-card";

interface CardChoicesProps {
  card: Pick<AdvisorCard, "slug" | "displayName">;
  /** Slugs of the advisors the viewer has saved. */
  saved: readonly string[];
  again?: SaveAgainWords;
}

/** Actions on an advisor without opening their page: save, or add to the comparison; of somebody blocked nothing but to unblock them. */
export function CardChoices({ card: { slug, displayName }, saved, again }: CardChoicesProps) {
  const isBlocked = useBlocked()(slug);
  if (isBlocked) return <BlockedMark slug={slug} name={displayName} />;
  return (
    <div className="-mx-3 flex flex-wrap">
      <SaveButton slug={slug} name={displayName} isSaved={saved.includes(slug)} again={again} />
      <CompareButton slug={slug} name={displayName} />
    </div>
  );
}
