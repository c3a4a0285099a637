import { useTranslations } from "use-intl";
import { TextField } from "#app/ui/fields/field";
import { useStoredText } from "#app/ui/fields/stored-text-fields";

interface OwnEmailFieldProps {
  /** Value known already, if any. */
  given?: string;
  /** Browser autofill: 'email' when creating an account, 'username' when signing in to one. */
  autoComplete: "email" | "username";
}

/** The user's own email. Its draft is shared by the sign-up, sign-in and new-password forms, and dropped once sent. */
export function OwnEmailField({ given, autoComplete }: OwnEmailFieldProps) {
  const t = useTranslations("accounts");
  const kept = useStoredText<HTMLInputElement>("own email", given);
  return (
    <TextField
      {...kept}
      name="email"
      type="email"
      label={t("email")}
      defaultValue={given}
      autoComplete={autoComplete}
      spellCheck={false}
      required
    />
  );
}
