import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useWrittenLanguage } from "#app/languages/written-language";
import { LocalTime } from "#app/ui/text/format";
import { FailureAlert } from "../alert";
import type { ApplicationsAnswer } from "../applications/application-answer";
import { MessageDecision } from "./message-decision";
import { SuspendAuthor } from "./suspend-author";

/** A reported message in full. */
export interface MessageReport {
  id: string;
  reason: string;
  reportedAt: Date;
  closedAt: Date | null;
  reporterName: string;
  senderName: string;
  senderId: string;
  isSenderSuspended: boolean;
  hiddenAt: Date | null;
  hiddenReason: string | null;
  shownAgainAt: Date | null;
  text: string;
  /** Id of an attached file, whose name is then the text. */
  fileId: string | null;
  sentAt: Date;
}

interface CardProps {
  report: MessageReport;
  zone: string;
  answer: ApplicationsAnswer | undefined;
}

/** A reported message, with actions on it and on its author. */
export function MessageCard({ report, zone, answer }: CardProps) {
  const written = useWrittenLanguage();
  const t = useTranslations("reports");
  const at = (time: Date) => () => <LocalTime at={time} zone={zone} />;
  return (
    <div className="card mt-4">
      <FailureAlert alert={answer?.alert} />
      <p {...written(report.text)} className="break-words whitespace-pre-line">
        {report.fileId ? (
          <a href={`/files/messages/${report.fileId}`} download className="text-link">
            {report.text}
          </a>
        ) : (
          report.text
        )}
      </p>
      <div className="mt-3 text-sm break-words text-soft">
        <p>{t.rich("sentBy", { sender: report.senderName, time: at(report.sentAt) })}</p>
        <p>{t.rich("reportedBy", { reporter: report.reporterName, time: at(report.reportedAt) })}</p>
        {report.reason && <p>{t("reason", { reason: report.reason })}</p>}
        {report.hiddenAt && <p>{t.rich("removedOn", { reason: report.hiddenReason ?? "", time: at(report.hiddenAt) })}</p>}
        <Link to={`/admin?view=people&id=${report.senderId}`} className="text-link inline-flex min-h-11 items-center">
          {t("sender")}
        </Link>
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <MessageDecision report={report} answer={answer} />
        {!report.isSenderSuspended && <SuspendAuthor id={report.senderId} name={report.senderName} />}
      </div>
    </div>
  );
}
