import { useTranslations } from "use-intl";
import { useNames } from "#app/languages/names";
import { ButtonLink } from "#app/ui/button";
import { useFormat } from "#app/ui/text/format";
import { CalendarFileLink } from "../pages/calendar-file-link";
import type { ConsultationLine } from "../pages/consultation-view";
import { OTHER_TIME } from "../pages/reschedule-button";
import { AcceptButton, ConfirmedActionButton } from "../pages/transition-buttons";
import { type AnsweringContext, waitsForAdvisor } from "./answering-context";
import { Conflicts, Earlier } from "./answering-context-lines";
import { ProposalAnswers, TakeBack } from "./proposal-answers";

interface AnswersProps {
  line: ConsultationLine;
  context: AnsweringContext | undefined;
  zone: string;
  /** Where the form is posted, from a page with a different URL. */
  action?: string;
}

/** One-click answers to a request, with conflicts at that hour, the advisor's net, and earlier consultations with this client. */
export function Answers({ line, context, zone, action }: AnswersProps) {
  const t = useTranslations("booking");
  const given = useNames()(line.otherName);
  const name = given || t("aClient");
  // What is said of an absence is answered on its own page, where both sides' words stand.
  if (line.accusedAt) return null;
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
      {/* The consultation's own page has the calendar of free times. */}
      <ButtonLink to={`/consultations/${line.id}#${OTHER_TIME}`} variant="secondary">
        {t("propose")}
      </ButtonLink>
      <ConfirmedActionButton consultation={line} action={action} intent="decline" name={name} text={t("declineText", { name })} />
    </>
  );
}
