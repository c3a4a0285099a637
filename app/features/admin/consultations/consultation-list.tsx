import { useTranslations } from "use-intl";
import { StateBadge } from "#app/features/booking/pages/state-badge";
import { Button } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { SelectField, TextField } from "#app/ui/fields/field";
import { ConfirmDialog } from "#app/ui/overlays/confirm-dialog";
import { LocalTime, useFormat } from "#app/ui/text/format";
import { FailureAlert } from "../alert";
import { Pages } from "../dashboard/pages";
import { SearchForm } from "../dashboard/search-form";
import { REASON_MAX_CHARACTERS } from "./consultation-form";
import type { ConsultationAnswer, ListedConsultation } from "./listed-consultation";

interface ConsultationListProps {
  consultations: readonly ListedConsultation[];
  query: string;
  page: number;
  hasMore: boolean;
  zone: string;
  answer: ConsultationAnswer | undefined;
}

/** Every consultation, to be found, called off, noted as missed and refunded. */
export function ConsultationList({ consultations, query, page, hasMore, zone, answer }: ConsultationListProps) {
  const t = useTranslations("dashboard");
  return (
    <section aria-labelledby="consultations">
      <h2 id="consultations" className="text-2xl">
        {t("consultationsTitle")}
      </h2>
      <p className="mt-1 mb-4 max-w-measure text-soft">{t("consultationsText")}</p>
      <SearchForm view="consultations" label={t("searchConsultations")} query={query} />
      {consultations.length === 0 ? (
        <EmptyState title={t(query ? "noConsultationsFound" : "noConsultations")} />
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
      <Pages view="consultations" query={query} page={page} hasMore={hasMore} />
    </section>
  );
}

interface ConsultationRowProps {
  consultation: ListedConsultation;
  zone: string;
  answer: ConsultationAnswer | undefined;
}

function ConsultationRow({ consultation, zone, answer }: ConsultationRowProps) {
  const t = useTranslations("dashboard");
  const { money, duration } = useFormat();
  const { clientName, advisorName, topicName, scheduledTime, durationMinutes, totalPrice, refunded, currency, closeReason } = consultation;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <h3 className="text-lg">{t("between", { client: clientName, advisor: advisorName })}</h3>
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
          {consultation.canCancel && <CancelButton consultation={consultation} answer={answer} />}
          {consultation.canComplete && <TookPlaceButton consultation={consultation} answer={answer} />}
          {consultation.canRecordNoShow && <NoShowButton consultation={consultation} answer={answer} />}
          {consultation.refundable > 0 && <RefundButton consultation={consultation} answer={answer} />}
        </div>
      </div>
      <FailureAlert alert={answer?.alert} />
    </li>
  );
}

/** What both sides say of who was there. */
function Absence({ consultation: { absence, clientName, advisorName } }: Pick<ConsultationRowProps, "consultation">) {
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

interface ActionProps {
  consultation: ListedConsultation;
  answer: ConsultationAnswer | undefined;
}

function CancelButton({ consultation: { id, requestKey, clientName, advisorName }, answer }: ActionProps) {
  const t = useTranslations("dashboard");
  const words = useTranslations("admin");
  return (
    <ConfirmDialog
      id={`cancel-${id}`}
      trigger={
        <Button variant="secondary" size="small" aria-label={t("cancelNamed", { client: clientName, advisor: advisorName })}>
          {t("cancelConsultation")}
        </Button>
      }
      title={t("cancelTitle")}
      text={t("cancelText")}
      confirmLabel={t("cancelConsultation")}
      cancelLabel={t("keepConsultation")}
      busyLabel={words("saving")}
      name="intent"
      value="cancel-consultation"
    >
      <SubjectFields id={id} requestKey={requestKey} />
      <TextField name="reason" label={t("reason")} defaultValue={answer?.typed.reason} maxLength={REASON_MAX_CHARACTERS} required />
    </ConfirmDialog>
  );
}

function TookPlaceButton({ consultation: { id, requestKey, clientName, advisorName }, answer }: ActionProps) {
  const t = useTranslations("dashboard");
  const words = useTranslations("admin");
  return (
    <ConfirmDialog
      id={`took-place-${id}`}
      trigger={
        <Button variant="secondary" size="small" aria-label={t("tookPlaceNamed", { client: clientName, advisor: advisorName })}>
          {t("tookPlace")}
        </Button>
      }
      title={t("tookPlaceTitle")}
      text={t("tookPlaceText")}
      confirmLabel={t("tookPlace")}
      busyLabel={words("saving")}
      name="intent"
      value="complete-consultation"
    >
      <SubjectFields id={id} requestKey={requestKey} />
      <TextField name="reason" label={t("reason")} defaultValue={answer?.typed.reason} maxLength={REASON_MAX_CHARACTERS} required />
    </ConfirmDialog>
  );
}

function NoShowButton({ consultation: { id, requestKey, clientName, advisorName }, answer }: ActionProps) {
  const t = useTranslations("dashboard");
  const words = useTranslations("admin");
  const sides = [
    { value: "client", label: t("absentClient", { client: clientName }) },
    { value: "advisor", label: t("absentAdvisor", { advisor: advisorName }) },
  ];
  return (
    <ConfirmDialog
      id={`no-show-${id}`}
      trigger={
        <Button variant="secondary" size="small" aria-label={t("noShowNamed", { client: clientName, advisor: advisorName })}>
          {t("noShow")}
        </Button>
      }
      title={t("noShowTitle")}
      text={t("noShowText")}
      confirmLabel={t("noShow")}
      busyLabel={words("saving")}
      name="intent"
      value="record-no-show"
    >
      <SubjectFields id={id} requestKey={requestKey} />
      <SelectField
        name="noShowOf"
        label={t("absent")}
        options={[{ value: "", label: t("absentChoose") }, ...sides]}
        defaultValue={answer?.typed.noShowOf}
        required
      />
      <TextField name="reason" label={t("reason")} defaultValue={answer?.typed.reason} maxLength={REASON_MAX_CHARACTERS} required />
    </ConfirmDialog>
  );
}

function RefundButton({ consultation, answer }: ActionProps) {
  const { id, requestKey, clientName, advisorName, refundable, currency } = consultation;
  const t = useTranslations("dashboard");
  const words = useTranslations("admin");
  const { money } = useFormat();
  return (
    <ConfirmDialog
      id={`refund-${id}`}
      trigger={
        <Button variant="secondary" size="small" aria-label={t("refundNamed", { client: clientName, advisor: advisorName })}>
          {t("refund")}
        </Button>
      }
      title={t("refundTitle")}
      text={t("refundText", { most: money(refundable, currency) })}
      confirmLabel={t("refund")}
      busyLabel={words("saving")}
      name="intent"
      value="refund-consultation"
    >
      <SubjectFields id={id} requestKey={requestKey} />
      <TextField
        name="amount"
        label={t("amount", { currency })}
        inputMode="decimal"
        defaultValue={answer?.typed.amount || (refundable / 100).toFixed(2)}
        required
      />
      <TextField name="reason" label={t("reason")} defaultValue={answer?.typed.reason} maxLength={REASON_MAX_CHARACTERS} required />
    </ConfirmDialog>
  );
}

function SubjectFields({ id, requestKey }: Pick<ListedConsultation, "id" | "requestKey">) {
  return (
    <>
      <input type="hidden" name="consultationId" value={id} />
      <input type="hidden" name="key" value={requestKey} />
    </>
  );
}
