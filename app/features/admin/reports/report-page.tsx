import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/icon";
import { LocalTime } from "#app/ui/text/format";
import type { ApplicationsAnswer } from "../applications/application-answer";
import { stateOfReport } from "./listed-report";
import { MessageCard, type MessageReport } from "./reported-message";
import { ReviewCard, type ReviewReport } from "./reported-review";

type ReportPageProps = { zone: string; answer: ApplicationsAnswer | undefined } & (
  | { kind: "message"; message: MessageReport }
  | { kind: "review"; review: ReviewReport }
);

/** Reported content in full, with its decision. */
export function ReportPage(props: ReportPageProps) {
  const { zone, answer } = props;
  const t = useTranslations("reports");
  const of = props.kind === "message" ? props.message : props.review;
  const state = stateOfReport(of);
  const since = state === "closed" ? of.closedAt : state === "shownAgain" ? of.shownAgainAt : null;
  return (
    <article className="max-w-3xl">
      <Link to="/admin/applications?view=reports" className="text-link inline-flex min-h-11 items-center gap-1">
        <Icon name="chevron-left" />
        {t("allReports")}
      </Link>
      <h2 className="mt-1 text-2xl">{t(props.kind === "message" ? "messageTitle" : "reviewTitle")}</h2>
      {since && (
        <p className="mt-1 text-soft">
          {t.rich(state === "closed" ? "closedOn" : "shownOn", { time: () => <LocalTime at={since} zone={zone} /> })}
        </p>
      )}
      {props.kind === "message" ? (
        <MessageCard report={props.message} zone={zone} answer={answer} />
      ) : (
        <ReviewCard report={props.review} zone={zone} answer={answer} />
      )}
    </article>
  );
}
