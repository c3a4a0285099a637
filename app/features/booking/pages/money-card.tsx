import { useTranslations } from "use-intl";
import { surgeMultiplier } from "#app/features/matching/surge";
import { sharesOf } from "#app/features/money/outside/outside";
import { paymentSums } from "#app/features/money/outside/payment-sums";
import { Card } from "#app/ui/card";
import { useFormat } from "#app/ui/text/format";
import { hasNotTakenPlace } from "../life/consultation";
import { isNeverOwed } from "../never-owed";
import { PriceLines } from "../price-lines";
import { CancellationTerms } from "./cancellation-terms";
import type { ConsultationPage } from "./consultation-view";
import { ifCancelledNow } from "./if-cancelled";

/** The price breakdown, a provider's refunds (payments outside the site say further up what goes back), and until the start the cost of cancelling now. Shows no receiver when nothing is owed or the case is unsettled. */
export function MoneyCard({ consultation, name }: { consultation: ConsultationPage; name: string }) {
  const t = useTranslations("booking");
  const format = useFormat();
  const { side, refunded, payment, currency, hasStarted, status, transitions } = consultation;
  const isAhead = !hasStarted && (status === "requested" || status === "countered" || status === "accepted");
  const ending = ifCancelledNow(consultation);
  const isFree = isNeverOwed(consultation);
  const { net, fee } = sharesOf(consultation, payment);
  const receiver = side === "client" ? name : null;
  const isReceived = !isFree && !isDisputed(consultation) && net > 0;
  const sums = useSums(payment, isAhead);
  const ofFee = side === "advisor" && isReceived && fee > 0 ? [[t("platformFee"), -fee] as const] : [];
  return (
    <Card kind="quiet">
      {isFree && <p className="mb-3 font-semibold">{t("nothingOwed")}</p>}
      <PriceLines
        isVoid={isFree}
        price={priceOf(consultation, net)}
        sums={[...sums, ...ofFee]}
        receiver={isReceived ? receiver : undefined}
      />
      {payment === null && refunded > 0 && (
        <p className="mt-3 border-t border-line pt-3 text-sm">
          {t(side === "advisor" ? "refundedLine" : "sentBackToYou", { amount: format.money(refunded, currency) })}
        </p>
      )}
      {side === "client" && payment === null && refunded === 0 && !isFree && hasNotTakenPlace(status) && (
        <p className="mt-3 border-t border-line pt-3 text-sm">
          {t("staysDue", { amount: format.money(consultation.totalPrice, currency) })}
        </p>
      )}
      {side === "client" && isAhead && (
        <div className="mt-4 space-y-3 border-t border-line pt-3">
          {transitions.includes("cancel") && (
            <p className="text-sm font-semibold">
              {t(ending.isPaid ? "cancelNow" : ending.due > 0 ? "cancelNowDue" : "cancelNowFree", {
                part: ending.part,
                refund: format.money(ending.refund, currency),
                due: format.money(ending.due, currency),
                total: format.money(ending.total, currency),
              })}
              {ending.isPaid && ending.due > 0 && ` ${t("cancelMoreDue", { due: format.money(ending.due, currency) })}`}
              {ending.unseen > 0 && ` ${t("cancelUnseen", { unseen: format.money(ending.unseen, currency) })}`}
            </p>
          )}
          <CancellationTerms lines={consultation.cancellation} name={name} isUnpaid={!ending.isPaid} />
        </div>
      )}
    </Card>
  );
}

/** Whether it is unsettled who was there. */
const isDisputed = ({ isUnsettled }: ConsultationPage) => isUnsettled;

/** Returns the payment sums; empty before the consultation while nothing was paid, because the amount due is already shown above. */
function useSums(payment: ConsultationPage["payment"], isAhead: boolean) {
  const t = useTranslations("money");
  if (!payment || (isAhead && payment.here + payment.returned === 0)) return [];
  return paymentSums(payment).map(([label, minor]) => [t(label), minor] as const);
}

function priceOf(consultation: ConsultationPage, advisorReceives: number) {
  const { currency, basePrice, surgeAmount, surgeTenths, rushFee, rushPercent, totalPrice } = consultation;
  const parts = { currency, basePrice, surgeAmount, rushFee, rushPercent, totalPrice, advisorReceives };
  return { ...parts, surgeMultiplier: surgeMultiplier(surgeTenths) };
}
