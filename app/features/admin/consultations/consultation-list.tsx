import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { StateBadge } from "#app/features/booking/pages/state-badge";
import { useNames } from "#app/languages/names";
import { LocalTime, useFormat } from "#app/ui/text/format";
import { FailureAlert } from "../alert";
import type { ListWishes } from "../lists/list-shapes";
import { ListTools } from "../lists/list-tools";
import { NothingFound } from "../lists/nothing-found";
import { ListPages } from "../lists/pages";
import { ListTable } from "../lists/table/list-table";
import { useConsultationActions } from "./consultation-actions";
import { Notes, Value } from "./consultation-row";
import type { ConsultationAnswer, ListedConsultation } from "./listed-consultation";

interface ConsultationListProps {
  consultations: readonly ListedConsultation[];
  wishes: ListWishes<"consultations">;
  hasMore: boolean;
  total: number;
  zone: string;
  answer: ConsultationAnswer | undefined;
}

/** Every consultation, to be found, called off, noted as missed and refunded. */
export function ConsultationList({ consultations, wishes, hasMore, total, zone, answer }: ConsultationListProps) {
  const t = useTranslations("dashboard");
  const isListed = consultations.some(({ id }) => id === answer?.consultationId);
  return (
    <section aria-labelledby="consultations">
      <h2 id="consultations" className="text-2xl">
        {t("consultationsTitle")}
      </h2>
      <p className="mt-1 mb-4 max-w-measure text-soft">{t("consultationsText")}</p>
      <ListTools name="consultations" wishes={wishes} searchLabel={t("searchConsultations")} hasHeads />
      {!isListed && <FailureAlert alert={answer?.alert} />}
      {consultations.length === 0 ? (
        <NothingFound name="consultations" wishes={wishes} found={t("noConsultationsFound")} none={t("noConsultations")} />
      ) : (
        <ConsultationTable consultations={consultations} wishes={wishes} zone={zone} answer={answer} />
      )}
      <ListPages name="consultations" wishes={wishes} hasMore={hasMore} total={total} shown={consultations.length} />
    </section>
  );
}

type TableProps = Pick<ConsultationListProps, "consultations" | "wishes" | "zone" | "answer">;

function ConsultationTable({ consultations, wishes, zone, answer }: TableProps) {
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
      wishes={wishes}
      rows={consultations}
      idOf={({ id }) => id}
      nameOf={nameOf}
      columns={[
        { head: words("sides"), cell: (row) => <Sides consultation={row} name={nameOf(row)} answer={answer} /> },
        { head: words("topic"), sort: "topic", cell: ({ topicName }) => named(topicName) },
        {
          head: words("time"),
          sort: "time",
          cell: ({ scheduledTime, durationMinutes }) => (
            <>
              <LocalTime at={scheduledTime} zone={zone} /> <span className="list-below">{duration(durationMinutes)}</span>
            </>
          ),
        },
        { head: words("state"), cell: ({ status }) => <StateBadge state={status} /> },
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
      <FailureAlert alert={answer?.consultationId === consultation.id ? answer.alert : undefined} />
    </>
  );
}
