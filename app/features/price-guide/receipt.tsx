import { useTranslations } from "use-intl";
import { USUAL_SURGE_TENTHS } from "#app/features/matching/limits";
import { surgeMultiplier } from "#app/features/matching/surge";
import { currentRules } from "#app/features/rules/current-rules";
import { ButtonLink } from "#app/ui/button";
import { useFormat } from "#app/ui/text/format";
import { useFormatter } from "#app/ui/text/formats";
import type { Estimate } from "./estimate";
import { useFeePercent } from "./fee-percent";

interface ReceiptProps {
  /** Null while a value is invalid. */
  estimate: Estimate | null;
}

/** A price line by line, as in a booking. Changes are announced to screen readers. */
export function Receipt({ estimate }: ReceiptProps) {
  const t = useTranslations("priceGuide");
  return (
    <section aria-label={t("receipt")} className="flex flex-col border-t border-line bg-wash p-5 sm:p-8 lg:border-t-0 lg:border-l lg:p-10">
      <div aria-live="polite">{estimate ? <Lines estimate={estimate} /> : <Unpriced />}</div>
      <ButtonLink to="/find-advisor" className="mt-8 lg:mt-auto">
        {t("find")}
      </ButtonLink>
    </section>
  );
}

function Lines({ estimate }: { estimate: Estimate }) {
  const t = useTranslations("priceGuide");
  const formatter = useFormatter();
  const format = useFormat();
  const { surge: hasSurge, rushPercent, platformFeeBasisPoints } = currentRules();
  const fee = useFeePercent(platformFeeBasisPoints);
  const { price, currency, minutes, demand } = estimate;
  const money = (minor: number) => format.money(minor, currency);
  const multiplier = formatter.number(surgeMultiplier(estimate.surgeTenths), { minimumFractionDigits: 1 });
  const isRush = estimate.urgency === "rush";
  const isSurge = estimate.surgeTenths > USUAL_SURGE_TENTHS;
  const surgeHow = t("surgeHow", { requests: demand.activeRequests, advisors: demand.availableAdvisors });
  return (
    <>
      <h3 className="mb-3 text-xl">{t("receipt")}</h3>
      <dl>
        <Line name={t("base")} how={t("baseHow", { rate: money(estimate.hourlyRate), minutes })} amount={money(price.basePrice)} />
        {hasSurge && (
          <Line
            name={isSurge ? t("surge", { multiplier }) : t("noSurge")}
            how={surgeHow}
            amount={money(price.surgeAmount)}
            isBrass={isSurge}
          />
        )}
        {rushPercent > 0 && (
          <Line
            name={isRush ? t("rush", { percent: rushPercent }) : t("noRush")}
            how={isRush ? t("rushHow") : t("noRushHow", { percent: rushPercent })}
            amount={money(price.rushFee)}
            isBrass={isRush}
          />
        )}
        <div className="mt-5 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ink pt-4">
          <dt className="text-lg">{t("total")}</dt>
          <dd className="font-serif text-3xl tabular-nums">{money(price.totalPrice)}</dd>
        </div>
      </dl>
      <dl className="mt-6 text-sm text-soft">
        {estimate.fee > 0 && <SmallLine name={t("fee", { percent: fee })} amount={money(estimate.fee)} />}
        <SmallLine name={t("net")} amount={money(estimate.net)} />
      </dl>
    </>
  );
}

function Line({ name, how, amount, isBrass }: { name: string; how: string; amount: string; isBrass?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-x-6 py-2.5">
      <dt className="min-w-0">
        <span className={isBrass ? "text-brass-ink" : ""}>{name}</span>
        <span className="block text-sm text-soft">{how}</span>
      </dt>
      <dd className="whitespace-nowrap tabular-nums">{amount}</dd>
    </div>
  );
}

function SmallLine({ name, amount }: { name: string; amount: string }) {
  return (
    <div className="flex items-baseline justify-between gap-x-6 py-1">
      <dt>{name}</dt>
      <dd className="whitespace-nowrap tabular-nums">{amount}</dd>
    </div>
  );
}

function Unpriced() {
  const t = useTranslations("priceGuide");
  return (
    <>
      <p className="font-serif text-xl">{t("unpriced")}</p>
      <p className="mt-2 text-soft">{t("unpricedText")}</p>
    </>
  );
}
