import { useTranslations } from "use-intl";
import { TextField } from "#app/ui/fields/field";
import { useKeptWords } from "#app/ui/fields/kept-boxes";

interface OwnEmailFieldProps {
  /** What is known of it already. */
  given?: string;
  /** What a browser fills in: 'email' where an account is made, 'username' where there is one. */
  autoComplete: "email" | "username";
}

/** The email of one's own account. Typed in one form it stands in the next: signing up, signing in, a new password. Sent, it is no longer kept. */
export function OwnEmailField({ given, autoComplete }: OwnEmailFieldProps) {
  const t = useTranslations("accounts");
  const kept = useKeptWords<HTMLInputElement>("own email", given);
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
