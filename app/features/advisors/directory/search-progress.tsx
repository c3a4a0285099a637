import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import type { Subcategory } from "#app/features/catalog/subcategories";
import { MINIMUM_DISPLAY_MS, SEARCH_PERCENT_PER_STEP, SEARCH_STEPS } from "#app/features/search/minimum-display-time";
import { prefersStillness } from "#app/features/search/wait-at-least";
import { useNames } from "#app/languages/names";
import { Progress } from "#app/ui/progress";
import type { DirectoryFindings } from "./directory-results";

/** Rises by 10% every 200 ms beside the real search, and stays full while a slower one is waited for. */
export function SearchProgress({ isPaced }: { isPaced: boolean }) {
  const t = useTranslations("catalog");
  const steps = useSteps(isPaced);
  return (
    <div className="max-w-3xl">
      <Progress value={steps * SEARCH_PERCENT_PER_STEP} label={t("searching")} />
    </div>
  );
}

/** Time passes outside of React: an effect measures it, so that a page that is slow to draw leaves steps out and none of the time. */
function useSteps(isPaced: boolean) {
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    if (!isPaced || prefersStillness()) return setSteps(SEARCH_STEPS);
    const began = performance.now();
    const passed = () => Math.floor((performance.now() - began) / MINIMUM_DISPLAY_MS.searchStep);
    const timer = setInterval(() => setSteps(Math.min(SEARCH_STEPS, passed())), MINIMUM_DISPLAY_MS.searchStep);
    return () => clearInterval(timer);
  }, [isPaced]);
  return steps;
}

interface SearchSaidProps {
  subcategory: Subcategory;
  isSearching: boolean;
  found: DirectoryFindings<unknown> | null;
  /** Whether everybody of the sub-category is shown, and not the best three. */
  isAll: boolean;
}

/** What a screen reader hears of a search: that it begins, and what came of it; none of its steps. A page that was opened with its results says nothing. */
export function SearchSaid({ subcategory, isSearching, found, isAll }: SearchSaidProps) {
  const t = useTranslations("catalog");
  const named = useNames();
  const [hasBegun, setHasBegun] = useState(false);
  if (isSearching && !hasBegun) setHasBegun(true);
  if (isSearching) return t("searching");
  // A word of care speaks for itself.
  if (!hasBegun || !found || found.calm) return null;
  if (found.cards.length === 0) return t("nothingTitle");
  const advisors = named(subcategory.advisors);
  return isAll ? t("allAdvisors", { advisors }) : t("topFound", { count: found.cards.length, advisors });
}
