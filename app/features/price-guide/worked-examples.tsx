import { useTranslations } from "use-intl";
import { priceConsultation, type Urgency } from "#app/features/booking/pricing";
import { PERCENT_PER_TENTH, USUAL_SURGE_TENTHS } from "#app/features/matching/limits";
import { onlyCurrency, siteCurrency } from "#app/features/money/accepted-currencies";
import { Approx } from "#app/features/money/approx";
import { currentRules } from "#app/features/rules/current-rules";
import { magnitudeOf } from "#app/features/rules/highest-rate";
import type { Duration, Rules } from "#app/features/rules/rules";
import { requestedDuration, usualDuration } from "#app/features/schedule/durations";
import { useFormat } from "#app/ui/text/format";
import { useOwnCurrency } from "#app/ui/text/formats";
import { minorUnitsOf } from "#app/ui/text/minor-units";
import { CurrencyChoice } from "./currency-choice";
import { FIRST_RATE } from "./limits";

interface Example {
  name: "exampleUsual" | "exampleRush" | "exampleSurge";
  minutes: Duration;
  urgency: Urgency;
  surgeMultiplierTenths: number;
}

const USUAL = { urgency: "normal", surgeMultiplierTenths: USUAL_SURGE_TENTHS } as const;
const BUSY_TENTHS = USUAL_SURGE_TENTHS + 2;
/** The examples for a site, depending on whether its rules add anything to the base price. */
const examples = ({ surge, surgeCapTenths, rushPercent, durations }: Rules): Example[] => [
  { ...USUAL, name: "exampleUsual", minutes: usualDuration({ durations }) },
  ...(rushPercent > 0
    ? [{ ...USUAL, name: "exampleRush" as const, minutes: requestedDuration(60, { durations }), urgency: "rush" as const }]
    : []),
  ...(surge
    ? [
        {
          ...USUAL,
          name: "exampleSurge" as const,
          minutes: requestedDuration(60, { durations }),
          surgeMultiplierTenths: Math.min(BUSY_TENTHS, surgeCapTenths),
        },
      ]
    : []),
];

/** Example prices: on a usual day, as a rush, and at high demand. */
export function WorkedExamples() {
  const t = useTranslations("priceGuide");
  const { isGuest } = useOwnCurrency();
  return (
    <section aria-labelledby="examples" className="mt-12">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <h2 id="examples" className="text-2xl">
          {t("examples")}
        </h2>
        {isGuest && !onlyCurrency() && <CurrencyChoice />}
      </div>
      <ul className="mt-5 grid gap-4 md:grid-cols-3">
        {examples(currentRules()).map((example) => (
          <ExampleCard key={example.name} example={example} />
        ))}
      </ul>
    </section>
  );
}

function ExampleCard({ example: { name, ...terms } }: { example: Example }) {
  const t = useTranslations("priceGuide");
  const { money, duration } = useFormat();
  const rules = currentRules();
  const hourlyRate = FIRST_RATE * magnitudeOf(siteCurrency()) * minorUnitsOf(siteCurrency());
  const { basePrice, surgeAmount, rushFee, totalPrice } = priceConsultation({ hourlyRate, ...terms, rules });
  const sum = (minor: number) => money(minor, siteCurrency());
  const parts = [
    t("exampleBase", { minutes: duration(terms.minutes), rate: sum(hourlyRate), amount: sum(basePrice) }),
    rushFee > 0 && t("exampleRushFee", { percent: String(rules.rushPercent), amount: sum(rushFee) }),
    surgeAmount > 0 &&
      t("exampleSurgeAmount", {
        percent: String((terms.surgeMultiplierTenths - USUAL_SURGE_TENTHS) * PERCENT_PER_TENTH),
        amount: sum(surgeAmount),
      }),
  ].filter((part) => part !== false);
  return (
    <li className="card flex flex-col">
      <h3 className="text-lg">{t(name)}</h3>
      <ul className="mt-2 space-y-1 text-sm text-soft">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p className="mt-auto pt-4 font-serif text-2xl tabular-nums">
        {sum(totalPrice)}
        <Approx amount={totalPrice} currency={siteCurrency()} />
      </p>
    </li>
  );
}
