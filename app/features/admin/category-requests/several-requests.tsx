import { useTranslations } from "use-intl";
import { TextAreaField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { useHydrated } from "#app/ui/hydrated";
import type { ApplicationsAnswer } from "../applications/application-answer";
import { BulkAlert } from "../lists/table/bulk-alert";
import { ChooseAll } from "../lists/table/bulk-bar";
import { useChosen } from "../lists/table/use-chosen";
import { DecisionButtons } from "./decision-buttons";
import { ANSWER_MAX_CHARACTERS, type ListedRequest, SEVERAL_REQUESTS } from "./request-form";

interface SeveralRequestsProps {
  requests: readonly ListedRequest[];
  answer: ApplicationsAnswer | undefined;
}

/** Whether enough requests are open to decide several together. */
export const areSeveral = (requests: readonly ListedRequest[]) => requests.filter(({ status }) => status === "open").length > 1;

/** Above the rows: how the last decision on several of them went, and a tick for all. */
export function SeveralHead({ requests, answer }: SeveralRequestsProps) {
  const named = new Map(requests.map(({ id, name }) => [id, name]));
  if (!areSeveral(requests)) return null;
  return (
    <div className="mt-4 px-3">
      <BulkAlert outcome={answer?.outcome} nameOf={(id) => named.get(id)} />
      <ChooseAll form={SEVERAL_REQUESTS} />
    </div>
  );
}

/** Decides the ticked requests together, with the same answer to all: at the bottom of the window while any are ticked. Without JavaScript, below the rows. */
export function SeveralRequests({ requests, answer }: SeveralRequestsProps) {
  const t = useTranslations("admin");
  const words = useTranslations("lists");
  const { chosen } = useChosen(SEVERAL_REQUESTS);
  const isIdle = useHydrated() && chosen === 0 && answer === undefined;
  if (!areSeveral(requests)) return null;
  return (
    <PostForm
      id={SEVERAL_REQUESTS}
      aria-label={words("severalRequests")}
      preventScrollReset
      className="bulk-bar"
      hidden={isIdle}
      data-drafts={answer ? "refused" : ""}
    >
      <input type="hidden" name="intent" value="decide-requests" />
      <span role="status" className="tabular-nums">
        {chosen > 0 && words("chosen", { count: chosen })}
      </span>
      <TextAreaField
        name="answer"
        label={t("answerLabel")}
        hint={words("severalRequestsHint")}
        defaultValue={answer?.notes ?? ""}
        maxLength={ANSWER_MAX_CHARACTERS}
        rows={1}
        className="min-w-0 grow basis-72"
      />
      <DecisionButtons className="flex flex-wrap gap-3" />
    </PostForm>
  );
}

/** The checkbox of a request, which belongs to the form below the list. */
export function ChosenRequest({ request, isChosen }: { request: ListedRequest; isChosen: boolean }) {
  const words = useTranslations("lists");
  return (
    <label className="list-tick shrink-0">
      <input
        type="checkbox"
        form={SEVERAL_REQUESTS}
        name="chosen"
        value={request.id}
        defaultChecked={isChosen}
        aria-label={words("choose", { name: request.name })}
        className="checkbox"
      />
    </label>
  );
}
