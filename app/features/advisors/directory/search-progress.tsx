import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { MINIMUM_DISPLAY_MS, SEARCH_PERCENT_PER_STEP, SEARCH_STEPS } from "#app/features/search/minimum-display-time";
import { prefersStillness } from "#app/features/search/wait-at-least";
import { Progress } from "#app/ui/progress";

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

/** Time passes outside of React: an effect counts it. */
function useSteps(isPaced: boolean) {
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    if (!isPaced || prefersStillness()) return setSteps(SEARCH_STEPS);
    const timer = setInterval(() => setSteps((step) => Math.min(SEARCH_STEPS, step + 1)), MINIMUM_DISPLAY_MS.searchStep);
    return () => clearInterval(timer);
  }, [isPaced]);
  return steps;
}
