import { useTranslations } from "use-intl";
import { priceConsultation, type Urgency } from "#app/features/booking/pricing";
import { RUSH_FEE_RATE } from "#app/features/booking/rush-fee";
import { PERCENT_PER_TENTH, USUAL_SURGE_TENTHS } from "#app/features/matching/limits";
import { Approx } from "#app/features/money/approx";
import { DEFAULT_CURRENCY, MINOR_UNITS_PER_UNIT } from "#app/features/money/money";
import { DEFAULT_DURATION_MINUTES, type Duration } from "#app/features/schedule/durations";
import { useFormat } from "#app/ui/text/format";
import { useOwnCurrency } from "#app/ui/text/formats";
import { CurrencyChoice } from "./currency-choice";
import { FIRST_RATE } from "./limits";

interface Example {
  name: "exampleUsual" | "exampleRush" | "exampleSurge";
  minutes: Duration;
  urgency: Urgency;
  surgeMultiplierTenths: number;
}

const BUSY_TENTHS = USUAL_SURGE_TENTHS + 2;
const USUAL = { urgency: "normal", surgeMultiplierTenths: USUAL_SURGE_TENTHS } as const;
const EXAMPLES: readonly Example[] = [
  { ...USUAL, name: "exampleUsual", minutes: DEFAULT_DURATION_MINUTES },
  { ...USUAL, name: "exampleRush", minutes: 60, urgency: "rush" },
  { ...USUAL, name: "exampleSurge", minutes: 60, surgeMultiplierTenths: BUSY_TENTHS },
];

/** Three prices, worked out: on a usual day, in a hurry, and when many ask at once. */
export function WorkedExamples() {
  const t = useTranslations("priceGuide");
  const { isGuest } = useOwnCurrency();
  return (
    <section aria-labelledby="examples" className="mt-12">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <h2 id="examples" className="text-2xl">
          {t("examples")}
        </h2>
        {isGuest && <CurrencyChoice />}
      </div>
      <ul className="mt-5 grid gap-4 md:grid-cols-3">
        {EXAMPLES.map((example) => (
          <ExampleCard key={example.name} example={example} />
        ))}
      </ul>
    </section>
  );
}

function ExampleCard({ example: { name, ...terms } }: { example: Example }) {
  const t = useTranslations("priceGuide");
  const { money, duration } = useFormat();
  const hourlyRate = FIRST_RATE * MINOR_UNITS_PER_UNIT;
  const { basePrice, surgeAmount, rushFee, totalPrice } = priceConsultation({ hourlyRate, ...terms });
  const sum = (minor: number) => money(minor, DEFAULT_CURRENCY);
  const parts = [
    t("exampleBase", { minutes: duration(terms.minutes), rate: sum(hourlyRate), amount: sum(basePrice) }),
    rushFee > 0 && t("exampleRushFee", { percent: String(RUSH_FEE_RATE), amount: sum(rushFee) }),
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
        <Approx amount={totalPrice} currency={DEFAULT_CURRENCY} />
      </p>
    </li>
  );
}
