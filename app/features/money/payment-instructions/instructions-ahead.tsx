import { useTranslations } from "use-intl";
import { useFormat } from "#app/ui/text/format";
import { PaymentInstructionsDetails } from "./instructions-details";
import { type PaymentInstructions, saysHowToPay } from "./payment-instructions";

interface PayWayAheadProps {
  way: PaymentInstructions;
  name: string;
  /** Minor units. */
  total: number;
  currency: string;
  /** Whether it is the client who has to agree, to another time proposed by the advisor. */
  isYours?: boolean;
}

/** How to pay later, shown before anything is due: when confirming a request, and while it awaits its answer. */
export function PaymentInstructionsAhead({ way, name, total, currency, isYours = false }: PayWayAheadProps) {
  const t = useTranslations("money");
  const { money } = useFormat();
  const sum = money(total, currency);
  return (
    <section aria-label={t("aheadTitle")} className="text-sm">
      <h2 className="font-sans text-base font-semibold">{t("aheadTitle")}</h2>
      {saysHowToPay(way) ? (
        <>
          <p className="mt-1 text-soft">{t(isYours ? "aheadTextYours" : "aheadText", { name, total: sum })}</p>
          <div className="mt-2">
            <PaymentInstructionsDetails way={way} sum={sum} />
          </div>
        </>
      ) : (
        <p className="mt-1 text-soft">{t("noWayAhead", { name })}</p>
      )}
    </section>
  );
}
