import { useTranslations } from "use-intl";
import { useLanguageName } from "#app/features/catalog/language-names";
import { useWrittenLanguage } from "#app/languages/written-language";
import { Badge } from "#app/ui/badge";
import { classes } from "#app/ui/classes";
import { Icon } from "#app/ui/icon";
import { LocalTime } from "#app/ui/text/format";
import type { ApplicationsAnswer } from "../applications/application-answer";
import { RequestForm } from "./request-decision";
import type { ListedRequest } from "./request-form";

interface RequestCardProps {
  request: ListedRequest;
  zone: string;
  answer: ApplicationsAnswer | undefined;
  /** Its checkbox, while it can be decided together with others. */
  choice: React.ReactNode;
  /** Where several wait, each is a line to tick or to open. */
  isFolded: boolean;
}

/** A requested category: a card, or a line that opens. */
export function RequestCard({ request, choice, isFolded, ...given }: RequestCardProps) {
  const t = useTranslations("admin");
  const head = (
    <>
      <h3 className={classes("min-w-0 grow", isFolded ? "text-base" : "text-lg")}>{request.name}</h3>
      <Badge tone="brass">{t("askers", { count: request.askers })}</Badge>
      {request.status !== "open" && <Badge>{t(request.status === "answered" ? "requestAnswered" : "requestDeclined")}</Badge>}
    </>
  );
  if (!isFolded)
    return (
      <li className="card">
        <div className="flex flex-wrap items-center gap-3">{head}</div>
        <RequestBody request={request} {...given} />
      </li>
    );
  return (
    <li className="flex items-start gap-1">
      {choice || <span className="w-11 shrink-0" />}
      <details open={given.answer !== undefined} className="group min-w-0 grow">
        <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 py-1 pr-2">
          {head}
          <Icon name="chevron-down" className="shrink-0 text-soft group-open:rotate-180" />
        </summary>
        <div className="pr-2 pb-4">
          <RequestBody request={request} {...given} />
        </div>
      </details>
    </li>
  );
}

function RequestBody({ request, zone, answer }: Pick<RequestCardProps, "request" | "zone" | "answer">) {
  const written = useWrittenLanguage();
  const t = useTranslations("admin");
  const languageName = useLanguageName();
  return (
    <>
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
          {t("requestLanguages", { languages: request.languages.map((language) => languageName(language)).join(", ") })}
        </p>
      )}
      {request.status === "open" && request.answer && <EarlierAnswer answer={request.answer} />}
      {request.status === "open" ? <RequestForm request={request} answer={answer} /> : <RequestAnswer request={request} zone={zone} />}
    </>
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
