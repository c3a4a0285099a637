import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import type { ConsultationPage } from "../pages/consultation-view";
import { isLeftByOther, isLeftWithout, NEVER_AGREED, nextOptions } from "./next-options";

/** For a client left without their hour: links to other times of the same advisor and to other advisors of the area. */
export function NextOptions({ consultation }: { consultation: ConsultationPage }) {
  const t = useTranslations("booking");
  if (consultation.side !== "client" || consultation.replacedBy || !isLeftWithout(consultation)) return null;
  const { others } = nextOptions({ ...consultation, slug: consultation.otherSlug });
  // A client who cancelled may want the same advisor at another time; one let down by the other side wants anybody.
  const isAgainFirst = !NEVER_AGREED.has(consultation.status) && !isLeftByOther(consultation) && mayAgain(consultation);
  // What is still to be paid comes first.
  const first = consultation.payment?.stage === "awaiting" ? "secondary" : "primary";
  const toOthers = others && (
    <ButtonLink to={others} variant={isAgainFirst ? "secondary" : first}>
      {t(consultation.lostHour ? "findOthersThen" : "findOthers")}
    </ButtonLink>
  );
  return (
    <nav aria-label={t("nextSteps")} className="button-row">
      {!isAgainFirst && toOthers}
      <AgainLink consultation={consultation} variant={isAgainFirst ? first : "secondary"} />
      {isAgainFirst && toOthers}
    </nav>
  );
}

/** Link to other times of the same advisor, with the same topic and duration. */
export function AgainLink({ consultation, variant }: { consultation: ConsultationPage; variant: "primary" | "secondary" }) {
  const t = useTranslations("booking");
  const { again } = nextOptions({ ...consultation, slug: mayAgain(consultation) ? consultation.otherSlug : null });
  if (!again) return null;
  return (
    <ButtonLink to={again} variant={variant}>
      {t(NEVER_AGREED.has(consultation.status) ? "rescheduleTitle" : "bookAgain")}
    </ButtonLink>
  );
}

/** Whoever has blocked the advisor books no other time before unblocking them. */
const mayAgain = ({ canBeBooked, isBlocked }: ConsultationPage) => canBeBooked && !isBlocked;
