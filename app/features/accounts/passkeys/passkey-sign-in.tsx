import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { FormAlert } from "../form-alert";
import { useCeremony } from "./use-ceremony";

/** Signs in with a passkey from this device or its password manager. */
export function PasskeySignIn() {
  const t = useTranslations("passkeys");
  const { search } = useLocation();
  const { start, isBusy, alert } = useCeremony<PublicKeyCredentialRequestOptionsJSON>({
    action: `/auth${search}`,
    begin: "passkey-begin",
    finish: "passkey",
    ask: async (optionsJSON) => (await import("@simplewebauthn/browser")).startAuthentication({ optionsJSON }),
  });
  return (
    <div className="mt-3 grid gap-3">
      <Button variant="secondary" className="w-full" busy={isBusy} onClick={start}>
        <Icon name="lock" />
        {isBusy ? t("signingIn") : t("signIn")}
      </Button>
      <FormAlert alert={alert} />
    </div>
  );
}
