import { useTranslations } from "use-intl";
import { MOST_HOLDER_CHARACTERS, MOST_LINK_CHARACTERS, MOST_PAY_TEXT_CHARACTERS } from "#app/features/money/limits";
import { writtenIban } from "#app/features/money/pay-way/bank-account";
import { TextAreaField, TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { FailureAlert } from "../alert";
import type { SettingsAnswer } from "./settings-answer";
import type { EditedSettings } from "./settings-form";

/** How clients pay outside the site: an account, a page to pay on, and whatever else there is to say. */
export function PayWayForm({ payWay, answer }: { payWay: EditedSettings["payWay"]; answer: SettingsAnswer | undefined }) {
  const t = useTranslations("dashboard");
  const words = useTranslations("admin");
  const given = { ...payWay, iban: writtenIban(payWay.iban), ...answer?.typed };
  return (
    <PostForm
      key={payWay.version}
      errors={answer?.errors}
      preventScrollReset
      aria-labelledby="pay-way"
      className="grid content-start gap-5"
    >
      <div>
        <h2 id="pay-way" className="text-2xl">
          {t("payWayTitle")}
        </h2>
        <p className="mt-1 text-soft">{t("payWayText")}</p>
      </div>
      <FailureAlert alert={answer?.alert} />
      <input type="hidden" name="intent" value="save-pay-way" />
      <input type="hidden" name="version" value={payWay.version} />
      <TextField name="holder" label={t("payHolder")} defaultValue={given.holder} maxLength={MOST_HOLDER_CHARACTERS} optional />
      <TextField name="iban" label={t("payIban")} defaultValue={given.iban} autoComplete="off" spellCheck={false} optional />
      <TextField name="bic" label={t("payBic")} defaultValue={given.bic} autoComplete="off" spellCheck={false} optional />
      <TextField
        name="link"
        type="url"
        label={t("payLink")}
        hint={t("payLinkHint")}
        defaultValue={given.link}
        maxLength={MOST_LINK_CHARACTERS}
        optional
      />
      <TextAreaField
        name="text"
        label={t("payText")}
        hint={t("payTextHint")}
        defaultValue={given.text}
        maxLength={MOST_PAY_TEXT_CHARACTERS}
        rows={3}
        optional
      />
      <div>
        <SubmitButton busyLabel={words("saving")}>{t("savePayWay")}</SubmitButton>
      </div>
    </PostForm>
  );
}
