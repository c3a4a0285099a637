import { useTranslations } from "use-intl";
import { TextField } from "#app/ui/fields/field";

/** A new password, typed twice. */
export function NewPasswordFields({ label }: { label: "password" | "newPassword" }) {
  const t = useTranslations("accounts");
  return (
    <>
      <TextField name="password" type="password" label={t(label)} hint={t("passwordHint")} autoComplete="new-password" required />
      <TextField name="confirmPassword" type="password" label={t("confirmPassword")} autoComplete="new-password" required />
    </>
  );
}
