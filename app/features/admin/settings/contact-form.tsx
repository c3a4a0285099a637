import { useTranslations } from "use-intl";
import { useNames } from "#app/languages/names";
import { TextAreaField, TextField } from "#app/ui/fields/field";
import type { SettingsAnswer } from "./settings-answer";
import type { EditedSettings } from "./settings-form";
import { SettingsForm } from "./settings-form-frame";

interface ContactFormProps {
  contact: EditedSettings["contact"];
  /** Values from the configuration, for fields that are not set. */
  configured: { email: string; phone: string; city: string };
  answer: SettingsAnswer | undefined;
}

/** Who runs the site, how to reach them, and what else the law wants said of them on the page for it. */
export function ContactForm({ contact, configured, answer }: ContactFormProps) {
  const t = useTranslations("dashboard");
  const named = useNames();
  const given = { ...contact, ...answer?.typed };
  const line = { maxLength: 160, optional: true };
  return (
    <SettingsForm
      name="contact"
      version={contact.version}
      title={t("contactTitle")}
      text={t("contactText")}
      saveLabel={t("saveContact")}
      answer={answer}
    >
      <TextField name="email" type="email" label={t("contactEmail")} defaultValue={given.email} placeholder={configured.email} optional />
      <TextField name="phone" type="tel" label={t("contactPhone")} defaultValue={given.phone} placeholder={configured.phone} optional />
      <TextField
        name="operator"
        label={t("contactOperator")}
        hint={t("contactOperatorHint")}
        defaultValue={given.operator}
        maxLength={120}
        optional
      />
      <TextAreaField name="address" label={t("contactAddress")} defaultValue={given.address} rows={3} maxLength={240} optional />
      <TextField name="city" label={t("contactCity")} defaultValue={given.city} placeholder={named(configured.city)} optional />
      <h3 className="mt-2 text-xl">{t("contactImprint")}</h3>
      <p className="-mt-3 text-soft">{t("contactImprintText")}</p>
      <TextField name="responsible" label={t("contactResponsible")} defaultValue={given.responsible} {...line} />
      <TextField
        name="register"
        label={t("contactRegister")}
        hint={t("contactRegisterHint")}
        defaultValue={given.register}
        translate="no"
        {...line}
      />
      <TextField name="vat" label={t("contactVat")} defaultValue={given.vat} translate="no" {...line} />
      <TextAreaField
        name="notice"
        label={t("contactNotice")}
        hint={t("contactNoticeHint")}
        defaultValue={given.notice}
        rows={4}
        maxLength={1000}
        optional
      />
    </SettingsForm>
  );
}
