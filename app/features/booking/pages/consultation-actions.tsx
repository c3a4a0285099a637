import { useTranslations } from "use-intl";
import { useFormat } from "#app/ui/text/format";
import { isPaidUp } from "../absence/absence-cost";
import { canAddWords } from "../absence/add-words";
import { completesAt } from "../deadlines";
import { lateMoveOf } from "../moving/late-move";
import type { ActionProblem } from "./actions";
import type { ConsultationPage } from "./consultation-view";
import { ifCancelledNow } from "./if-cancelled";
import { PersistentDialog } from "./persistent-dialog";
import { OtherTimeButton } from "./reschedule-button";
import { MovingTimes } from "./times/moving-times";
import { UnusualChoice } from "./times/unusual-choice";
import { AcceptButton, ActionButton, ConfirmedActionButton } from "./transition-buttons";

interface ConsultationActionsProps {
  consultation: ConsultationPage;
  name: string;
  zone: string;
  problem: ActionProblem | null;
}

/** Everything this side can do with a consultation now, most likely first. */
export function ConsultationActions({ consultation, name, zone, problem }: ConsultationActionsProps) {
  const t = useTranslations("booking");
  const { transitions, side, proposedBy, proposedTime } = consultation;
  const can = (transition: (typeof transitions)[number]) => transitions.includes(transition);
  const dialog = { consultation, name, zone };
  // If withdrawing is the only step, it is shown with the links to what is next.
  const isAlone = transitions.length === 1;
  return (
    <div className="button-row empty:hidden">
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
          busyLabel={proposedBy === side ? t("takingBack") : t("keeping")}
          variant="secondary"
        />
      )}
      {can("takeProposalBack") && (
        <ActionButton
          consultation={consultation}
          intent="takeProposalBack"
          label={t("takeBack")}
          busyLabel={t("takingBack")}
          variant="secondary"
          seen={proposedTime}
        />
      )}
      {can("complete") && <ActionButton consultation={consultation} intent="complete" label={t("complete")} busyLabel={t("completing")} />}
      <OtherTimes consultation={consultation} name={name} zone={zone} problem={problem} />
      <PersistentDialog {...dialog} isPossible={can("decline")}>
        <ConfirmedActionButton consultation={consultation} intent="decline" name={name} text={t("declineText", { name })} />
      </PersistentDialog>
      <PersistentDialog {...dialog} isPossible={can("withdraw") && !isAlone}>
        <ConfirmedActionButton consultation={consultation} intent="withdraw" name={name} text={t("withdrawText", { name })} />
      </PersistentDialog>
      <Endings consultation={consultation} name={name} zone={zone} />
    </div>
  );
}

function OtherTimes({ consultation, name, zone, problem }: ConsultationActionsProps) {
  const t = useTranslations("booking");
  const format = useFormat();
  const { id, requestKey, side, transitions, totalPrice, currency, freeTimes, proposedTime, countersLeft: left } = consultation;
  const times = freeTimes.length > 0 && <MovingTimes consultation={consultation} zone={zone} name={name} />;
  const price = format.money(totalPrice, currency);
  // A counter-proposal answers the other side's proposal and replaces it.
  const instead = proposedTime && t("proposeBackText", { name, time: format.namedTime(proposedTime) });
  const late = lateMoveOf(consultation).ifAsked;
  const lateMove = late === null ? "" : ` ${t("lateMoveNow", { percent: late })}`;
  const isAgreed = consultation.status === "accepted";
  const text = isAgreed ? `${t("rescheduleText", { price, name, left })}${lateMove}` : t("proposeText", { price, name, left });
  const words = isAgreed
    ? ({ intent: "reschedule", title: t("rescheduleTitle"), sendLabel: t("rescheduleSend", { name }) } as const)
    : ({ intent: "counter", title: t("proposeTitle"), sendLabel: t("proposeSend") } as const);
  return (
    <PersistentDialog {...{ consultation, name, zone }} isPossible={transitions.includes("counter") || transitions.includes("reschedule")}>
      <OtherTimeButton
        {...{ id, requestKey, zone, problem, ...words }}
        label={t(instead ? "proposeBack" : isAgreed ? "reschedule" : "propose")}
        text={instead ? `${instead} ${text}` : text}
        freeTimes={times}
        isOnlyFree={side === "client"}
        unusual={<UnusualChoice zone={zone} theirZone={consultation.theirTimeZone} name={name} />}
      />
    </PersistentDialog>
  );
}

