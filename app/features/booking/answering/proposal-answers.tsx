import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import type { ConsultationLine } from "../pages/consultation-view";
import { ActionButton, ConfirmedActionButton } from "../pages/transition-buttons";

interface ProposalProps {
  line: ConsultationLine;
  action: string | undefined;
}

/** Answers to another time the client proposes; counter-proposals are made on the consultation's own page. */
export function ProposalAnswers({ line, name, action }: ProposalProps & { name: string }) {
  const t = useTranslations("booking");
  const isAgreed = line.status === "accepted";
  return (
    <>
      <ActionButton
        consultation={line}
        action={action}
        intent={isAgreed ? "agreeToReschedule" : "agreeToTime"}
        label={t("agree")}
        busyLabel={t("agreeing")}
        seen={line.proposedTime}
      />
      {isAgreed ? (
        <ActionButton
          consultation={line}
          action={action}
          intent="keepTime"
          label={t("keepTime")}
          busyLabel={t("keeping")}
          variant="secondary"
        />
      ) : (
        <ConfirmedActionButton consultation={line} action={action} intent="decline" name={name} text={t("declineText", { name })} />
      )}
      <ButtonLink to={`/consultations/${line.id}`} variant="quiet">
        {t("proposeBack")}
      </ButtonLink>
    </>
  );
}

/** Withdraws the advisor's own proposal while nobody has agreed to it. */
export function TakeBack({ line, action }: ProposalProps) {
  const t = useTranslations("booking");
  return (
    <ActionButton
      consultation={line}
      action={action}
      intent={line.status === "accepted" ? "keepTime" : "takeProposalBack"}
      label={t("takeBack")}
      busyLabel={t("keeping")}
      variant="secondary"
      seen={line.proposedTime}
    />
  );
}
