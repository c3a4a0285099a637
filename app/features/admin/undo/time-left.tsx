import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";

const SECOND_MS = 1000;

/** Counts down the seconds from the server with the browser's monotonic timer, independent of its clock. */
export function useSecondsLeft(given: number): number {
  const [left, setLeft] = useState(given);
  useEffect(() => {
    const began = performance.now();
    const count = () => setLeft(Math.max(0, given - Math.floor((performance.now() - began) / SECOND_MS)));
    count();
    const timer = setInterval(count, SECOND_MS);
    return () => clearInterval(timer);
  }, [given]);
  return left;
}

/** Countdown that screen readers can read but do not announce. Hidden without JavaScript, because it would not run. */
export function TimeLeft({ seconds }: { seconds: number }) {
  const t = useTranslations("admin");
  return (
    <span role="timer" className="text-sm text-soft tabular-nums noscript:hidden">
      {t("secondsLeft", { seconds })}
    </span>
  );
}
