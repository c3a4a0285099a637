import { useTranslations } from "use-intl";
import type { Receipt } from "#app/features/money/earnings";
import { useFormat } from "#app/ui/text/format";
import { countryName as englishName } from "../countries";
import type { OwnBilling } from "./billing";

/** What was paid, line by line: the price in its parts, what is not here of it, and what is. */
export function ReceiptSums({ receipt }: { receipt: Receipt }) {
  const t = useTranslations("profiles");
  const { money, duration } = useFormat();
  const { currency, open, notCharged, refunded, paid, total, toReturn } = receipt;
  const lines: [label: string, amount: number][] = [
    [t("receiptBase", { duration: duration(receipt.durationMinutes) }), receipt.basePrice],
    [t("receiptSurge"), receipt.surgeAmount],
    [t("receiptRush"), receipt.rushFee],
  ];
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 self-start text-sm tabular-nums">
      {lines
        .filter(([, amount], index) => index === 0 || amount > 0)
        .map(([label, amount]) => (
          <Amount key={label} label={label} amount={money(amount, currency)} />
        ))}
      <Amount label={t("receiptTotal")} amount={money(total, currency)} />
      {open > 0 && <Amount label={t("receiptDue")} amount={money(-open, currency)} />}
      {notCharged > 0 && <Amount label={t("receiptNotCharged")} amount={money(-notCharged, currency)} />}
      {refunded > 0 && <Amount label={t("receiptRefunded")} amount={money(-refunded, currency)} />}
      <Amount label={t("receiptPaid")} amount={money(paid, currency)} isStrong />
      {toReturn > 0 && <Amount label={t("receiptReturning")} amount={money(-toReturn, currency)} />}
    </dl>
  );
}

function Amount({ label, amount, isStrong = false }: { label: string; amount: string; isStrong?: boolean }) {
  return (
    <>
      <dt className={isStrong ? "font-semibold" : "text-soft"}>{label}</dt>
      <dd className={isStrong ? "text-right font-semibold" : "text-right"}>{amount}</dd>
    </>
  );
}

/** The billing information as it stands on an invoice, without the lines that are empty. */
export function addressOf(
  { billingName, taxId, addressLine1, addressLine2, city, postalCode, stateProvince, country }: OwnBilling["fields"],
  countryName: (english: string) => string,
) {
  const land = countryName(englishName(country));
  const place = [postalCode, city, stateProvince].filter(Boolean).join(" ");
  return [billingName, addressLine1, addressLine2, place, land, taxId].filter(Boolean).join("\n");
}
