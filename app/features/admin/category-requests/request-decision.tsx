import { useTranslations } from "use-intl";
import { TextAreaField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { FailureAlert } from "../alert";
import type { ApplicationsAnswer } from "../applications/application-answer";
import { ANSWER_MAX_CHARACTERS, type ListedRequest } from "./request-form";

/** The answer to one request, and what is decided about it. */
export function RequestForm({ request, answer }: { request: ListedRequest; answer: ApplicationsAnswer | undefined }) {
  const t = useTranslations("admin");
  return (
    <PostForm className="mt-4" preventScrollReset data-drafts={answer ? "refused" : ""}>
      <div className="mb-3 empty:hidden">
        <FailureAlert alert={answer?.alert} />
      </div>
      <input type="hidden" name="requestId" value={request.id} />
      <TextAreaField
        name="answer"
        label={t("answerLabel")}
        hint={t("answerHint")}
        defaultValue={answer?.notes ?? ""}
        maxLength={ANSWER_MAX_CHARACTERS}
        rows={2}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <SubmitButton
          size="small"
          name="decision"
          value="answered"
          busyLabel={t("saving")}
          aria-label={t("answerNamed", { name: request.name })}
        >
          {t("answer")}
        </SubmitButton>
        <SubmitButton
          size="small"
          variant="secondary"
          name="decision"
          value="declined"
          busyLabel={t("saving")}
          aria-label={t("declineNamed", { name: request.name })}
        >
          {t("decline")}
        </SubmitButton>
        <SubmitButton
          size="small"
          variant="secondary"
          name="decision"
          value="dismissed"
          busyLabel={t("saving")}
          aria-label={t("dismissNamed", { name: request.name })}
        >
          {t("dismiss")}
        </SubmitButton>
      </div>
    </PostForm>
  );
}
