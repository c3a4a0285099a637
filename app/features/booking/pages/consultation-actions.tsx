import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { useFormat } from "#app/ui/text/format";
import type { MoveProblemShown } from "./actions";
import type { ConsultationPage } from "./consultation-view";
import { OtherTimeButton } from "./reschedule-button";
import { AcceptButton, AskedStepButton, StepButton } from "./transition-buttons";

interface ConsultationMovesProps {
  consultation: ConsultationPage;
  name: string;
  zone: string;
  problem: MoveProblemShown | null;
}

/** Everything that this side can do with a consultation now, the likeliest first. */
export function ConsultationMoves({ consultation, name, zone, problem }: ConsultationMovesProps) {
  const t = useTranslations("booking");
  const { id, moves, side, status, topicName, proposedBy, proposedTime } = consultation;
  const can = (move: (typeof moves)[number]) => moves.includes(move);
  const isUnanswered = side === "client" && (status === "declined" || status === "expired");
  if (!isUnanswered && moves.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {can("accept") && <AcceptButton id={id} />}
      {can("agreeToTime") && <StepButton id={id} intent="agreeToTime" label={t("agree")} busyLabel={t("agreeing")} seen={proposedTime} />}
      {can("agreeToReschedule") && (
        <StepButton id={id} intent="agreeToReschedule" label={t("agree")} busyLabel={t("agreeing")} seen={proposedTime} />
      )}
      {can("keepTime") && (
        <StepButton
          id={id}
          intent="keepTime"
          label={proposedBy === side ? t("takeBack") : t("keepTime")}
          busyLabel={t("keeping")}
          variant="secondary"
        />
      )}
      {can("complete") && <StepButton id={id} intent="complete" label={t("complete")} busyLabel={t("completing")} />}
      <OtherTimes consultation={consultation} name={name} zone={zone} problem={problem} />
      {can("decline") && <AskedStepButton id={id} intent="decline" name={name} text={t("declineText", { name })} />}
      {can("withdraw") && <AskedStepButton id={id} intent="withdraw" name={name} text={t("withdrawText", { name })} />}
      <Endings consultation={consultation} name={name} />
      {isUnanswered && <ButtonLink to={`/book-consultation?topic=${encodeURIComponent(topicName)}`}>{t("findOthers")}</ButtonLink>}
    </div>
  );
}

function OtherTimes({ consultation, name, zone, problem }: ConsultationMovesProps) {
  const t = useTranslations("booking");
  const format = useFormat();
  const { id, moves, totalPrice, currency, freeTimes, countersLeft: left } = consultation;
  const shared = { id, zone, freeTimes, problem };
  const price = format.money(totalPrice, currency);
  return (
    <>
      {moves.includes("counter") && (
        <OtherTimeButton
          {...shared}
          intent="counter"
          label={t("propose")}
          title={t("proposeTitle")}
          text={t("proposeText", { price, name, left })}
          sendLabel={t("proposeSend")}
        />
      )}
      {moves.includes("reschedule") && (
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

function Endings({ consultation, name }: Pick<ConsultationMovesProps, "consultation" | "name">) {
  const t = useTranslations("booking");
  const format = useFormat();
  const { id, moves, side, totalPrice, refundIfCancelled, currency } = consultation;
  const total = format.money(totalPrice, currency);
  const isClient = side === "client";
  const cancelText = isClient
    ? t("cancelAsClient", { refund: format.money(refundIfCancelled, currency), total, name })
    : t("cancelAsAdvisor", { total, name });
  return (
    <>
      {moves.includes("cancel") && <AskedStepButton id={id} intent="cancel" name={name} text={cancelText} />}
      {moves.includes("reportNoShow") && (
        <AskedStepButton
          id={id}
          intent="reportNoShow"
          name={name}
          text={isClient ? t("noShowAsClient", { name }) : t("noShowAsAdvisor", { name })}
        />
      )}
    </>
  );
}
