import { useTranslations } from "use-intl";
import type { OneReceipt, Receipt } from "#app/features/money/earnings";
import { useFormat } from "#app/ui/text/format";
import { countryName as englishName } from "../countries";
import type { OwnBilling } from "./billing";
import { keptOf, receiptState } from "./receipt-state";

/** The amounts line by line: parts of the price, money received, then refunds made, refunds due and the open balance. */
export function ReceiptSums({ receipt, side }: { receipt: Receipt; side: OneReceipt["side"] }) {
  const t = useTranslations("profiles");
  const { money, duration } = useFormat();
  const { currency, isCancelled, open, notCharged, received, returned, total, toReturn } = receipt;
  const lines: [label: string, amount: number][] = [
    [t("receiptBase", { duration: duration(receipt.durationMinutes) }), receipt.basePrice],
    [t("receiptSurge"), receipt.surgeAmount],
    [t("receiptRush", { percent: receipt.rushPercent }), receipt.rushFee],
  ];
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 self-start text-sm tabular-nums">
      {lines
        .filter(([, amount], index) => index === 0 || amount > 0)
        .map(([label, amount]) => (
          <Amount key={label} label={label} amount={money(amount, currency)} />
        ))}
      <Amount label={t("receiptTotal")} amount={money(total, currency)} />
      {notCharged > 0 && <Amount label={t("receiptNotCharged")} amount={money(-notCharged, currency)} />}
      <Payments receipt={receipt} isBack={false} />
      <Amount label={t("receiptPaid")} amount={money(received, currency)} isStrong />
      <Payments receipt={receipt} isBack />
      {(returned > 0 || (isCancelled && toReturn === 0)) && (
        <Amount label={t("receiptRefunded")} amount={money(-returned || 0, currency)} />
      )}
      {toReturn > 0 && (
        <Amount label={t(side === "client" ? "receiptReturning" : "receiptReturningToClient")} amount={money(-toReturn, currency)} />
      )}
      {(returned + toReturn > 0 || isCancelled) && (
        <Amount label={t(isCancelled ? "receiptKept" : "receiptLeft")} amount={money(keptOf(receipt), currency)} isStrong />
      )}
      {open > 0 && <Amount label={t("receiptDue")} amount={money(open, currency)} />}
    </dl>
  );
}

/** Several payments or refunds, each with its date; a single one is already shown by its sum. */
function Payments({ receipt: { payments, currency }, isBack }: { receipt: Receipt; isBack: boolean }) {
  const t = useTranslations("profiles");
  const { money, date } = useFormat();
  const shown = payments.filter(({ amount }) => amount < 0 === isBack);
  if (shown.length < 2) return null;
  const label = isBack ? "receiptRefundedOn" : "receiptPaidOn";
  return shown.map(({ at, amount }) => (
    <Amount key={`${at.getTime()} ${amount}`} label={t(label, { day: date(at) })} amount={money(amount, currency)} />
  ));
}

/** Returns a short description of a receipt's payment state, with its sums. */
export function useReceiptState() {
  const t = useTranslations("profiles");
  const { money } = useFormat();
  return (receipt: Receipt) => {
    const { currency, total, received, returned, toReturn, open } = receipt;
    const sum = (minor: number) => money(minor, currency);
    const back = { returned: sum(returned), toReturn: sum(toReturn) };
    return t(receiptState(receipt), { ...back, kept: sum(keptOf(receipt)), total: sum(total), paid: sum(received), open: sum(open) });
  };
}

function Amount({ label, amount, isStrong = false }: { label: string; amount: string; isStrong?: boolean }) {
  return (
    <>
      <dt className={isStrong ? "font-semibold" : "text-soft"}>{label}</dt>
      <dd className={isStrong ? "text-right font-semibold" : "text-right"}>{amount}</dd>
    </>
  );
}

/** Returns the billing address as on an invoice, without empty lines. */
export function addressOf(
  { billingName, taxId, addressLine1, addressLine2, city, postalCode, stateProvince, country }: OwnBilling["fields"],
  countryName: (english: string) => string,
) {
  const land = countryName(englishName(country));
  const place = [postalCode, city, stateProvince].filter(Boolean).join(" ");
  return [billingName, addressLine1, addressLine2, place, land, taxId].filter(Boolean).join("\n");
}
