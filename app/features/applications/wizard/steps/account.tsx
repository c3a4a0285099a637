import { useTranslations } from "use-intl";
import { FormAlert } from "#app/features/accounts/form-alert";
import { ProviderButtons } from "#app/features/accounts/sign-in/provider-buttons";
import { type FormAnswer, SignInForm } from "#app/features/accounts/sign-in/sign-in-form";
import { WaitingForMail } from "#app/features/accounts/sign-up/check-your-email";
import { SignUpForm } from "#app/features/accounts/sign-up/sign-up-form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { LinkTabs } from "#app/ui/tabs";
import { type StepAnswer, StepForm } from "../step-form";
import { stepAddress } from "../wizard";
import type { WizardView } from "../wizard-view";

/** Answer of one of the account forms, with the posted intent. */
export interface AccountAnswer extends FormAnswer {
  intent?: string;
}

/** Sign up, sign in, or use another provider. Only /become-advisor has this step, and signed-in people skip it (decisions.md 2). */
export function AccountStep({ view, answer }: { view: WizardView; answer: (StepAnswer & AccountAnswer) | undefined }) {
  const t = useTranslations("accounts");
  const words = useTranslations("applications");
  const { wizard, account } = view;
  const signUpAt = stepAddress(wizard, "account");
  const answerTo = (intent: string) => (answer?.intent === intent ? answer : undefined);
  const tabs = [
    { to: signUpAt, label: t("signUp") },
    { to: stepAddress(wizard, "account", { tab: "sign-in" }), label: t("signIn") },
  ];
  return (
    <>
      <div className="grid max-w-md gap-6">
        {view.isChecked && !account.waitingEmail && <FormAlert alert={{ key: "applications.accountRequired" }} />}
        {account.waitingEmail ? (
          <WaitingForMail email={account.waitingEmail} correctAt={signUpAt} {...answerTo("send-again")} />
        ) : (
          <LinkTabs tabs={tabs} label={t("tabs")}>
            {account.tab === "sign-up" ? (
              <SignUpForm key="sign-up" {...answerTo("sign-up")} />
            ) : (
              <SignInForm key="sign-in" next={stepAddress(wizard)} {...(answerTo("sign-in") ?? answerTo("send-again"))} />
            )}
            <ProviderButtons />
          </LinkTabs>
        )}
      </div>
      <p className="mt-8 text-soft">{words("accountLater")}</p>
      <StepForm
        view={view}
        answer={undefined}
        action={
          <SubmitButton variant="secondary" name="intent" value="next">
            {words("next")}
          </SubmitButton>
        }
      />
    </>
  );
}
