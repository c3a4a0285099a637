import { useTranslations } from "use-intl";
import { TextAreaField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { FailureAlert } from "../alert";
import type { ApplicationsAnswer } from "../applications/application-answer";
import { DecisionButtons } from "./decision-buttons";
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
      <DecisionButtons name={request.name} className="mt-3 flex flex-wrap gap-3" />
    </PostForm>
  );
}
