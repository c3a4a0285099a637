import { useTranslations } from "use-intl";
import { useNames } from "#app/languages/names";
import { ButtonLink } from "#app/ui/button";
import { useFormat } from "#app/ui/text/format";
import { CalendarFileLink } from "../pages/calendar-file-link";
import type { ConsultationLine } from "../pages/consultation-view";
import { OTHER_TIME } from "../pages/reschedule-button";
import { AcceptButton, ActionButton, ConfirmedActionButton } from "../pages/transition-buttons";
import { type AnsweringContext, waitsForAdvisor } from "./answering-context";
import { Conflicts, Earlier } from "./answering-context-lines";

interface AnswersProps {
  line: ConsultationLine;
  context: AnsweringContext | undefined;
  zone: string;
  /** Where the answer is posted to, from a page of another address. */
  action?: string;
}

/** The answers to what waits, one press each, with what else is at that hour, what the advisor receives, and what there was with this client. */
export function Answers({ line, context, zone, action }: AnswersProps) {
  const t = useTranslations("booking");
  const given = useNames()(line.otherName);
  const name = given || t("aClient");
  return (
    <>
      {line.status === "requested" && <Receives line={line} />}
      <Conflicts context={context} zone={zone} isAgreed={!waitsForAdvisor(line)} />
      {line.status === "requested" && <RequestAnswers line={line} name={name} action={action} />}
      {line.status !== "requested" && waitsForAdvisor(line) && <ProposalAnswers line={line} name={name} action={action} />}
      {line.proposedBy === "advisor" && <TakeBack line={line} action={action} />}
      {line.status === "accepted" && <CalendarFileLink consultation={line} />}
      <Earlier context={context} name={given} zone={zone} />
    </>
  );
}

/** To another time that the client asks for; the page of the consultation has the way to propose one back. */
function ProposalAnswers({ line, name, action }: Pick<AnswersProps, "line" | "action"> & { name: string }) {
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

/** The advisor's own proposal, while nobody has agreed to it. */
function TakeBack({ line, action }: Pick<AnswersProps, "line" | "action">) {
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

function Receives({ line: { totalPrice, platformFee, currency } }: Pick<AnswersProps, "line">) {
  const t = useTranslations("booking");
  const format = useFormat();
  const net = format.money(totalPrice - platformFee, currency);
  return (
    <p className="w-full text-sm">
      {platformFee > 0 ? t("youNet", { net, fee: format.money(platformFee, currency) }) : t("youNetWhole", { net })}
    </p>
  );
}

function RequestAnswers({ line, name, action }: Pick<AnswersProps, "line" | "action"> & { name: string }) {
  const t = useTranslations("booking");
  return (
    <>
      <AcceptButton consultation={line} action={action} />
      {/* Its page has the calendar of free times. */}
      <ButtonLink to={`/consultations/${line.id}#${OTHER_TIME}`} variant="secondary">
        {t("propose")}
      </ButtonLink>
      <ConfirmedActionButton consultation={line} action={action} intent="decline" name={name} text={t("declineText", { name })} />
    </>
  );
}
