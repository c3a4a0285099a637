import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { StateBadge } from "#app/features/booking/pages/state-badge";
import { EmptyState } from "#app/ui/empty-state";
import { LocalTime, useFormat } from "#app/ui/text/format";
import { FailureAlert } from "../alert";
import type { ListWishes } from "../lists/list-shapes";
import { ListTools } from "../lists/list-tools";
import { ListPages } from "../lists/pages";
import { ConsultationActions } from "./consultation-actions";
import type { ConsultationAnswer, ListedConsultation } from "./listed-consultation";

interface ConsultationListProps {
  consultations: readonly ListedConsultation[];
  wishes: ListWishes<"consultations">;
  hasMore: boolean;
  zone: string;
  answer: ConsultationAnswer | undefined;
}

/** Every consultation, to be found, called off, noted as missed and refunded. */
export function ConsultationList({ consultations, wishes, hasMore, zone, answer }: ConsultationListProps) {
  const t = useTranslations("dashboard");
  return (
    <section aria-labelledby="consultations">
      <h2 id="consultations" className="text-2xl">
        {t("consultationsTitle")}
      </h2>
      <p className="mt-1 mb-4 max-w-measure text-soft">{t("consultationsText")}</p>
      <ListTools name="consultations" wishes={wishes} searchLabel={t("searchConsultations")} />
      {consultations.length === 0 ? (
        <EmptyState title={t(wishes.query || wishes.state ? "noConsultationsFound" : "noConsultations")} />
      ) : (
        <ul className="mt-6 divide-y divide-line border-y border-line">
          {consultations.map((consultation) => (
            <ConsultationRow
              key={consultation.id}
              consultation={consultation}
              zone={zone}
              answer={answer?.consultationId === consultation.id ? answer : undefined}
            />
          ))}
        </ul>
      )}
      <ListPages name="consultations" wishes={wishes} hasMore={hasMore} />
    </section>
  );
}

interface ConsultationRowProps {
  consultation: ListedConsultation;
  zone: string;
  answer?: ConsultationAnswer;
  /** Elsewhere than in the list, which the row leads to: nothing is done to it there. */
  isReadOnly?: boolean;
}

/** One consultation: who, what, when and for how much, and what can be done about it. */
export function ConsultationRow({ consultation, zone, answer, isReadOnly = false }: ConsultationRowProps) {
  const t = useTranslations("dashboard");
  const { money, duration } = useFormat();
  const { clientName, advisorName, topicName, scheduledTime, durationMinutes, totalPrice, refunded, currency, closeReason } = consultation;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <h3 className="text-lg">
            <Link to={`/admin?view=consultations&id=${consultation.id}`} className="text-link inline-flex min-h-11 items-center">
              {t("between", { client: clientName, advisor: advisorName })}
            </Link>
          </h3>
          <p className="text-sm text-soft">
            {topicName} · <LocalTime at={scheduledTime} zone={zone} /> · {duration(durationMinutes)}
          </p>
          <p className="text-sm text-soft">
            {money(totalPrice, currency)}
            {refunded > 0 && ` · ${t("refunded", { amount: money(refunded, currency) })}`}
          </p>
          <Absence consultation={consultation} />
          {closeReason && <p className="mt-1 text-sm">{t("closedFor", { reason: closeReason })}</p>}
        </div>
        <div className="flex min-h-11 flex-wrap items-center gap-3">
          <StateBadge state={consultation.status} />
          {!isReadOnly && <ConsultationActions consultation={consultation} answer={answer} />}
        </div>
      </div>
      <FailureAlert alert={answer?.alert} />
    </li>
  );
}

/** What both sides say of who was there. */
export function Absence({ consultation: { absence, clientName, advisorName } }: Pick<ConsultationRowProps, "consultation">) {
  const t = useTranslations("dashboard");
  if (!absence) return null;
  const [absent, other] = absence.of === "client" ? [clientName, advisorName] : [advisorName, clientName];
  return (
    <div className="mt-2 max-w-measure border-l-2 border-brass pl-3 text-sm">
      <p className="font-semibold">{t(absence.isDenied ? "absenceToDecide" : "absenceAsked", { absent, other })}</p>
      {absence.words && <p>{t("saysOf", { name: other, words: absence.words })}</p>}
      {absence.isDenied && <p>{t("saysOf", { name: absent, words: absence.reply || t("wasThere") })}</p>}
    </div>
  );
}
