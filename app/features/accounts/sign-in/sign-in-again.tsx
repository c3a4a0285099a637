import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { AccountPage } from "../account-page";
import type { Provider } from "../oauth/providers";
import { PasskeySignIn } from "../passkeys/passkey-sign-in";
import { forgotAddress } from "../password/forgot-address";
import { ProviderButtons } from "./provider-buttons";
import { type FormAnswer, SignInForm } from "./sign-in-form";

interface SignInAgainProps {
  email: string;
  /** The page of the change that they are about to make. */
  next: string | null;
  hasPassword: boolean;
  /** Connected provider accounts. */
  providers: readonly Provider[];
  hasPasskeys: boolean;
  answer: FormAnswer | undefined;
}

/** Asks a signed-in person who is about to change permissions or money to sign in again, by any method they have. */
export function SignInAgain({ email, next, hasPassword, providers, hasPasskeys, answer }: SignInAgainProps) {
  const t = useTranslations("accounts");
  return (
    <AccountPage title={t("againTitle")} text={t("againText")}>
      {hasPassword && <SignInForm next={next} {...answer} values={{ rememberMe: "on", ...answer?.values, email }} />}
      {providers.length > 0 && <ProviderButtons only={providers} isFirst={!hasPassword} />}
      {hasPasskeys && <PasskeySignIn />}
      {!hasPassword && (
        <p className="mt-6 text-sm text-soft">
          {t("againWithoutPassword")}{" "}
          <Link to={forgotAddress(next)} className="text-link">
            {t("againChoose")}
          </Link>
        </p>
      )}
    </AccountPage>
  );
}
