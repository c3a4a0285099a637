import { useTranslations } from "use-intl";
import { useLiveChanges } from "#app/ui/connection/live-changes";
import { useFormat } from "#app/ui/text/format";
import { Alert } from "../alert";
import type { ActionProblem } from "./actions";
import { ConsultationLists } from "./consultation-lists";
import type { ConsultationLine, ConsultationLists as Lists } from "./consultation-view";
import { OtherTimeButton } from "./reschedule-button";
import { AcceptButton, ConfirmedActionButton } from "./transition-buttons";

interface SessionsProps {
  lists: Lists;
  zone: string;
  problem: ActionProblem | null;
}

/** The advisor's Sessions: requests to answer, what is agreed, what was. */
export function Sessions({ lists, zone, problem }: SessionsProps) {
  const t = useTranslations("booking");
  useLiveChanges();
  const words = {
    waiting: t("sessionsRequests"),
    noneWaiting: t("sessionsNoRequests"),
    upcoming: t("sessionsUpcoming"),
    noneUpcoming: t("sessionsNoUpcoming"),
    past: t("sessionsPast"),
    nonePast: t("sessionsNoPast"),
  };
  return (
    <div className="space-y-8">
      {problem && <Alert text={problem.text} />}
      <ConsultationLists
        lists={lists}
        side="advisor"
        zone={zone}
        words={words}
        actions={(line) => line.status === "requested" && <Answers line={line} zone={zone} problem={problem} />}
      />
    </div>
  );
}

interface AnswersProps {
  line: ConsultationLine;
  zone: string;
  problem: ActionProblem | null;
}

/** The three answers to a request, with what the advisor receives before any of them. */
function Answers({ line, zone, problem }: AnswersProps) {
  const t = useTranslations("booking");
  const format = useFormat();
  const { id, totalPrice, platformFee, currency } = line;
  const name = line.otherName || t("aClient");
  const net = format.money(totalPrice - platformFee, currency);
  return (
    <>
      <p className="w-full text-sm">
        {platformFee > 0 ? t("youNet", { net, fee: format.money(platformFee, currency) }) : t("youNetWhole", { net })}
      </p>
      <AcceptButton consultation={line} />
      <OtherTimeButton
        id={id}
        intent="counter"
        label={t("propose")}
        title={t("proposeTitle")}
        text={t("proposeListText", { price: format.money(totalPrice, currency), name })}
        sendLabel={t("proposeSend")}
        zone={zone}
        problem={problem}
      />
      <ConfirmedActionButton consultation={line} intent="decline" name={name} text={t("declineText", { name })} />
    </>
  );
}
