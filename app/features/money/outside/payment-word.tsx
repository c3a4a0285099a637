import { useTranslations } from "use-intl";
import { useFormat } from "#app/ui/text/format";
import type { OutsideView } from "./outside-view";
import { wordsForAdvisor } from "./words-for-advisor";

/** For the advisor: whether the client has paid, and how much goes back. */
export function PaymentWord({ payment, currency }: { payment: OutsideView; currency: string }) {
  const t = useTranslations("money");
  const format = useFormat();
  const { word, amount } = wordsForAdvisor(payment);
  const sum = (minor: number) => format.money(minor, currency);
  return <p className="text-soft">{t(word, { amount: sum(amount), here: sum(payment.here), open: sum(payment.open) })}</p>;
}
