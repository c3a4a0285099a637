import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { useFormat } from "#app/ui/text/format";
import type { ActionProblem } from "./actions";
import type { ConsultationPage } from "./consultation-view";
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
  const { id, transitions, side, status, topicName, proposedBy, proposedTime } = consultation;
  const can = (transition: (typeof transitions)[number]) => transitions.includes(transition);
  const isUnanswered = side === "client" && (status === "declined" || status === "expired");
  if (!isUnanswered && transitions.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {can("accept") && <AcceptButton id={id} />}
      {can("agreeToTime") && <ActionButton id={id} intent="agreeToTime" label={t("agree")} busyLabel={t("agreeing")} seen={proposedTime} />}
      {can("agreeToReschedule") && (
        <ActionButton id={id} intent="agreeToReschedule" label={t("agree")} busyLabel={t("agreeing")} seen={proposedTime} />
      )}
      {can("keepTime") && (
        <ActionButton
          id={id}
          intent="keepTime"
          label={proposedBy === side ? t("takeBack") : t("keepTime")}
          busyLabel={t("keeping")}
          variant="secondary"
        />
      )}
      {can("complete") && <ActionButton id={id} intent="complete" label={t("complete")} busyLabel={t("completing")} />}
      <OtherTimes consultation={consultation} name={name} zone={zone} problem={problem} />
      {can("decline") && <ConfirmedActionButton id={id} intent="decline" name={name} text={t("declineText", { name })} />}
      {can("withdraw") && <ConfirmedActionButton id={id} intent="withdraw" name={name} text={t("withdrawText", { name })} />}
      <Endings consultation={consultation} name={name} />
      {isUnanswered && <ButtonLink to={`/book-consultation?topic=${encodeURIComponent(topicName)}`}>{t("findOthers")}</ButtonLink>}
    </div>
  );
}

function OtherTimes({ consultation, name, zone, problem }: ConsultationActionsProps) {
  const t = useTranslations("booking");
  const format = useFormat();
  const { id, transitions, totalPrice, currency, freeTimes, countersLeft: left } = consultation;
  const shared = { id, zone, freeTimes, problem };
  const price = format.money(totalPrice, currency);
  return (
    <>
      {transitions.includes("counter") && (
        <OtherTimeButton
          {...shared}
          intent="counter"
          label={t("propose")}
          title={t("proposeTitle")}
          text={t("proposeText", { price, name, left })}
          sendLabel={t("proposeSend")}
        />
      )}
      {transitions.includes("reschedule") && (
        <OtherTimeButton
          {...shared}
          intent="reschedule"
          label={t("reschedule")}
          title={t("rescheduleTitle")}
          text={t("rescheduleText", { price, name })}
          sendLabel={t("rescheduleSend", { name })}
        />
      )}
    </>
  );
}

function Endings({ consultation, name }: Pick<ConsultationActionsProps, "consultation" | "name">) {
  const t = useTranslations("booking");
  const format = useFormat();
  const { id, transitions, side, totalPrice, refundIfCancelled, currency } = consultation;
  const total = format.money(totalPrice, currency);
  const isClient = side === "client";
  const cancelText = isClient
    ? t("cancelAsClient", { refund: format.money(refundIfCancelled, currency), total, name })
    : t("cancelAsAdvisor", { total, name });
  return (
    <>
      {transitions.includes("cancel") && <ConfirmedActionButton id={id} intent="cancel" name={name} text={cancelText} />}
      {transitions.includes("reportNoShow") && (
        <ConfirmedActionButton
          id={id}
          intent="reportNoShow"
          name={name}
          text={isClient ? t("noShowAsClient", { name }) : t("noShowAsAdvisor", { name })}
        />
      )}
    </>
  );
}
