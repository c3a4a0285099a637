import { useTranslations } from "use-intl";
import { MAIL_ENCRYPTIONS } from "#app/platform/connections/connection-settings";
import { SelectField, TextField } from "#app/ui/fields/field";
import { PASSWORD_MAX_CHARACTERS } from "./connections-form";

interface ServerFieldsProps {
  given: { host: string; port: string; encryption: string; user: string };
  hasPassword: boolean;
}

/** Fields of the mail server. The password is never filled in. */
export function ServerFields({ given, hasPassword }: ServerFieldsProps) {
  const t = useTranslations("connections");
  const code = { autoComplete: "off", spellCheck: false, optional: true };
  return (
    <>
      <TextField
        {...code}
        name="host"
        label={t("host")}
        hint={t("hostHint")}
        defaultValue={given.host}
        placeholder="smtp.example.com"
        inputMode="url"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="encryption"
          label={t("encryption")}
          defaultValue={given.encryption}
          options={MAIL_ENCRYPTIONS.map((value) => ({ value, label: t(`encryption_${value}`) }))}
        />
        <TextField name="port" label={t("port")} hint={t("portHint")} defaultValue={given.port} inputMode="numeric" autoComplete="off" />
      </div>
      <TextField {...code} name="user" label={t("user")} defaultValue={given.user} />
      <TextField
        name="password"
        type="password"
        label={t("password")}
        hint={t(hasPassword ? "passwordKept" : "passwordHint")}
        maxLength={PASSWORD_MAX_CHARACTERS}
        autoComplete="new-password"
        optional
      />
    </>
  );
}
