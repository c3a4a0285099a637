import { useTranslations } from "use-intl";
import { TextAreaField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { ApplicationsAnswer } from "../applications/application-answer";
import { BulkAlert } from "../lists/table/bulk-alert";
import { ANSWER_MAX_CHARACTERS, type ListedRequest, SEVERAL_REQUESTS } from "./request-form";

interface SeveralRequestsProps {
  requests: readonly ListedRequest[];
  answer: ApplicationsAnswer | undefined;
}

/** Decides the ticked requests together, with the same answer to all. */
export function SeveralRequests({ requests, answer }: SeveralRequestsProps) {
  const t = useTranslations("admin");
  const words = useTranslations("lists");
  const named = new Map(requests.map(({ id, name }) => [id, name]));
  if (requests.filter(({ status }) => status === "open").length < 2) return null;
  return (
    <>
      <BulkAlert outcome={answer?.outcome} nameOf={(id) => named.get(id)} />
      <details className="mt-4" open={answer !== undefined}>
        <summary className="text-link min-h-11 content-center">{words("severalRequests")}</summary>
        <PostForm id={SEVERAL_REQUESTS} preventScrollReset className="grid gap-3 pt-2" data-drafts={answer ? "refused" : ""}>
          <input type="hidden" name="intent" value="decide-requests" />
          <TextAreaField
            name="answer"
            label={t("answerLabel")}
            hint={words("severalRequestsHint")}
            defaultValue={answer?.notes ?? ""}
            maxLength={ANSWER_MAX_CHARACTERS}
            rows={2}
          />
          <div className="flex flex-wrap gap-3">
            <SubmitButton size="small" name="decision" value="answered" busyLabel={t("saving")}>
              {t("answer")}
            </SubmitButton>
            <SubmitButton size="small" variant="secondary" name="decision" value="declined" busyLabel={t("saving")}>
              {t("decline")}
            </SubmitButton>
            <SubmitButton size="small" variant="secondary" name="decision" value="dismissed" busyLabel={t("saving")}>
              {t("dismiss")}
            </SubmitButton>
          </div>
        </PostForm>
      </details>
    </>
  );
}

/** The checkbox of a request, which belongs to the form above the list. */
export function ChosenRequest({ request, isChosen }: { request: ListedRequest; isChosen: boolean }) {
  const words = useTranslations("lists");
  return (
    <label className="inline-flex min-h-11 min-w-11 items-center justify-center">
      <input
        type="checkbox"
        form={SEVERAL_REQUESTS}
        name="chosen"
        value={request.id}
        defaultChecked={isChosen}
        aria-label={words("choose", { name: request.name })}
        className="size-5"
      />
    </label>
  );
}
