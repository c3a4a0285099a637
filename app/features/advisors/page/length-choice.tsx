import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Approx } from "#app/features/money/approx";
import { proportion } from "#app/features/money/money";
import { currentRules } from "#app/features/rules/current-rules";
import { useFormat } from "#app/ui/text/format";
import type { ShownAdvisor } from "./public-page-view";
import { OtherChoices, useTimesChoice } from "./times/times-choice";

/**
 * Chips for the duration, with the price of each at the advisor's rate. The calendar shows the times with room for it. They are buttons
 * rather than links so that crawlers do not find a page for every combination.
 */
export function LengthChoice({ advisor }: { advisor: ShownAdvisor }) {
  const t = useTranslations("advisors");
  const format = useFormat();
  const { minutes } = useTimesChoice(advisor.timezone);
  const { hourlyRate, currency } = advisor;
  return (
    <section aria-labelledby="lengths">
      <h3 id="lengths" className="mb-2 font-sans text-sm font-semibold">
        {t("lengths")}
      </h3>
      <Form method="get" replace preventScrollReset className="flex flex-wrap gap-1.5">
        <OtherChoices but={["minutes"]} />
        {currentRules().durations.map((length) => (
          <button
            key={length}
            type="submit"
            name="minutes"
            value={length}
            aria-pressed={length === minutes}
            className={`inline-flex min-h-11 items-center rounded border px-3 text-sm ${
              length === minutes ? "border-sage bg-sage-wash font-semibold text-sage-ink" : "border-edge bg-surface hover:border-sage"
            }`}
          >
            {format.duration(length)}
          </button>
        ))}
      </Form>
      {hourlyRate !== null && (
        <p className="mt-2 text-sm text-soft" aria-live="polite">
          {t("priceFor", { duration: format.duration(minutes) })}{" "}
          <span className="font-semibold text-ink">{format.money(proportion(hourlyRate, minutes, 60), currency)}</span>{" "}
          <Approx amount={proportion(hourlyRate, minutes, 60)} currency={currency} />
        </p>
      )}
    </section>
  );
}
