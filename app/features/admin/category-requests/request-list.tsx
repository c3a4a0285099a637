import { useTranslations } from "use-intl";
import { classes } from "#app/ui/classes";
import { FailureAlert } from "../alert";
import { type ApplicationsAnswer, strayAlert } from "../applications/application-answer";
import { chosenIds } from "../lists/table/bulk";
import { RequestCard } from "./request-card";
import type { ListedRequest } from "./request-form";
import { areSeveral, ChosenRequest, SeveralHead, SeveralRequests } from "./several-requests";

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
  const hasSeveral = areSeveral(requests);
  return (
    <section aria-labelledby="category-requests" className="list-frame mt-14 border-t border-line pt-8">
      <h2 id="category-requests" className="text-2xl">
        {t("requestsTitle")}
      </h2>
      <p className="mt-1 text-soft">{t(requests.length === 0 ? "noRequests" : "requestsText")}</p>
      <div className="mt-4 empty:hidden">
        <FailureAlert alert={several?.alert ?? strayAlert(answer, "request", requests, "open")} />
      </div>
      <SeveralHead requests={requests} answer={several} />
      <ul className={classes("mt-2", hasSeveral ? "divide-y divide-line border-y border-line" : "space-y-4")}>
        {requests.map((request) => (
          <RequestCard
            key={request.id}
            request={request}
            zone={zone}
            answer={answer?.id === request.id ? answer : undefined}
            choice={request.status === "open" && <ChosenRequest request={request} isChosen={chosen.includes(request.id)} />}
            isFolded={hasSeveral}
          />
        ))}
      </ul>
      <SeveralRequests requests={requests} answer={several} />
    </section>
  );
}
