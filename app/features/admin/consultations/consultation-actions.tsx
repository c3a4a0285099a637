import { useTranslations } from "use-intl";
import { useNames } from "#app/languages/names";
import { AmountField } from "#app/ui/fields/amount-field";
import { SelectField, TextField } from "#app/ui/fields/field";
import { useFormat } from "#app/ui/text/format";
import type { RowAction, RowQuestion } from "../lists/table/row-action";
import { Absence } from "./absence";
import { REASON_MAX_CHARACTERS } from "./consultation-form";
import type { ConsultationAnswer, ListedConsultation } from "./listed-consultation";

type Translate = ReturnType<typeof useTranslations<"dashboard">>;

/** Returns the actions on a consultation; each takes a reason that both sides read. */
export function useConsultationActions(answer: ConsultationAnswer | undefined): (consultation: ListedConsultation) => RowAction[] {
  const t = useTranslations("dashboard");
  const { money, namedTime } = useFormat();
  const named = useNames();
  return (consultation) => {
    const { id, requestKey, standing: seenStanding, clientName: client, advisorName: advisor } = consultation;
    const own = answer?.consultationId === id ? answer : undefined;
    const typed = own?.typed;
    const asked = (
      intent: string,
      label: string,
      named: string,
      { children, needs = [], ...question }: RowQuestion,
      more = {},
    ): RowAction => ({
      ...{ intent, label, named, fields: { consultationId: id, key: requestKey, ...more } },
      question: {
        ...question,
        text: `${t("aboutConsultation", about)} ${question.text}`,
        needs: [...needs, "reason"],
        problem: own?.refusedIntent === intent && own.alert,
        children: (
          <>
            {children}
            <TextField name="reason" label={t("reason")} defaultValue={typed?.reason} maxLength={REASON_MAX_CHARACTERS} required />
          </>
        ),
      },
    });
    const names = { client, advisor };
    const about = { ...names, topic: named(consultation.topicName), time: namedTime(consultation.scheduledTime) };
    const cancel = { title: t("cancelTitle"), text: t("cancelText"), cancelLabel: t("keepConsultation") };
    const said = consultation.absence ? <Absence consultation={consultation} /> : <p className="text-soft">{t("absenceOfNobody")}</p>;
    const tookPlace = { title: t("tookPlaceTitle"), text: t("tookPlaceText"), children: said };
    const absent = (
      <>
        {said}
        {absentField(t, consultation, typed)}
      </>
    );
    const noShow = { title: t("noShowTitle"), text: t("noShowText"), needs: ["noShowOf"], children: absent };
    const refund = {
      title: t("refundTitle"),
      text: t("refundText", { most: money(consultation.refundable, consultation.currency) }),
      needs: ["amount"],
      children: amountField(t, consultation, typed),
    };
    return [
      ...(consultation.canCancel
        ? [asked("cancel-consultation", t("cancelConsultation"), t("cancelNamed", names), cancel, { seenStanding })]
        : []),
      ...(consultation.canComplete
        ? [asked("complete-consultation", t("tookPlace"), t("tookPlaceNamed", names), tookPlace, { seenStanding })]
        : []),
      ...(consultation.canRecordNoShow ? [asked("record-no-show", t("noShow"), t("noShowNamed", names), noShow, { seenStanding })] : []),
      ...(consultation.refundable > 0
        ? [asked("refund-consultation", t("refund"), t("refundNamed", names), refund, { seen: consultation.refundable })]
        : []),
    ];
  };
}

type Typed = ConsultationAnswer["typed"] | undefined;

function absentField(t: Translate, { clientName: client, advisorName: advisor }: ListedConsultation, typed: Typed) {
  const sides = [
    { value: "client", label: t("absentClient", { client }) },
    { value: "advisor", label: t("absentAdvisor", { advisor }) },
  ];
  const options = [{ value: "", label: t("absentChoose") }, ...sides];
  return <SelectField name="noShowOf" label={t("absent")} options={options} defaultValue={typed?.noShowOf} required />;
}

const amountField = (t: Translate, { refundable, currency }: ListedConsultation, typed: Typed) => (
  <AmountField label={t("amount", { currency })} typed={typed?.amount || undefined} suggested={refundable} currency={currency} required />
);
