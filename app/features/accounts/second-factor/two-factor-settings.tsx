import { useTranslations } from "use-intl";
import { SendingSwitchField, TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useFormat } from "#app/ui/text/format";
import { FormAlert } from "../form-alert";
import { AuthenticatorSetup } from "./authenticator-setup";
import { ProofForm } from "./proof-form";
import { RecoveryCodes } from "./recovery-codes";
import type { TwoFactorAnswer } from "./two-factor-answer";
import type { TwoFactorState } from "./two-factor-state";

/** The 'Two-factor authentication' switch and the steps to turn it on or off (signed-in-areas.md 2, Security). */
export function TwoFactorSettings({ state, answer }: { state: TwoFactorState; answer: TwoFactorAnswer | null }) {
  const isAsked = answer?.ask === "off" || answer?.ask === "codes";
  return (
    <div className="grid max-w-xl gap-6">
      {answer?.recoveryCodes ? (
        <RecoveryCodes codes={answer.recoveryCodes} told={answer.told} />
      ) : (
        <>
          {state.kind === "on" && state.endsAt && <Ending at={state.endsAt} />}
          <TwoFactorSwitch isOn={state.kind === "on"} isEnding={state.kind === "setup"} />
          <FormAlert alert={answer?.alert ? { key: answer.alert } : null} />
          {state.kind === "off" && answer?.ask === "password" && <BeginForm answer={answer} />}
          {state.kind === "setup" && <AuthenticatorSetup {...state} errors={answer?.errors} />}
          {state.kind === "on" && (isAsked ? <ProofForm answer={answer} /> : <CodesLeft left={state.codesLeft} />)}
        </>
      )}
    </div>
  );
}

/** Notice that an admin has ordered its end, and the button to stop that. */
function Ending({ at }: { at: Date }) {
  const t = useTranslations("secondFactor");
  const { namedTime } = useFormat();
  return (
    <PostForm preventScrollReset className="grid gap-3 rounded border border-line px-4 py-3">
      <p>{t("endsOn", { time: namedTime(at) })}</p>
      <div>
        <SubmitButton variant="secondary" size="small" name="intent" value="two-factor-keep">
          {t("keep")}
        </SubmitButton>
      </div>
    </PostForm>
  );
}

/** Shows the saved state, and moves only once the server has saved. Without JavaScript it has a button. */
function TwoFactorSwitch({ isOn, isEnding }: { isOn: boolean; isEnding: boolean }) {
  const t = useTranslations("secondFactor");
  if (isEnding) return null;
  return (
    <PostForm preventScrollReset>
      <input type="hidden" name="intent" value={isOn ? "two-factor-off" : "two-factor-begin"} />
      <SendingSwitchField name="twoFactor" label={t("title")} hint={isOn ? t("switchHintOn") : t("switchHintOff")} checked={isOn} />
      <noscript>
        <SubmitButton variant="secondary" className="mt-4">
          {t("switchContinue")}
        </SubmitButton>
      </noscript>
    </PostForm>
  );
}

function BeginForm({ answer }: { answer: TwoFactorAnswer }) {
  const t = useTranslations("secondFactor");
  return (
    <PostForm errors={answer.errors} preventScrollReset className="grid max-w-md gap-5">
      <div>
        <h3 className="text-lg">{t("proofTitle")}</h3>
        <p className="mt-1 text-soft">{t("proofText")}</p>
      </div>
      <TextField name="currentPassword" type="password" label={t("currentPassword")} autoComplete="current-password" required />
      <div>
        <SubmitButton name="intent" value="two-factor-begin" needs={["currentPassword"]}>
          {t("continue")}
        </SubmitButton>
      </div>
    </PostForm>
  );
}

function CodesLeft({ left }: { left: number }) {
  const t = useTranslations("secondFactor");
  return (
    <PostForm preventScrollReset className="flex flex-wrap items-center justify-between gap-4">
      <p>{t("recoveryCodesLeft", { left })}</p>
      <SubmitButton variant="secondary" name="intent" value="two-factor-codes">
        {t("recoveryRenew")}
      </SubmitButton>
    </PostForm>
  );
}
