import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import type { Subcategory } from "#app/features/catalog/subcategories";
import { MINIMUM_DISPLAY_MS, SEARCH_PERCENT_PER_STEP, SEARCH_STEPS } from "#app/features/search/minimum-display-time";
import { prefersStillness } from "#app/features/search/wait-at-least";
import { useNames } from "#app/languages/names";
import { Progress } from "#app/ui/progress";
import type { DirectoryFindings } from "./directory-results";

/** A progress bar that rises by 10% every 200 ms beside the real search, and stays full while waiting for a slower one. */
export function SearchProgress({ isPaced }: { isPaced: boolean }) {
  const t = useTranslations("catalog");
  const steps = useSteps(isPaced);
  return (
    <div className="max-w-3xl">
      <Progress value={steps * SEARCH_PERCENT_PER_STEP} label={t("searching")} />
    </div>
  );
}

/** Measures the elapsed time in an effect, so that a page that renders slowly skips steps but loses no time. */
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
  /** Whether the whole sub-category is shown instead of the best three. */
  isAll: boolean;
}

/** What a screen reader announces of a search: its start and its result, but no steps. A page opened with results announces nothing. */
export function SearchStatus({ subcategory, isSearching, found, isAll }: SearchSaidProps) {
  const t = useTranslations("catalog");
  const named = useNames();
  const [hasBegun, setHasBegun] = useState(false);
  if (isSearching && !hasBegun) setHasBegun(true);
  if (isSearching) return t("searching");
  // The calming words speak for themselves.
  if (!hasBegun || !found || found.calm) return null;
  if (found.cards.length === 0) return t("nothingTitle");
  const advisors = named(subcategory.advisors);
  return isAll ? t("allAdvisors", { advisors }) : t("topFound", { count: found.cards.length, advisors });
}
