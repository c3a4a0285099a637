import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { SelectField, TextField } from "#app/ui/fields/field";
import { ConfirmDialog } from "#app/ui/overlays/confirm-dialog";
import { useFormat } from "#app/ui/text/format";
import { REASON_MAX_CHARACTERS } from "./consultation-form";
import type { ConsultationAnswer, ListedConsultation } from "./listed-consultation";

interface ActionProps {
  consultation: ListedConsultation;
  answer: ConsultationAnswer | undefined;
}

/** What can be done about a consultation now. */
export function ConsultationActions({ consultation, answer }: ActionProps) {
  return (
    <>
      {consultation.canCancel && <CancelButton consultation={consultation} answer={answer} />}
      {consultation.canComplete && <TookPlaceButton consultation={consultation} answer={answer} />}
      {consultation.canRecordNoShow && <NoShowButton consultation={consultation} answer={answer} />}
      {consultation.refundable > 0 && <RefundButton consultation={consultation} answer={answer} />}
    </>
  );
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
