import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { CheckboxField, TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { FieldErrors } from "#app/ui/text/message-key";
import { type Alert, FormAlert } from "../form-alert";
import { OwnEmailField } from "../own-email-field";
import { forgotAddress } from "../password/forgot-address";
import { signInSchema } from "../schema";
import { SendAgain } from "../sign-up/send-again";

/** State of this page's forms: after a refusal, with the values typed. */
export interface FormAnswer {
  errors?: FieldErrors;
  alert?: Alert | null;
  values?: { email?: string; category?: string; rememberMe?: string };
}

const UNCONFIRMED = "accounts.emailNotConfirmed";

interface SignInFormProps extends FormAnswer {
  /** Where the page after signing in is. */
  next: string | null;
  /** What "Remember me" means, where there is room to say it. */
  rememberMeHint?: string;
}

export function SignInForm({ errors, alert, values, next, rememberMeHint }: SignInFormProps) {
  const t = useTranslations("accounts");
  const isUnconfirmed = alert && "key" in alert && alert.key === UNCONFIRMED;
  return (
    <>
      <FormAlert alert={alert}>
        {isUnconfirmed && (
          <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p>{t("emailNotConfirmedText")}</p>
            <SendAgain email={values?.email} />
          </div>
        )}
      </FormAlert>
      <PostForm errors={errors} schema={signInSchema} className="grid gap-5 not-first:mt-6">
        <input type="hidden" name="intent" value="sign-in" />
        <OwnEmailField given={values?.email} autoComplete="username" />
        <TextField name="password" type="password" label={t("password")} autoComplete="current-password" required />
        <div className="-my-2">
          <CheckboxField
            name="rememberMe"
            label={t("rememberMe")}
            hint={rememberMeHint}
            defaultChecked={!values || values.rememberMe !== undefined}
          />
          <Link to={forgotAddress(next)} prefetch="intent" className="text-link inline-flex min-h-11 items-center">
            {t("forgotLink")}
          </Link>
        </div>
        <SubmitButton busyLabel={t("signingIn")}>{t("signIn")}</SubmitButton>
      </PostForm>
    </>
  );
}
