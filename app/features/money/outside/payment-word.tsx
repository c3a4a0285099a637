import { useTranslations } from "use-intl";
import type { OutsideView } from "./outside-view";

const ADVISOR_WORDS = {
  awaiting: "advisorAwaiting",
  marked: "advisorMarked",
  received: "advisorReceived",
  toReturn: "advisorReceived",
  returned: "advisorNothing",
  nothing: "advisorNothing",
} as const;

/** For the advisor: whether the client has paid. */
export function PaymentWord({ payment }: { payment: OutsideView }) {
  const t = useTranslations("money");
  return <p className="text-soft">{t(ADVISOR_WORDS[payment.stage])}</p>;
}
