import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useFormat } from "#app/ui/text/format";
import { hasNotTakenPlace, type Side } from "../life/consultation";
import type { ConsultationLine } from "./consultation-view";

/** For the client, in a list: that a payment is awaited, with the way to it; that it is looked for, as on its own page where nothing is due any more; or what goes back, and what was sent back. Nothing where nothing waits. */
export function CardPayment({ line: { id, status, payment, refunded, currency }, side }: { line: ConsultationLine; side: Side }) {
  const t = useTranslations("booking");
  const { money } = useFormat();
  if (side === "advisor") return null;
  // What is awaited beside a part that they say they have paid comes first.
  if (payment && payment.unmarked > 0)
    return (
      <p className="mt-1 text-sm text-brass-ink">
        {t("paymentAwaited", { open: money(payment.unmarked, currency) })}{" "}
        <Link to={`/consultations/${id}#payment`} className="text-link relative inline-flex min-h-11 items-center">
          {t("paymentSeeHow")}
        </Link>
      </p>
    );
  if (payment?.stage === "marked" && payment.open === 0 && payment.markedAt)
    return <MarkedInVain said={money(payment.marked, currency)} markedAt={payment.markedAt} />;
  if (payment?.stage === "marked") return <p className="mt-1 text-sm text-soft">{t("paymentMarked")}</p>;
  if (payment?.stage === "received" && payment.returned === 0 && hasNotTakenPlace(status))
    return <p className="mt-1 text-sm text-soft">{t("staysDue", { amount: money(payment.here, currency) })}</p>;
  // Where a provider has the money, what goes back has gone.
  const { toReturn, returned } = payment ?? { toReturn: 0, returned: refunded };
  const back = [
    toReturn > 0 && t("refundedToYou", { amount: money(toReturn, currency) }),
    returned > 0 && t("sentBackToYou", { amount: money(returned, currency) }),
  ].filter(Boolean);
  return back.length > 0 && <p className="mt-1 text-sm text-soft">{back.join(" ")}</p>;
}

/** In the words of its own page: an advisor's pages do not bring them. */
function MarkedInVain({ said, markedAt }: { said: string; markedAt: Date }) {
  const t = useTranslations("money");
  const { namedTime } = useFormat();
  return <p className="mt-1 text-sm text-soft">{t("markedNothingDue", { said, time: namedTime(markedAt) })}</p>;
}
