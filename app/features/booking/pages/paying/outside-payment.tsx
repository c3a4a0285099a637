import { useMemo } from "react";
import { PaymentPanel } from "#app/features/money/outside/payment-panel";
import { PaymentWord } from "#app/features/money/outside/payment-word";
import { hasNotTakenPlace } from "../../life/consultation";
import { errorsOf } from "../../problem-fields";
import type { ActionProblem } from "../actions";
import type { ConsultationPage } from "../consultation-view";

interface OutsidePaymentProps {
  consultation: ConsultationPage;
  problem: ActionProblem | null;
  /** Whether an answer or the way in comes first on the page. */
  isSecond: boolean;
}

/** What is due and how to pay it, if the client pays outside the site. */
export function OutsidePayment({ consultation, problem, isSecond }: OutsidePaymentProps) {
  const { id, requestKey, side, status, payment, currency, contact } = consultation;
  // Memoised by answer: a new errors object would move the focus.
  const errors = useMemo(() => errorsOf(problem, "markPaid"), [problem]);
  if (!payment) return null;
  if (side === "advisor") return <PaymentWord payment={payment} currency={currency} />;
  const payBy = consultation.hasStarted ? null : consultation.scheduledTime;
  const typed = problem?.intent === "markPaid" ? problem.amount : undefined;
  const { late, payUntil, totalPrice } = consultation;
  const shared = {
    id,
    requestKey,
    payment,
    currency,
    contact,
    payBy,
    isSoon: consultation.isNear,
    isSecond,
    typed,
    errors,
    late,
    payUntil,
    totalPrice,
  };
  return <PaymentPanel {...shared} isOver={status !== "accepted"} hasNotTakenPlace={hasNotTakenPlace(status)} />;
}
