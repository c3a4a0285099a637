import { useTranslations } from "use-intl";
import { Approx } from "#app/features/money/approx";
import { classes } from "#app/ui/classes";
import { useFormat } from "#app/ui/text/format";
import { useFormatter } from "#app/ui/text/formats";

export interface ShownPrice {
  currency: string;
  basePrice: number;
  surgeAmount: number;
  /** 1 to 2. */
  surgeMultiplier: number;
  rushFee: number;
  /** From the rules in force when it was requested. */
  rushPercent: number;
  totalPrice: number;
  advisorReceives: number;
}

interface PriceLinesProps {
  price: ShownPrice;
  /** Name of the receiving advisor, for the client's view; null for the advisor's own view; undefined when there is no receiver. */
  receiver: string | null | undefined;
  /** What happened to the payment, shown below the total. */
  sums?: readonly (readonly [label: string, minor: number])[];
  /** Whether nothing of it is owed: the total is then no more than what was asked for. */
  isVoid?: boolean;
}

/** A price broken down: base, surge, rush, total, and the advisor's net (decisions.md 2). Amounts in minor units. */
export function PriceLines({ price, receiver, sums = [], isVoid = false }: PriceLinesProps) {
  const t = useTranslations("booking");
  const format = useFormat();
  const formatter = useFormatter();
  const money = (minor: number) => format.money(minor, price.currency);
  return (
    <dl className={classes("space-y-1.5 text-sm", isVoid && "text-soft")} data-read="">
      <Line label={t("base")} value={money(price.basePrice)} />
      {price.surgeAmount > 0 && (
        <Line
          label={t("surge", { multiplier: formatter.number(price.surgeMultiplier, { minimumFractionDigits: 1 }) })}
          value={money(price.surgeAmount)}
        />
      )}
      {price.rushFee > 0 && <Line label={t("rush", { percent: price.rushPercent })} value={money(price.rushFee)} />}
      <Line
        label={t("total")}
        value={
          <>
            <span className="whitespace-nowrap">{money(price.totalPrice)}</span>{" "}
            <Approx amount={price.totalPrice} currency={price.currency} />
          </>
        }
        className={classes("border-t border-line pt-1.5", !isVoid && "text-base font-semibold")}
      />
      {sums.map(([label, minor]) => (
        <Line key={label} label={label} value={money(minor)} />
      ))}
      {receiver !== undefined && (
        <Line
          label={receiver === null ? t("youReceive") : t("receives", { name: receiver })}
          value={money(price.advisorReceives)}
          className="text-soft"
        />
      )}
    </dl>
  );
}

function Line({ label, value, className = "" }: { label: string; value: React.ReactNode; className?: string }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${className}`}>
      <dt className="min-w-min">{label}</dt>
      {/* The approximate amount in another currency wraps below when there is no room beside a long amount. */}
      <dd className="flex flex-wrap justify-end gap-x-2 whitespace-nowrap tabular-nums [&>small:empty]:hidden">{value}</dd>
    </div>
  );
}
