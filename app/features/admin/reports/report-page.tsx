import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useWrittenLanguage } from "#app/languages/written-language";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { Icon } from "#app/ui/icon";
import { LocalTime } from "#app/ui/text/format";
import { FailureAlert } from "../alert";
import type { ApplicationsAnswer } from "../applications/application-answer";
import { ReviewCard, type ReviewReport } from "./reported-review";

interface MessageReport {
  id: string;
  reason: string;
  reportedAt: Date;
  closedAt: Date | null;
  reporterEmail: string;
  senderEmail: string;
  senderId: string;
  text: string;
  /** Of the file it carries: the text is then its name. */
  fileId: string | null;
  sentAt: Date;
}

type ReportPageProps = { zone: string; answer: ApplicationsAnswer | undefined } & (
  | { kind: "message"; message: MessageReport }
  | { kind: "review"; review: ReviewReport }
);

/** What was reported, word for word, with what can be done about it. */
export function ReportPage(props: ReportPageProps) {
  const { zone, answer } = props;
  const t = useTranslations("reports");
  const closedAt = props.kind === "message" ? props.message.closedAt : props.review.closedAt;
  return (
    <article className="max-w-3xl">
      <Link to="/admin/applications?view=reports" className="text-link inline-flex min-h-11 items-center gap-1">
        <Icon name="chevron-left" />
        {t("allReports")}
      </Link>
      <h2 className="mt-1 text-2xl">{t(props.kind === "message" ? "messageTitle" : "reviewTitle")}</h2>
      {closedAt && <p className="mt-1 text-soft">{t.rich("closedOn", { time: () => <LocalTime at={closedAt} zone={zone} /> })}</p>}
      {props.kind === "message" ? (
        <MessageCard report={props.message} zone={zone} answer={answer} />
      ) : (
        <ReviewCard report={props.review} zone={zone} answer={answer} />
      )}
    </article>
  );
}

function MessageCard({ report, zone, answer }: { report: MessageReport; zone: string; answer: ApplicationsAnswer | undefined }) {
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
        <p>{t.rich("sentBy", { sender: report.senderEmail, time: at(report.sentAt) })}</p>
        <p>{t.rich("reportedBy", { reporter: report.reporterEmail, time: at(report.reportedAt) })}</p>
        {report.reason && <p>{t("reason", { reason: report.reason })}</p>}
        <Link to={`/admin?view=people&id=${report.senderId}`} className="text-link inline-flex min-h-11 items-center">
          {t("sender")}
        </Link>
      </div>
      {!report.closedAt && (
        <PostForm className="mt-3" preventScrollReset>
          <input type="hidden" name="reportId" value={report.id} />
          <SubmitButton
            size="small"
            variant="secondary"
            busyLabel={t("saving")}
            aria-label={t("closeMessage", { sender: report.senderEmail })}
          >
            {t("close")}
          </SubmitButton>
        </PostForm>
      )}
    </div>
  );
}
