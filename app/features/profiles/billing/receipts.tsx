import { useTranslations } from "use-intl";
import type { Receipt } from "#app/features/money/earnings";
import { Panel } from "../panel";
import type { OwnBilling } from "./billing";
import { ReceiptLine } from "./receipt-line";

interface ReceiptsProps {
  receipts: readonly Receipt[];
  billing: OwnBilling["fields"];
}

/** Number of receipts listed at once; the form comes below them. */
const SHOWN = 3;

/** A client's receipts, newest first: each opens to its lines, made out to the billing information (signed-in-areas.md 2, Billing). */
export function Receipts({ receipts, billing }: ReceiptsProps) {
  const t = useTranslations("profiles");
  return (
    <Panel id="receipts" title={t("receipts")} text={t("receiptsText")}>
      {receipts.length === 0 ? (
        <p className="text-soft">{t("receiptsNone")}</p>
      ) : (
        <>
          <ReceiptList receipts={receipts.slice(0, SHOWN)} billing={billing} />
          {receipts.length > SHOWN && (
            <details>
              <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm">
                {t("receiptsEarlier", { count: receipts.length - SHOWN })}
              </summary>
              <ReceiptList receipts={receipts.slice(SHOWN)} billing={billing} />
            </details>
          )}
        </>
      )}
    </Panel>
  );
}

function ReceiptList({ receipts, billing }: ReceiptsProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {receipts.map((receipt) => (
        <ReceiptLine key={receipt.consultationId} receipt={receipt} billing={billing} />
      ))}
    </ul>
  );
}
