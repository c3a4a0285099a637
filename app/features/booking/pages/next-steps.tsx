import { useTranslations } from "use-intl";
import { BlockButton } from "#app/features/messages/reports/block-button";
import { isDuration } from "#app/features/schedule/durations";
import { ButtonLink } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { hourPath } from "../hour/hour-selection";
import { AgainLink } from "../next-options/next-option-links";
import { isLeftWithout } from "../next-options/next-options";
import { OtherSideGone } from "../next-options/other-side-gone";
import { CalendarFileLink } from "./calendar-file-link";
import type { ConsultationPage } from "./consultation-view";
import { ConfirmedActionButton } from "./transition-buttons";

interface NextStepsProps {
  consultation: ConsultationPage;
  name: string;
}

/** What the client can do next, in a few lines, with links: a message, the calendar, another time, booking the same advisor again. */
export function NextSteps({ consultation, name }: NextStepsProps) {
  const t = useTranslations("booking");
  const { side } = consultation;
  const stage = stageOf(consultation);
  const lines = side === "client" && !consultation.isBlocked ? linesOf(consultation, stage) : [];
  return (
    <section aria-label={t("nextSteps")} className="space-y-4">
      {lines.length > 0 && (
        <ul className="max-w-measure space-y-1.5">
          {lines.map((line) => (
            <li key={line} className="flex gap-3">
              <Icon name="arrow-right" className="mt-1 shrink-0 text-sage-ink" />
              {t(line, { name, contact: consultation.contact, hasContact: consultation.contact ? "yes" : "no" })}
            </li>
          ))}
        </ul>
      )}
      <OtherSideGone consultation={consultation} />
      <Ways consultation={consultation} name={name} stage={stage} />
    </section>
  );
}

type Stage = "waiting" | "agreed" | "done" | "over";

function stageOf({ status, hasEnded }: ConsultationPage): Stage {
  if (status === "requested" || status === "countered") return "waiting";
  if (status === "accepted") return hasEnded ? "done" : "agreed";
  return status === "completed" ? "done" : "over";
}

function linesOf(consultation: ConsultationPage, stage: Stage) {
  const { status, meetingLink, countersLeft, hasStarted, isUnsettled, totalPrice, transitions, canBeBooked } = consultation;
  // Once started it can be neither moved nor cancelled, and the join link comes first on the page.
  if (hasStarted && totalPrice > 0 && (status === "accepted" ? !isUnsettled : transitions.includes("contest")))
    return ["notAsAgreed"] as const;
  if (stage === "agreed" && hasStarted) return [];
  if (stage === "agreed") {
    const change = countersLeft > 0 ? (["readyMove"] as const) : (["noCounterLeft", "readyCancel"] as const);
    return [meetingLink ? "readyJoin" : "readyNoLink", ...change] as const;
  }
  const change = canBeBooked ? "meanwhileChange" : "meanwhileUnlisted";
  return status === "requested" ? (["meanwhileMail", "meanwhileWrite", change] as const) : [];
}

function Ways({ consultation, name, stage }: NextStepsProps & { stage: Stage }) {
  const t = useTranslations("booking");
  const {
    id,
    side,
    status,
    isUnsettled,
    hasEnded,
    otherSlug,
    transitions,
    durationMinutes,
    urgency,
    topicName,
    scheduledTime,
    hasReceipt,
    payment,
    reviews,
    messagePath,
    mayBlock,
    isBlocked,
  } = consultation;
  const time = new Date(scheduledTime).toISOString();
  const canBeBooked = consultation.canBeBooked && !isBlocked;
  const isAhead = stage === "waiting" || stage === "agreed";
  return (
    <div className="button-row">
      {reviews?.mayReview && (
        <ButtonLink to="#reviews">
          <Icon name="star" />
          {t("reviewNow")}
        </ButtonLink>
      )}
      {!isAhead && !isUnsettled && !isLeftWithout(consultation) && (
        <AgainLink consultation={consultation} variant={status === "completed" && !reviews?.mayReview ? "primary" : "secondary"} />
      )}
      {messagePath && !isBlocked && (
        <ButtonLink to={messagePath} variant="secondary">
          <Icon name="chat" />
          {t("messageThem", { name })}
        </ButtonLink>
      )}
      {otherSlug && status === "requested" && canBeBooked && (
        <ButtonLink
          to={hourPath(otherSlug, {
            time,
            minutes: isDuration(durationMinutes) ? durationMinutes : undefined,
            urgency,
            topic: topicName,
            replaces: id,
          })}
          variant="secondary"
        >
          <Icon name="edit" />
          {t("changeRequest")}
        </ButtonLink>
      )}
      {(isAhead || (status === "cancelled" && !hasEnded)) && <CalendarFileLink consultation={consultation} />}
      {hasReceipt && !(side === "client" && payment) && (
        <ButtonLink to={`/consultations/${id}/receipt`} variant="secondary">
          <Icon name="receipt" />
          {t("receipt")}
        </ButtonLink>
      )}
      {otherSlug && canBeBooked && (
        <ButtonLink to={`/advisors/${otherSlug}`} variant="quiet">
          <Icon name="user" />
          {t("theirPage", { name })}
        </ButtonLink>
      )}
      {transitions.includes("withdraw") && transitions.length === 1 && (
        <ConfirmedActionButton
          consultation={consultation}
          intent="withdraw"
          name={name}
          text={t("withdrawText", { name })}
          variant="quiet"
        />
      )}
      {mayBlock && <BlockButton name={name} action={`/consultations/${id}`} />}
    </div>
  );
}
