import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import type { PastConsultation } from "../pages/consultation-view";
import { Moment } from "../pages/start-time-display";
import { nextOptions } from "./next-options";

/** Whether a list offers anything next for a consultation that is over. */
export const hasPastSteps = ({ status, reviewUntil, mayAgain }: PastConsultation) =>
  reviewUntil !== null || (status === "completed" && mayAgain);

/** What its side can do next with a consultation that took place: a review, until when, and booking again. */
export function PastSteps({ line, zone }: { line: PastConsultation; zone: string }) {
  const t = useTranslations("booking");
  const { id, reviewUntil, mayAgain, otherSlug } = line;
  const again = line.status === "completed" && mayAgain && nextOptions({ ...line, noShowOf: null, slug: otherSlug }).again;
  return (
    <>
      {reviewUntil && (
        <p className="w-full text-sm text-soft">
          {t.rich("reviewOpenUntil", { time: () => <Moment key="time" at={reviewUntil} zone={zone} /> })}
        </p>
      )}
      {reviewUntil && (
        <ButtonLink to={`/consultations/${id}#reviews`} size="small">
          <Icon name="star" />
          {t("reviewNow")}
        </ButtonLink>
      )}
      {again && (
        <ButtonLink to={again} variant="secondary" size="small">
          {t("bookAgain")}
        </ButtonLink>
      )}
    </>
  );
}
