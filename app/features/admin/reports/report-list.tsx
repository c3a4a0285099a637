import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { Icon } from "#app/ui/icon";
import { LocalTime } from "#app/ui/text/format";
import { FailureAlert } from "../alert";
import type { ApplicationsAnswer } from "../applications/application-answer";
import { HIDING_MAX_CHARACTERS } from "./report-form";

interface MessageReport {
  id: string;
  reason: string;
  reportedAt: Date;
  reporterEmail: string;
  senderEmail: string;
  senderId: string;
  text: string;
  /** Of the file it carries: the text is then its name. */
  fileId: string | null;
  sentAt: Date;
}

interface ReviewReport {
  id: string;
  reviewId: string;
  consultationId: string;
  reason: string;
  reportedAt: Date;
  authorName: string;
  advisorName: string;
  rating: number;
  text: string;
}

/** Below the applications: that something was reported, and the way to read it. */
export function ReportAlert({ count }: { count: number }) {
  const t = useTranslations("reports");
  return (
    <section aria-labelledby="reported" className="mt-14 border-t border-line pt-8">
      <h2 id="reported" className="text-2xl">
        {t("title")}
      </h2>
      <p className="mt-1 mb-4 text-soft">{count === 0 ? t("none") : t("waiting", { count })}</p>
      {count > 0 && (
        <ButtonLink to="/admin/applications?view=reports" variant="secondary" prefetch="none">
          {t("read")}
        </ButtonLink>
      )}
    </section>
  );
}

interface ReportListProps {
  messages: readonly MessageReport[];
  reviews: readonly ReviewReport[];
  zone: string;
  answer: ApplicationsAnswer | undefined;
}

/** Reported messages and reviews, each with what can be done about it. */
export function ReportList({ messages, reviews, zone, answer }: ReportListProps) {
  const t = useTranslations("reports");
  const known = [...messages.map(({ id }) => id), ...reviews.map(({ reviewId }) => reviewId)];
  const isStray = answer?.about === "report" && !known.includes(answer.id);
  return (
    <div className="max-w-3xl space-y-10">
      <div>
        <Link to="/admin/applications" className="text-link inline-flex min-h-11 items-center gap-1">
          <Icon name="chevron-left" />
          {t("back")}
        </Link>
        <h2 className="mt-1 text-2xl">{t("title")}</h2>
        <FailureAlert alert={isStray ? answer.alert : undefined} />
      </div>
      <section aria-labelledby="reported-messages">
        <h3 id="reported-messages" className="text-xl">
          {t("messagesTitle")}
        </h3>
        {messages.length === 0 && <p className="mt-1 text-soft">{t("nothing")}</p>}
        <ul className="mt-3 space-y-4">
          {messages.map((report) => (
            <MessageCard key={report.id} report={report} zone={zone} answer={answer?.id === report.id ? answer : undefined} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="reported-reviews">
        <h3 id="reported-reviews" className="text-xl">
          {t("reviewsTitle")}
        </h3>
        {reviews.length === 0 && <p className="mt-1 text-soft">{t("nothing")}</p>}
        <ul className="mt-3 space-y-4">
          {reviews.map((report) => (
            <ReviewCard key={report.id} report={report} zone={zone} answer={answer?.id === report.reviewId ? answer : undefined} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function MessageCard({ report, zone, answer }: { report: MessageReport; zone: string; answer: ApplicationsAnswer | undefined }) {
  const t = useTranslations("reports");
  const at = (time: Date) => () => <LocalTime at={time} zone={zone} />;
  return (
    <li className="card">
      <FailureAlert alert={answer?.alert} />
      <p className="break-words whitespace-pre-line">
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
    </li>
  );
}

function ReviewCard({ report, zone, answer }: { report: ReviewReport; zone: string; answer: ApplicationsAnswer | undefined }) {
  const t = useTranslations("reports");
  const author = report.authorName;
  return (
    <li className="card">
      <FailureAlert alert={answer?.alert} />
      <h4 className="font-sans text-base font-semibold">{t("review", { author, advisor: report.advisorName, rating: report.rating })}</h4>
      <p className="mt-1 break-words whitespace-pre-line">{report.text}</p>
      <div className="mt-3 text-sm text-soft">
        <p>{t.rich("reported", { time: () => <LocalTime at={report.reportedAt} zone={zone} /> })}</p>
        {report.reason && <p className="break-words">{t("reason", { reason: report.reason })}</p>}
        <Link to={`/admin?view=consultations&id=${report.consultationId}`} className="text-link inline-flex min-h-11 items-center">
          {t("consultation")}
        </Link>
      </div>
      <PostForm className="mt-3 grid gap-3" preventScrollReset>
        <input type="hidden" name="reviewId" value={report.reviewId} />
        <TextField name="reason" label={t("hideReason")} defaultValue={answer?.notes} maxLength={HIDING_MAX_CHARACTERS} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton
            size="small"
            variant="secondary"
            name="decision"
            value="keep"
            busyLabel={t("saving")}
            aria-label={t("keepNamed", { author })}
          >
            {t("keep")}
          </SubmitButton>
          <SubmitButton
            size="small"
            variant="danger"
            name="decision"
            value="hide"
            busyLabel={t("saving")}
            aria-label={t("hideNamed", { author })}
          >
            {t("hide")}
          </SubmitButton>
        </div>
      </PostForm>
    </li>
  );
}
