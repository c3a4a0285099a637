import { useTranslations } from "use-intl";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { FieldErrors } from "#app/ui/text/message-key";
import { OwnEmailField } from "../own-email-field";
import { emailFormSchema } from "../schema";

interface SendAgainProps {
  /** Recipient of the link; if omitted, the form asks for it. */
  email?: string;
  errors?: FieldErrors;
  /** Target of the form, on pages other than /auth. */
  action?: string;
}

/** Form to send the confirmation link again. */
export function SendAgain({ email, errors, action }: SendAgainProps) {
  const t = useTranslations("accounts");
  return (
    <PostForm action={action} errors={errors} schema={emailFormSchema} preventScrollReset className="grid gap-4">
      <input type="hidden" name="intent" value="send-again" />
      {email ? <input type="hidden" name="email" value={email} /> : <OwnEmailField autoComplete="email" />}
      <SubmitButton variant="secondary" busyLabel={t("sendingAgain")} className="justify-self-start">
        {t("sendAgain")}
      </SubmitButton>
    </PostForm>
  );
}
