import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useMessage } from "#app/ui/text/message-key";
import { PendingRequestsWarning } from "./pending-requests-warning";
import { useWeekWords } from "./use-week-words";
import type { WeekAnswer } from "./week-answer";

/** What was done, with an undo, or why not. Shown below the grid, which does not move, so that the next drag can follow. */
export function WeekStatus({ answer }: { answer: WeekAnswer | undefined }) {
  const t = useTranslations("advisorProfile");
  const words = useWeekWords();
  const { pathname, search } = useLocation();
  const message = useMessage();
  const { done, from = "", to = "", undo, alert, asked, entered } = answer ?? {};
  if (asked)
    return (
      <div className="week-status">
        <PendingRequestsWarning asked={asked}>
          <PostForm preventScrollReset className="button-row">
            <input type="hidden" name="from" value={entered?.from ?? ""} />
            <input type="hidden" name="to" value={entered?.to ?? ""} />
            <input type="hidden" name="sure" value="yes" />
            <SubmitButton variant="secondary" size="small" name="intent" value="cal-block" busyLabel={t("calBlocking")}>
              {t("askedHereBlock", { span: words.times(entered?.from ?? "", entered?.to ?? "") })}
            </SubmitButton>
            <Link to={{ pathname, search }} replace preventScrollReset className="text-link inline-flex min-h-11 items-center">
              {t("askedHereLeave")}
            </Link>
          </PostForm>
        </PendingRequestsWarning>
      </div>
    );
  if (alert)
    return (
      <p role="alert" className="week-status rounded border border-danger/35 bg-danger-wash px-4 py-3 font-semibold text-danger">
        {message(alert)}
      </p>
    );
  if (!done) return null;
  const span = done === "undone" ? "" : words.times(from, to);
  return (
    <PostForm
      preventScrollReset
      className="week-status flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-line bg-wash px-4 py-2"
    >
      <p role="status" className="min-w-0 grow basis-60 py-1">
        {t(`cal_${done}`, { span })}
      </p>
      {undo && <input type="hidden" name="changed" value={undo} />}
      {undo && (
        <SubmitButton variant="secondary" size="small" name="intent" value="cal-undo" busyLabel={t("calUndoing")}>
          {t("calUndo")}
        </SubmitButton>
      )}
    </PostForm>
  );
}
