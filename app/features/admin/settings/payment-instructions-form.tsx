import { useTranslations } from "use-intl";
import { HOLDER_MAX_CHARACTERS, LINK_MAX_CHARACTERS, PAY_TEXT_MAX_CHARACTERS } from "#app/features/money/limits";
import { writtenIban } from "#app/features/money/payment-instructions/bank-account";
import { TextAreaField, TextField } from "#app/ui/fields/field";
import type { SettingsAnswer } from "./settings-answer";
import type { EditedSettings } from "./settings-form";
import { SettingsForm } from "./settings-form-frame";

/** How clients pay outside the site: bank account, payment page, and further instructions. */
export function PaymentInstructionsForm({ payWay, answer }: { payWay: EditedSettings["payWay"]; answer: SettingsAnswer | undefined }) {
  const t = useTranslations("dashboard");
  const given = { ...payWay, iban: writtenIban(payWay.iban), ...answer?.typed };
  return (
    <SettingsForm
      name="pay-way"
      version={payWay.version}
      title={t("payWayTitle")}
      text={t("payWayText")}
      saveLabel={t("savePayWay")}
      answer={answer}
    >
      <TextField name="holder" label={t("payHolder")} defaultValue={given.holder} maxLength={HOLDER_MAX_CHARACTERS} optional />
      <TextField name="iban" label={t("payIban")} defaultValue={given.iban} autoComplete="off" spellCheck={false} optional />
      <TextField name="bic" label={t("payBic")} defaultValue={given.bic} autoComplete="off" spellCheck={false} optional />
      <TextField
        name="link"
        type="url"
        label={t("payLink")}
        hint={t("payLinkHint")}
        defaultValue={given.link}
        maxLength={LINK_MAX_CHARACTERS}
        optional
      />
      <TextAreaField
        name="text"
        label={t("payText")}
        hint={t("payTextHint")}
        defaultValue={given.text}
        maxLength={PAY_TEXT_MAX_CHARACTERS}
        rows={3}
        optional
      />
    </SettingsForm>
  );
}
