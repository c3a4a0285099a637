import { useTranslations } from "use-intl";
import { SelectField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { FormAlert } from "../form-alert";
import { OwnEmailField } from "../own-email-field";
import { NewPasswordFields } from "../password/new-password-fields";
import { ACCOUNT_TYPES, signUpSchema } from "../schema";
import type { FormAnswer } from "../sign-in/sign-in-form";

export function SignUpForm({ errors, alert, values }: FormAnswer) {
  const t = useTranslations("accounts");
  return (
    <>
      <FormAlert alert={alert} />
      <PostForm errors={errors} schema={signUpSchema} className="grid gap-5 not-first:mt-6">
        <input type="hidden" name="intent" value="sign-up" />
        <OwnEmailField given={values?.email} autoComplete="email" />
        <NewPasswordFields label="password" />
        <SelectField
          name="category"
          label={t("accountType")}
          hint={t("accountTypeHint")}
          options={ACCOUNT_TYPES.map((value) => ({ value, label: t(value) }))}
          defaultValue={values?.category ?? "individual"}
        />
        <SubmitButton busyLabel={t("creatingAccount")}>{t("createAccount")}</SubmitButton>
      </PostForm>
    </>
  );
}
