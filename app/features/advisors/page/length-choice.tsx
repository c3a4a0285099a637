import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Approx } from "#app/features/money/approx";
import { proportion } from "#app/features/money/money";
import { useFormat } from "#app/ui/text/format";
import type { ShownAdvisor } from "./public-page-view";
import { OtherChoices, useTimesChoice } from "./times/times-choice";

/**
 * Chips for the duration. The calendar below shows the times with room for it. They are buttons rather than links so that crawlers do not find a
 * page for every combination.
 */
export function LengthChoice({ minutes, lengths }: { minutes: number; lengths: readonly number[] }) {
  const t = useTranslations("advisors");
  const format = useFormat();
  return (
    <Form method="get" action="#times" replace preventScrollReset className="flex flex-wrap gap-1.5" aria-label={t("lengths")}>
      <OtherChoices but={["minutes"]} />
      {lengths.map((length) => (
        <button
          key={length}
          type="submit"
          name="minutes"
          value={length}
          aria-pressed={length === minutes}
          className={`inline-flex min-h-11 min-w-11 items-center justify-center rounded border px-2 text-sm sm:px-3 ${
            length === minutes ? "border-sage bg-sage-wash font-semibold text-sage-ink" : "border-edge bg-surface hover:border-sage"
          }`}
        >
          {format.duration(length)}
        </button>
      ))}
    </Form>
  );
}

/** The price of the chosen duration at the advisor's rate. */
export function LengthPrice({ advisor, className }: { advisor: ShownAdvisor; className: string }) {
  const t = useTranslations("advisors");
  const format = useFormat();
  const { minutes } = useTimesChoice(advisor);
  const { hourlyRate, currency } = advisor;
  if (hourlyRate === null) return null;
  const price = proportion(hourlyRate, minutes, 60);
  return (
    <p className={`text-sm text-soft ${className}`} aria-live="polite">
      {t("priceFor", { duration: format.duration(minutes) })}{" "}
      <span className="font-semibold text-ink">{format.money(price, currency)}</span> <Approx amount={price} currency={currency} />
    </p>
  );
}
