import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { TwoFactorAnswer } from "./two-factor-answer";

/** Password and code, required to turn off or to renew recovery codes, even right after signing in. */
export function ProofForm({ answer }: { answer: TwoFactorAnswer }) {
  const t = useTranslations("secondFactor");
  const isOff = answer.ask === "off";
  return (
    <PostForm errors={answer.errors} preventScrollReset className="grid max-w-md gap-5">
      <div>
        <h3 className="text-lg">{isOff ? t("turnOffTitle") : t("recoveryRenew")}</h3>
        <p className="mt-1 text-soft">{isOff ? t("turnOffText") : t("recoveryRenewText")}</p>
      </div>
      <TextField name="currentPassword" type="password" label={t("currentPassword")} autoComplete="current-password" />
      <TextField name="code" label={t("anyCode")} hint={t("anyCodeHint")} autoComplete="one-time-code" spellCheck={false} required />
      <div className="flex flex-wrap gap-3">
        <SubmitButton
          variant={isOff ? "danger" : "primary"}
          name="intent"
          value={isOff ? "two-factor-off" : "two-factor-codes"}
          needs={["code"]}
          busyLabel={isOff ? t("turningOff") : t("recoveryRenewing")}
        >
          {isOff ? t("turnOff") : t("recoveryRenew")}
        </SubmitButton>
        <Link to="." preventScrollReset className="text-link inline-flex min-h-11 items-center px-2">
          {t("cancel")}
        </Link>
      </div>
    </PostForm>
  );
}
