import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useFormat } from "#app/ui/text/format";
import { hasNotTakenPlace, type Side } from "../life/consultation";
import type { ConsultationLine } from "./consultation-view";

/** Payment state in a client's list: due, with a link to pay; marked as paid and being checked, as on its own page; or what will be or was refunded. */
export function CardPayment({ line: { id, status, payment, refunded, currency }, side }: { line: ConsultationLine; side: Side }) {
  const t = useTranslations("booking");
  const { money } = useFormat();
  if (side === "advisor") return null;
  // An amount still due comes first, even if the client has marked another part as paid.
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
  // With a provider, refunds have already been sent.
  const { toReturn, returned } = payment ?? { toReturn: 0, returned: refunded };
  const back = [
    toReturn > 0 && t("refundedToYou", { amount: money(toReturn, currency) }),
    returned > 0 && t("sentBackToYou", { amount: money(returned, currency) }),
  ].filter(Boolean);
  return back.length > 0 && <p className="mt-1 text-sm text-soft">{back.join(" ")}</p>;
}

/** Uses the texts of the consultation's own page, which advisor pages do not load. */
function MarkedInVain({ said, markedAt }: { said: string; markedAt: Date }) {
  const t = useTranslations("money");
  const { namedTime } = useFormat();
  return <p className="mt-1 text-sm text-soft">{t("markedNothingDue", { said, time: namedTime(markedAt) })}</p>;
}
