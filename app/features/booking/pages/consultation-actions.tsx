import { useTranslations } from "use-intl";
import { useFormat } from "#app/ui/text/format";
import { isPaidUp } from "../absence/absence-cost";
import { lateMoveOf } from "../moving/late-move";
import type { ActionProblem } from "./actions";
import type { ConsultationPage } from "./consultation-view";
import { ifCancelledNow } from "./if-cancelled";
import { MovingTimes } from "./moving-times";
import { OtherTimeButton } from "./reschedule-button";
import { AcceptButton, ActionButton, ConfirmedActionButton } from "./transition-buttons";

interface ConsultationActionsProps {
  consultation: ConsultationPage;
  name: string;
  zone: string;
  problem: ActionProblem | null;
}

/** Everything that this side can do with a consultation now, the likeliest first. */
export function ConsultationActions({ consultation, name, zone, problem }: ConsultationActionsProps) {
  const t = useTranslations("booking");
  const { transitions, side, proposedBy, proposedTime } = consultation;
  const can = (transition: (typeof transitions)[number]) => transitions.includes(transition);
  if (!transitions.some((each) => each !== "withdraw")) return null;
  return (
    <div className="button-row">
      {can("accept") && <AcceptButton consultation={consultation} />}
      {can("agreeToTime") && (
        <ActionButton consultation={consultation} intent="agreeToTime" label={t("agree")} busyLabel={t("agreeing")} seen={proposedTime} />
      )}
      {can("agreeToReschedule") && (
        <ActionButton
          consultation={consultation}
          intent="agreeToReschedule"
          label={t("agree")}
          busyLabel={t("agreeing")}
          seen={proposedTime}
        />
      )}
      {can("keepTime") && (
        <ActionButton
          consultation={consultation}
          intent="keepTime"
          label={proposedBy === side ? t("takeBack") : t("keepTime")}
          busyLabel={t("keeping")}
          variant="secondary"
        />
      )}
      {can("takeProposalBack") && (
        <ActionButton
          consultation={consultation}
          intent="takeProposalBack"
          label={t("takeBack")}
          busyLabel={t("keeping")}
          variant="secondary"
          seen={proposedTime}
        />
      )}
      {can("complete") && <ActionButton consultation={consultation} intent="complete" label={t("complete")} busyLabel={t("completing")} />}
      <OtherTimes consultation={consultation} name={name} zone={zone} problem={problem} />
      {can("decline") && (
        <ConfirmedActionButton consultation={consultation} intent="decline" name={name} text={t("declineText", { name })} />
      )}
      {can("withdraw") && (
        <ConfirmedActionButton consultation={consultation} intent="withdraw" name={name} text={t("withdrawText", { name })} />
      )}
      <Endings consultation={consultation} name={name} />
    </div>
  );
}

function OtherTimes({ consultation, name, zone, problem }: ConsultationActionsProps) {
  const t = useTranslations("booking");
  const format = useFormat();
  const { id, side, transitions, totalPrice, currency, freeTimes, proposedTime, countersLeft: left } = consultation;
  const times = freeTimes.length > 0 && <MovingTimes consultation={consultation} zone={zone} name={name} />;
  const shared = { id, zone, freeTimes: times, isOnlyFree: side === "client", problem };
  const price = format.money(totalPrice, currency);
  // To the other side's proposal one of one's own is the answer: it takes its place.
  const instead = proposedTime && t("proposeBackText", { name, time: format.namedTime(proposedTime) });
  const late = lateMoveOf(consultation).ifAsked;
  const lateMove = late === null ? "" : ` ${t("lateMoveNow", { percent: late })}`;
  const textOf = (text: string) => (instead ? `${instead} ${text}` : text);
  return (
    <>
      {transitions.includes("counter") && (
        <OtherTimeButton
          {...shared}
          intent="counter"
          label={t(instead ? "proposeBack" : "propose")}
          title={t("proposeTitle")}
          text={textOf(t("proposeText", { price, name, left }))}
          sendLabel={t("proposeSend")}
        />
      )}
      {transitions.includes("reschedule") && (
        <OtherTimeButton
          {...shared}
          intent="reschedule"
          label={t(instead ? "proposeBack" : "reschedule")}
          title={t("rescheduleTitle")}
          text={`${textOf(t("rescheduleText", { price, name, left }))}${lateMove}`}
          sendLabel={t("rescheduleSend", { name })}
        />
      )}
    </>
  );
}

function Endings({ consultation, name }: Pick<ConsultationActionsProps, "consultation" | "name">) {
  const t = useTranslations("booking");
  const format = useFormat();
  const { transitions, side, totalPrice, ifCancelled, currency } = consultation;
  const total = format.money(totalPrice, currency);
  // Of what has come in part no more goes back.
  const back = format.money(ifCancelled?.back ?? totalPrice, currency);
  const isClient = side === "client";
  const ending = ifCancelledNow(consultation);
  const isSaid = consultation.payment?.stage === "marked";
  const paid = isSaid ? "said" : ending.isPaid ? "yes" : "no";
  const late = lateMoveOf(consultation).stands;
  const stands = late === null || !ending.isPaid ? "" : ` ${t("lateMoveStands", { percent: late })}`;
  const moreDue = isClient && ending.isPaid && ending.due > 0 ? ` ${t("cancelMoreDue", { due: format.money(ending.due, currency) })}` : "";
  const cancelText = isClient
    ? t(ending.isPaid ? "cancelAsClient" : ending.due > 0 ? "cancelStillDue" : "cancelUnpaid", {
        part: ending.part,
        refund: format.money(ending.refund, currency),
        due: format.money(ending.due, currency),
        total: format.money(ending.total, currency),
        name,
      })
    : t("cancelAsAdvisor", { total: back, name, paid });
  return (
    <>
      {transitions.includes("cancel") && (
        <ConfirmedActionButton
          consultation={consultation}
          intent="cancel"
          name={name}
          text={`${cancelText}${moreDue}${stands}`}
          refund={consultation.refundIfCancelled}
        />
      )}
      <NoShowButton consultation={consultation} name={name} paid={paid} />
      {transitions.includes("denyNoShow") && (
        <ConfirmedActionButton consultation={consultation} intent="denyNoShow" name={name} text={t("wasThereText", { name })} />
      )}
      {transitions.includes("admitNoShow") && (
        <ConfirmedActionButton
          consultation={consultation}
          intent="admitNoShow"
          name={name}
          text={
            isClient
              ? t("wasNotThereAsClient", { total, paid: isPaidUp(consultation.payment) })
              : t("wasNotThereAsAdvisor", { name, paid, total: back })
          }
        />
      )}
      {transitions.includes("takeNoShowBack") && (
        <ConfirmedActionButton consultation={consultation} intent="takeNoShowBack" name={name} text={t("takeNoShowBackAsks", { name })} />
      )}
    </>
  );
}

function NoShowButton({ consultation, name, paid }: Pick<ConsultationActionsProps, "consultation" | "name"> & { paid: string }) {
  const t = useTranslations("booking");
  const first = consultation.side === "client" ? t("noShowAsClient", { name, paid }) : t("noShowAsAdvisor", { name });
  const { transitions } = consultation;
  const isCompleted = transitions.includes("contest");
  if (!isCompleted && !transitions.includes("reportNoShow")) return null;
  const text = isCompleted ? t("noShowOfCompleted", { name }) : consultation.isAnsweredBefore ? t("noShowAgain", { name }) : first;
  return <ConfirmedActionButton consultation={consultation} intent="reportNoShow" name={name} text={text} />;
}
