import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { isOfSuspension } from "#app/features/booking/of-suspension";
import { StateBadge } from "#app/features/booking/pages/state-badge";
import { useNames } from "#app/languages/names";
import { ButtonLink } from "#app/ui/button";
import { LocalTime, useFormat } from "#app/ui/text/format";
import { Absence } from "./absence";
import type { ListedConsultation } from "./listed-consultation";

/** State of the consultation, and of its payment when the client pays outside the site. */
export function State({ consultation }: { consultation: ListedConsultation }) {
  const t = useTranslations("dashboard");
  const stages = useTranslations("payments");
  const { payment } = consultation;
  return (
    <>
      <StateBadge consultation={consultation} />
      {payment && <span className="list-below">{t("paymentState", { state: stages(`stage_${payment}`) })}</span>}
    </>
  );
}

/** Notes on an open decision, with the way to it, and on why the consultation was closed. */
export function Notes({ consultation }: { consultation: ListedConsultation }) {
  const t = useTranslations("dashboard");
  return (
    <>
      <Absence consultation={consultation} />
      {consultation.absence?.isDenied && (
        <p className="mt-2">
          <ButtonLink to={`/admin?view=consultations&id=${consultation.id}`} variant="secondary" size="small">
            {t("decide")}
          </ButtonLink>
        </p>
      )}
      <ClosedFor consultation={consultation} />
    </>
  );
}

/** Why the consultation was closed: the reason given, or that one of its sides was suspended. */
export function ClosedFor({ consultation }: { consultation: ListedConsultation }) {
  const t = useTranslations("dashboard");
  const booking = useTranslations("booking");
  const reason = isOfSuspension(consultation) ? booking("ofSuspension") : consultation.closeReason;
  return reason && <p className="mt-1 text-sm">{t("closedFor", { reason })}</p>;
}

const SUMS = ["notCharged", "arrived", "stillOpen", "toReturn"] as const;

/** Price, with the amounts not charged, received and still due, and the amounts to refund and refunded. */
export function Value({ consultation }: { consultation: ListedConsultation }) {
  const t = useTranslations("dashboard");
  const format = useFormat();
  const money = (minor: number) => format.money(minor, consultation.currency);
  return (
    <>
      {money(consultation.totalPrice)}
      {SUMS.filter((sum) => consultation[sum] > 0).map((sum) => (
        <span key={sum} className="list-below">
          {t(sum, { amount: money(consultation[sum]) })}
        </span>
      ))}
      {consultation.returned > 0 && <span className="list-below">{t("sentBack", { amount: money(consultation.returned) })}</span>}
    </>
  );
}

/** A consultation in a short list for one person: who, what, when and for how much. */
export function ConsultationRow({ consultation, zone }: { consultation: ListedConsultation; zone: string }) {
  const t = useTranslations("dashboard");
  const { duration } = useFormat();
  const named = useNames();
  const { clientName, advisorName, topicName, scheduledTime, durationMinutes } = consultation;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 grow basis-64">
        <h3 className="text-lg">
          <Link to={`/admin?view=consultations&id=${consultation.id}`} className="text-link inline-flex min-h-11 items-center">
            {t("between", { client: clientName, advisor: advisorName })}
          </Link>
        </h3>
        <p className="text-sm text-soft">
          {named(topicName)} · <LocalTime at={scheduledTime} zone={zone} /> · {duration(durationMinutes)}
        </p>
        <p className="text-sm text-soft">
          <Value consultation={consultation} />
        </p>
        <Notes consultation={consultation} />
      </div>
      <p>
        <State consultation={consultation} />
      </p>
    </li>
  );
}
