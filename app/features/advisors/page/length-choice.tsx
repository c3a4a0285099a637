import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { proportion } from "#app/features/money/money";
import { DURATION_OPTIONS } from "#app/features/schedule/durations";
import { useFormat } from "#app/ui/text/format";
import type { ShownAdvisor } from "./public-page-view";
import { useTimesChoice } from "./times/times-choice";

/** How long, in chips, and what that is of the rate. The calendar shows the times that have room for it. */
export function LengthChoice({ advisor }: { advisor: ShownAdvisor }) {
  const t = useTranslations("advisors");
  const format = useFormat();
  const { pathname, search } = useLocation();
  const { minutes } = useTimesChoice(advisor.timezone);
  const { hourlyRate, currency } = advisor;
  const to = (length: number) => {
    const asked = new URLSearchParams(search);
    asked.set("minutes", String(length));
    return `${pathname}?${asked}`;
  };
  return (
    <section aria-labelledby="lengths">
      <h3 id="lengths" className="mb-2 font-sans text-sm font-semibold">
        {t("lengths")}
      </h3>
      <div className="flex flex-wrap gap-1.5">
        {DURATION_OPTIONS.map((length) => (
          <Link
            key={length}
            to={to(length)}
            replace
            preventScrollReset
            aria-current={length === minutes || undefined}
            className={`inline-flex min-h-11 items-center rounded border px-3 text-sm ${
              length === minutes ? "border-sage bg-sage-wash font-semibold text-sage-ink" : "border-edge bg-surface hover:border-sage"
            }`}
          >
            {format.duration(length)}
          </Link>
        ))}
      </div>
      {hourlyRate !== null && (
        <p className="mt-2 text-sm text-soft" aria-live="polite">
          {t("priceFor", { duration: format.duration(minutes) })}:{" "}
          <span className="font-semibold text-ink">{format.money(proportion(hourlyRate, minutes, 60), currency)}</span>
        </p>
      )}
    </section>
  );
}
