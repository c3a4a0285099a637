import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";

const SECOND_MS = 1000;

/** What is left of the seconds that the server gave, by the browser's own count of them and not by its clock. */
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

/** The seconds that are left: read by whoever looks for them, and announced to nobody. Without a script they would stand still. */
export function TimeLeft({ seconds }: { seconds: number }) {
  const t = useTranslations("admin");
  return (
    <span role="timer" className="text-sm text-soft tabular-nums noscript:hidden">
      {t("secondsLeft", { seconds })}
    </span>
  );
}
