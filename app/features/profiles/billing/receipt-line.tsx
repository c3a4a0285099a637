import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Named } from "#app/features/catalog/named";
import type { Receipt } from "#app/features/money/earnings";
import { Badge, type BadgeTone } from "#app/ui/badge";
import { Icon } from "#app/ui/icon";
import { useFormat } from "#app/ui/text/format";
import { useCountryName } from "../country-names";
import type { OwnBilling } from "./billing";
import { addressOf, ReceiptSums, useReceiptState } from "./receipt-parts";
import { receiptState } from "./receipt-state";

/** States that need the person's action or attention. */
const TONES: Partial<Record<ReturnType<typeof receiptState>, BadgeTone>> = {
  statePart: "brass",
  stateOpen: "brass",
  stateOver: "brass",
  stateReturning: "brass",
};

/** One receipt, which opens to its lines, made out to the billing information. */
export function ReceiptLine({ receipt, billing }: { receipt: Receipt; billing: OwnBilling["fields"] }) {
  const countryName = useCountryName();
  const t = useTranslations("profiles");
  const { money, date, namedTime } = useFormat();
  const stateOf = useReceiptState();
  const { consultationId, advisorName, topicName, paidAt, currency, received } = receipt;
  const state = receiptState(receipt);
  return (
    <li>
      <details className="group">
        <summary className="grid min-h-11 cursor-pointer grid-cols-[1fr_auto_auto] items-baseline gap-x-3 gap-y-1 py-3 sm:flex sm:gap-x-4">
          <span className="min-w-0 grow">
            <span className="font-semibold">
              <Named name={topicName} />
            </span>{" "}
            <bdi className="text-soft">{advisorName}</bdi>
          </span>
          <span className="font-semibold whitespace-nowrap tabular-nums sm:order-last">{money(received, currency)}</span>
          {/* In a separate column: after a long name it would wrap alone to the next line. */}
          <Icon name="chevron-down" className="self-center text-soft transition-transform group-open:rotate-180 sm:order-last" />
          <span className="col-span-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
            {state !== "stateWhole" && <Badge tone={TONES[state] ?? "neutral"}>{stateOf(receipt)}</Badge>}
            <span className="text-sm text-soft">{t("receiptPaidOn", { day: date(paidAt) })}</span>
          </span>
        </summary>
        <div className="grid gap-6 pb-6 sm:grid-cols-2">
          <div>
            <h3 className="text-sm font-semibold">{t("receiptTo")}</h3>
            <address className="mt-1 text-sm whitespace-pre-line text-soft not-italic">
              {addressOf(billing, countryName) || t("receiptNobody")}
            </address>
            <p className="mt-4 text-sm text-soft">
              {t(receipt.isCancelled ? "receiptCancelled" : "receiptHeld", { when: namedTime(receipt.heldAt) })}
              <br />
              {t("receiptNumber", { number: receipt.number })}
            </p>
            <p className="flex flex-wrap gap-x-6 text-sm">
              <Link to={`/consultations/${consultationId}/receipt`} className="text-link inline-flex min-h-11 items-center">
                {t("receiptSee")}
              </Link>
              <Link to={`/consultations/${consultationId}`} className="text-link inline-flex min-h-11 items-center">
                {t("receiptOpen")}
              </Link>
            </p>
          </div>
          <ReceiptSums receipt={receipt} side="client" />
        </div>
      </details>
    </li>
  );
}
