import { useTranslations } from "use-intl";
import { StateBadge } from "#app/features/booking/pages/state-badge";
import { Button } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { SelectField, TextField } from "#app/ui/fields/field";
import { ConfirmDialog } from "#app/ui/overlays/confirm-dialog";
import { LocalTime, useFormat } from "#app/ui/text/format";
import { FailureAlert } from "../alert";
import type { ListWishes } from "../lists/list-shapes";
import { ListTools } from "../lists/list-tools";
import { ListPages } from "../lists/pages";
import { REASON_MAX_CHARACTERS } from "./consultation-form";
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

interface ActionDialogProps extends ActionProps {
  /** The address of the dialog within the page, before the id of the consultation. */
  name: string;
  intent: string;
  label: string;
  /** What the button is called by where there is one in every row. */
  named: string;
  title: string;
  text: string;
  cancelLabel?: string;
  /** Fields before the reason. */
  children?: React.ReactNode;
}

/** What an admin does to a consultation: a button, then a question that asks for the reason. */
function ActionDialog({ consultation, answer, name, intent, label, named, title, text, cancelLabel, children }: ActionDialogProps) {
  const t = useTranslations("dashboard");
  const words = useTranslations("admin");
  return (
    <ConfirmDialog
      id={`${name}-${consultation.id}`}
      trigger={
        <Button variant="secondary" size="small" aria-label={named}>
          {label}
        </Button>
      }
      title={title}
      text={text}
      confirmLabel={label}
      cancelLabel={cancelLabel}
      busyLabel={words("saving")}
      name="intent"
      value={intent}
    >
      <input type="hidden" name="consultationId" value={consultation.id} />
      <input type="hidden" name="key" value={consultation.requestKey} />
      {children}
      <TextField name="reason" label={t("reason")} defaultValue={answer?.typed.reason} maxLength={REASON_MAX_CHARACTERS} required />
    </ConfirmDialog>
  );
}

function CancelButton(props: ActionProps) {
  const { clientName: client, advisorName: advisor } = props.consultation;
  const t = useTranslations("dashboard");
  return (
    <ActionDialog
      {...props}
      name="cancel"
      intent="cancel-consultation"
      label={t("cancelConsultation")}
      named={t("cancelNamed", { client, advisor })}
      title={t("cancelTitle")}
      text={t("cancelText")}
      cancelLabel={t("keepConsultation")}
    />
  );
}

function TookPlaceButton(props: ActionProps) {
  const { clientName: client, advisorName: advisor } = props.consultation;
  const t = useTranslations("dashboard");
  return (
    <ActionDialog
      {...props}
      name="took-place"
      intent="complete-consultation"
      label={t("tookPlace")}
      named={t("tookPlaceNamed", { client, advisor })}
      title={t("tookPlaceTitle")}
      text={t("tookPlaceText")}
    />
  );
}

function NoShowButton(props: ActionProps) {
  const { clientName: client, advisorName: advisor } = props.consultation;
  const t = useTranslations("dashboard");
  const sides = [
    { value: "client", label: t("absentClient", { client }) },
    { value: "advisor", label: t("absentAdvisor", { advisor }) },
  ];
  return (
    <ActionDialog
      {...props}
      name="no-show"
      intent="record-no-show"
      label={t("noShow")}
      named={t("noShowNamed", { client, advisor })}
      title={t("noShowTitle")}
      text={t("noShowText")}
    >
      <SelectField
        name="noShowOf"
        label={t("absent")}
        options={[{ value: "", label: t("absentChoose") }, ...sides]}
        defaultValue={props.answer?.typed.noShowOf}
        required
      />
    </ActionDialog>
  );
}

function RefundButton(props: ActionProps) {
  const { clientName: client, advisorName: advisor, refundable, currency } = props.consultation;
  const t = useTranslations("dashboard");
  const { money } = useFormat();
  return (
    <ActionDialog
      {...props}
      name="refund"
      intent="refund-consultation"
      label={t("refund")}
      named={t("refundNamed", { client, advisor })}
      title={t("refundTitle")}
      text={t("refundText", { most: money(refundable, currency) })}
    >
      <TextField
        name="amount"
        label={t("amount", { currency })}
        inputMode="decimal"
        defaultValue={props.answer?.typed.amount || (refundable / 100).toFixed(2)}
        required
      />
    </ActionDialog>
  );
}
