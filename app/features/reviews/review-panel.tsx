import { useTranslations } from "use-intl";
import { useWrittenLanguage } from "#app/languages/written-language";
import { Button } from "#app/ui/button";
import { Card } from "#app/ui/card";
import { TextAreaField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { ReasonField } from "#app/ui/fields/reason-field";
import { useStoredText } from "#app/ui/fields/stored-text-fields";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { ConfirmDialog } from "#app/ui/overlays/confirm-dialog";
import { LocalTime } from "#app/ui/text/format";
import { REVIEW_MAX_CHARACTERS } from "./limits";
import { Rating, ReviewForm, type ReviewFormProps } from "./review-form";
import type { ShownReview, ShownReviews } from "./shown-reviews";

interface ReviewPanelProps extends Omit<ReviewFormProps, "until"> {
  /** Null until it is completed. */
  reviews: ShownReviews | null;
  zone: string;
}

/** Both sides' reviews of a completed consultation: a form for one's own, the other's once both are revealed, and the advisor's reply. */
export function ReviewPanel(props: ReviewPanelProps) {
  const t = useTranslations("reviews");
  const { reviews, name, side, zone } = props;
  if (!reviews) return null;
  const { own, theirs, isPaid, mayReview, mayReply, isReported, until } = reviews;
  const time = () => <LocalTime key="time" at={until} zone={zone || "UTC"} />;
  return (
    <section aria-labelledby="reviews" className="space-y-4">
      <h2 id="reviews" className="text-2xl">
        {t("title")}
      </h2>
      {mayReview && <ReviewForm {...props} until={time} />}
      {own && (
        <Said title={t("own")} review={own} replyTitle={t("replyOf", { name })}>
          {own.isHidden && <p className="mt-2 text-sm text-soft">{t("ownHidden")}</p>}
          {!own.isRevealed && <p className="mt-2 text-sm text-soft">{t.rich("ownWaiting", { name, time })}</p>}
          {side === "client" && !isPaid && !own.isHidden && <p className="mt-2 text-sm text-soft">{t("ownUnpaid", { name })}</p>}
        </Said>
      )}
      {theirs && (
        <Said title={t("theirs", { name })} review={theirs} replyTitle={t("yourReply")}>
          {side === "advisor" && !isPaid && <p className="mt-2 text-sm text-soft">{t("theirsUnpaid")}</p>}
          {mayReply && <ReplyForm id={props.id} />}
          {isReported ? <p className="mt-4 text-sm text-soft">{t("isReported")}</p> : <ReportButton id={props.id} />}
        </Said>
      )}
      {!own && !theirs && !mayReview && <p className="text-soft">{t("none")}</p>}
      {!theirs && own && !own.isRevealed && side === "advisor" && (
        <p className="text-sm text-soft">{t.rich("theirsWaiting", { name, time })}</p>
      )}
    </section>
  );
}

interface SaidProps {
  title: string;
  review: ShownReview;
  replyTitle: string;
  children: React.ReactNode;
}

function Said({ title, review, replyTitle, children }: SaidProps) {
  const written = useWrittenLanguage();
  const t = useTranslations("reviews");
  return (
    <Card>
      <h3 className="text-xl">{title}</h3>
      <p className="mt-1">
        <Rating rating={review.rating} />
      </p>
      <p {...written(review.text)} className="mt-2 max-w-measure break-words whitespace-pre-line">
        {review.text || <span className="text-soft">{t("noText")}</span>}
      </p>
      {review.reply && (
        <div className="mt-3 ml-4 border-l-2 border-line pl-4 text-soft">
          <p className="text-sm font-semibold">{replyTitle}</p>
          <p {...written(review.reply)} className="max-w-measure break-words whitespace-pre-line">
            {review.reply}
          </p>
        </div>
      )}
      {children}
    </Card>
  );
}

function ReplyForm({ id }: { id: string }) {
  const t = useTranslations("reviews");
  const kept = useStoredText(`reply ${id}`);
  return (
    <PostForm className="mt-4 space-y-3" data-drafts="">
      <input type="hidden" name="id" value={id} />
      <TextAreaField {...kept} name="text" label={t("reply")} hint={t("replyHint")} maxLength={REVIEW_MAX_CHARACTERS} rows={3} required />
      <SubmitButton name="intent" value="reply" needs={["text"]} variant="secondary" busyLabel={t("sending")}>
        {t("replySend")}
      </SubmitButton>
    </PostForm>
  );
}

function ReportButton({ id }: { id: string }) {
  const t = useTranslations("reviews");
  return (
    <div className="mt-4">
      <ConfirmDialog
        trigger={
          <Button variant="quiet" size="small">
            {t("report")}
          </Button>
        }
        title={t("reportTitle")}
        text={t("reportText")}
        confirmLabel={t("reportSend")}
        busyLabel={t("sending")}
        cancelLabel={t("keep")}
        name="intent"
        value="reportReview"
      >
        <input type="hidden" name="id" value={id} />
        <ReasonField kept={`reportReview ${id}`} label={t("reportReason")} />
      </ConfirmDialog>
    </div>
  );
}
