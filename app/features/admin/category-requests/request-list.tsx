import { useTranslations } from "use-intl";
import { LANGUAGE_NAMES } from "#app/languages/languages";
import { useWrittenLanguage } from "#app/languages/written-language";
import { Badge } from "#app/ui/badge";
import { TextAreaField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { LocalTime } from "#app/ui/text/format";
import { FailureAlert } from "../alert";
import { type ApplicationsAnswer, strayAlert } from "../applications/application-answer";
import { chosenIds } from "../lists/table/bulk";
import { ANSWER_MAX_CHARACTERS, type ListedRequest } from "./request-form";
import { ChosenRequest, SeveralRequests } from "./several-requests";

interface RequestListProps {
  requests: readonly ListedRequest[];
  zone: string;
  answer: ApplicationsAnswer | undefined;
}

/** Requested categories, most requested first. (decisions.md 1) */
export function RequestList({ requests, zone, answer }: RequestListProps) {
  const t = useTranslations("admin");
  const several = answer?.about === "requests" ? answer : undefined;
  const chosen = several ? chosenIds(several.chosen) : [];
  const open = requests.filter(({ status }) => status === "open").length;
  return (
    <section aria-labelledby="category-requests" className="mt-14 border-t border-line pt-8">
      <h2 id="category-requests" className="text-2xl">
        {t("requestsTitle")}
      </h2>
      <p className="mt-1 text-soft">{t(requests.length === 0 ? "noRequests" : "requestsText")}</p>
      <div className="mt-4 empty:hidden">
        <FailureAlert alert={several?.alert ?? strayAlert(answer, "request", requests, "open")} />
      </div>
      <SeveralRequests requests={requests} answer={several} />
      <ul className="mt-4 space-y-4">
        {requests.map((request) => (
          <RequestCard
            key={request.id}
            request={request}
            zone={zone}
            answer={answer?.id === request.id ? answer : undefined}
            choice={open > 1 && request.status === "open" && <ChosenRequest request={request} isChosen={chosen.includes(request.id)} />}
          />
        ))}
      </ul>
    </section>
  );
}

type RequestCardProps = Pick<RequestListProps, "zone" | "answer"> & { request: ListedRequest; choice: React.ReactNode };

function RequestCard({ request, zone, answer, choice }: RequestCardProps) {
  const written = useWrittenLanguage();
  const t = useTranslations("admin");
  return (
    <li className="card">
      <div className="flex flex-wrap items-center gap-3">
        {choice}
        <h3 className="min-w-0 grow text-lg">{request.name}</h3>
        <Badge tone="brass">{t("askers", { count: request.askers })}</Badge>
        {request.status !== "open" && <Badge>{t(request.status === "answered" ? "requestAnswered" : "requestDeclined")}</Badge>}
      </div>
      {request.comments && (
        <p {...written(request.comments)} className="mt-2 max-w-measure whitespace-pre-line">
          {request.comments}
        </p>
      )}
      {request.emails.length > 0 && (
        <p className="mt-2 text-sm break-words text-soft">
          {t("requestEmails", { count: request.emails.length, emails: request.emails.join(", ") })}
        </p>
      )}
      {request.languages.length > 0 && (
        <p className="mt-2 text-sm text-soft">
          {t("requestLanguages", { languages: request.languages.map((language) => LANGUAGE_NAMES[language]).join(", ") })}
        </p>
      )}
      {request.status === "open" && request.answer && <EarlierAnswer answer={request.answer} />}
      {request.status === "open" ? <RequestForm request={request} answer={answer} /> : <RequestAnswer request={request} zone={zone} />}
    </li>
  );
}

function EarlierAnswer({ answer }: { answer: string }) {
  const written = useWrittenLanguage();
  const t = useTranslations("admin");
  return (
    <div className="mt-3 rounded bg-wash px-4 py-3 text-sm">
      <p className="font-semibold">{t("earlierAnswer")}</p>
      <p {...written(answer)} className="mt-1 whitespace-pre-line">
        {answer}
      </p>
    </div>
  );
}

function RequestAnswer({ request, zone }: { request: ListedRequest; zone: string }) {
  const written = useWrittenLanguage();
  const t = useTranslations("admin");
  const { decidedAt, decidedByName } = request;
  return (
    <div className="mt-3 rounded bg-wash px-4 py-3 text-sm">
      {decidedAt && (
        <p>
          {t.rich("decidedOn", { time: () => <LocalTime at={decidedAt} zone={zone} /> })}{" "}
          {decidedByName && <span className="text-soft">{t("by", { name: decidedByName })}</span>}
        </p>
      )}
      {request.answer && (
        <p {...written(request.answer)} className="mt-1 whitespace-pre-line">
          {request.answer}
        </p>
      )}
    </div>
  );
}

function RequestForm({ request, answer }: { request: ListedRequest; answer: ApplicationsAnswer | undefined }) {
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
