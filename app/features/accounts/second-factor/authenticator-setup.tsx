import { useTranslations } from "use-intl";
import type { DrawnCode } from "#app/platform/qr-code-path";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { QrCode } from "#app/ui/qr-code";
import type { FieldErrors } from "#app/ui/text/message-key";
import { formatSecret } from "./codes";

interface AuthenticatorSetupProps {
  secret: string;
  uri: string;
  picture: DrawnCode;
  errors?: FieldErrors;
}

/** The secret as a QR code and as a key, and the field for the first code. */
export function AuthenticatorSetup({ secret, uri, picture, errors }: AuthenticatorSetupProps) {
  const t = useTranslations("secondFactor");
  return (
    <div className="grid gap-6">
      <div>
        <h3 className="text-lg">{t("scanTitle")}</h3>
        <div className="mt-4 flex flex-wrap items-center gap-6">
          <QrCode {...picture} label={t("scanPicture")} />
          <div className="min-w-0 max-w-xs">
            <p className="text-sm text-soft">{t("scanType")}</p>
            <p className="mt-1 font-mono text-base break-words select-all">{formatSecret(secret)}</p>
            <a href={uri} className="text-link inline-flex min-h-11 items-center">
              {t("openApp")}
            </a>
          </div>
        </div>
      </div>
      <PostForm errors={errors} preventScrollReset className="grid max-w-md gap-5">
        <h3 className="text-lg">{t("enterTitle")}</h3>
        <TextField
          name="code"
          label={t("code")}
          hint={t("codeHint")}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          required
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton name="intent" value="two-factor-confirm" needs={["code"]} busyLabel={t("turningOn")}>
            {t("turnOn")}
          </SubmitButton>
          <SubmitButton variant="quiet" name="intent" value="two-factor-cancel">
            {t("cancel")}
          </SubmitButton>
        </div>
      </PostForm>
    </div>
  );
}