function Endings({ consultation, name, zone }: Omit<ConsultationActionsProps, "problem">) {
  const t = useTranslations("booking");
  const format = useFormat();
  const { transitions, side, totalPrice, ifCancelled, currency } = consultation;
  const total = format.money(totalPrice, currency);
  // If only a part was paid, the refund cannot exceed it.
  const back = format.money(ifCancelled?.back ?? totalPrice, currency);
  const isClient = side === "client";
  const ending = ifCancelledNow(consultation);
  const isSaid = consultation.payment?.stage === "marked";
  const paid = isSaid ? "said" : ending.isPaid ? "yes" : "no";
  const late = lateMoveOf(consultation).stands;
  const stands = late === null || !ending.isPaid ? "" : ` ${t("lateMoveStands", { percent: late })}`;
  const moreDue = isClient && ending.isPaid && ending.due > 0 ? ` ${t("cancelMoreDue", { due: format.money(ending.due, currency) })}` : "";
  const unseen = isClient && ending.unseen > 0 ? ` ${t("cancelUnseen", { unseen: format.money(ending.unseen, currency) })}` : "";
  const cancelText = isClient
    ? t(ending.isPaid ? "cancelAsClient" : ending.due > 0 ? "cancelStillDue" : "cancelUnpaid", {
        part: ending.part,
        refund: format.money(ending.refund, currency),
        due: format.money(ending.due, currency),
        total: format.money(ending.total, currency),
        name,
      })
    : t("cancelAsAdvisor", { total: back, name, paid });
  const completes = completesAt(new Date(consultation.endsAt));
  const [can, dialog] = [(step: (typeof transitions)[number]) => transitions.includes(step), { consultation, name, zone }];
  return (
    <>
      <PersistentDialog {...dialog} isPossible={can("cancel")}>
        <ConfirmedActionButton
          consultation={consultation}
          intent="cancel"
          name={name}
          text={`${cancelText}${moreDue}${unseen}${stands}`}
          refund={consultation.refundIfCancelled}
        />
      </PersistentDialog>
      <PersistentDialog {...dialog} isPossible={can("contest") || can("reportNoShow")}>
        <NoShowButton consultation={consultation} name={name} paid={paid} />
      </PersistentDialog>
      <PersistentDialog {...dialog} isPossible={can("denyNoShow")}>
        <ConfirmedActionButton consultation={consultation} intent="denyNoShow" name={name} text={t("wasThereText", { name })} />
      </PersistentDialog>
      <PersistentDialog {...dialog} isPossible={can("admitNoShow")}>
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
      </PersistentDialog>
      <PersistentDialog {...dialog} isPossible={canAddWords(consultation)}>
        <ConfirmedActionButton consultation={consultation} intent="addWords" name={name} text={t("addWordsText", { name })} />
      </PersistentDialog>
      <PersistentDialog {...dialog} isPossible={can("takeNoShowBack")}>
        <ConfirmedActionButton
          consultation={consultation}
          intent="takeNoShowBack"
          name={name}
          text={t("takeNoShowBackAsks", { name, time: format.namedTime(completes) })}
        />
      </PersistentDialog>
    </>
  );
}

function NoShowButton({ consultation, name, paid }: Pick<ConsultationActionsProps, "consultation" | "name"> & { paid: string }) {
  const t = useTranslations("booking");
  const first = consultation.side === "client" ? t("noShowAsClient", { name, paid }) : t("noShowAsAdvisor", { name });
  const { transitions } = consultation;
  const isCompleted = transitions.includes("contest");
  const text = isCompleted ? t("noShowOfCompleted", { name }) : consultation.isAnsweredBefore ? t("noShowAgain", { name }) : first;
  return <ConfirmedActionButton consultation={consultation} intent="reportNoShow" name={name} text={text} />;
}
