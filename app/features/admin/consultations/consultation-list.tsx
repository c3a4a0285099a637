import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useNames } from "#app/languages/names";
import { LocalTime, useFormat } from "#app/ui/text/format";
import { FailureAlert } from "../alert";
import type { ShownPage } from "../lists/list-count";
import { ListSection } from "../lists/list-section";
import type { ListParams } from "../lists/list-shapes";
import { ListTable } from "../lists/table/list-table";
import { useConsultationActions } from "./consultation-actions";
import { Notes, State, Value } from "./consultation-row";
import type { ConsultationAnswer, ListedConsultation } from "./listed-consultation";

interface ConsultationListProps {
  consultations: readonly ListedConsultation[];
  params: ListParams<"consultations">;
  shown: ShownPage;
  total: number;
  /** Name of the person that the list is filtered by. */
  ofName: string;
  zone: string;
  answer: ConsultationAnswer | undefined;
}

/** List of all consultations, with search and the actions cancel, no-show and refund. */
export function ConsultationList({ consultations, params, shown, total, ofName, zone, answer }: ConsultationListProps) {
  const t = useTranslations("dashboard");
  const isListed = consultations.some(({ id }) => id === answer?.consultationId);
  return (
    <ListSection
      name="consultations"
      id="consultations"
      title={t("consultationsTitle")}
      text={t("consultationsText")}
      searchLabel={t("searchConsultations")}
      fixed={params.filters?.of ? { of: t("ofPerson", { name: ofName }) } : {}}
      params={params}
      shown={shown}
      total={total}
      rows={consultations.length}
      found={t("noConsultationsFound")}
      none={t("noConsultations")}
      alert={isListed ? null : answer?.alert}
    >
      <ConsultationTable consultations={consultations} params={params} zone={zone} answer={answer} />
    </ListSection>
  );
}

const DAY = { day: "numeric", month: "short", year: "numeric" } as const;

type TableProps = Pick<ConsultationListProps, "consultations" | "params" | "zone" | "answer">;

function ConsultationTable({ consultations, params, zone, answer }: TableProps) {
  const t = useTranslations("dashboard");
  const words = useTranslations("lists");
  const named = useNames();
  const { duration } = useFormat();
  const actionsOf = useConsultationActions(answer);
  const nameOf = ({ clientName: client, advisorName: advisor }: ListedConsultation) => t("between", { client, advisor });
  return (
    <ListTable
      name="consultations"
      label={t("consultationsTitle")}
      params={params}
      rows={consultations}
      idOf={({ id }) => id}
      nameOf={nameOf}
      columns={[
        { head: words("sides"), cell: (row) => <Sides consultation={row} name={nameOf(row)} answer={answer} /> },
        { head: words("topic"), sort: "topic", cell: ({ topicName }) => named(topicName) },
        {
          head: words("time"),
          sort: "time",
          cell: ({ scheduledTime, durationMinutes, requestedAt }) => (
            <>
              <LocalTime at={scheduledTime} zone={zone} /> <span className="list-below">{duration(durationMinutes)}</span>
              <span className="list-below">
                {t.rich("requestedOn", { time: () => <LocalTime key="time" at={requestedAt} zone={zone} options={DAY} /> })}
              </span>
            </>
          ),
        },
        { head: words("state"), cell: (row) => <State consultation={row} /> },
        { head: words("value"), sort: "value", isFigure: true, cell: (row) => <Value consultation={row} /> },
      ]}
      actionsOf={actionsOf}
    />
  );
}

function Sides({ consultation, name, answer }: { consultation: ListedConsultation; name: string; answer: ConsultationAnswer | undefined }) {
  return (
    <>
      <Link to={`/admin?view=consultations&id=${consultation.id}`} className="list-link">
        {name}
      </Link>
      <Notes consultation={consultation} />
      <div className="mt-3 empty:hidden">
        <FailureAlert alert={answer?.consultationId === consultation.id ? answer.alert : undefined} />
      </div>
    </>
  );
}
