import { redirect, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { config } from "#app/config.server";
import { AccountPage } from "#app/features/accounts/account-page";
import { accountsMessages } from "#app/features/accounts/messages";
import { PasskeySignIn } from "#app/features/accounts/passkeys/passkey-sign-in";
import { passkeyPlace } from "#app/features/accounts/passkeys/relying-party.server";
import { ProviderButtons } from "#app/features/accounts/sign-in/provider-buttons";
import { SignInForm } from "#app/features/accounts/sign-in/sign-in-form";
import { WaitingForMail } from "#app/features/accounts/sign-up/check-your-email";
import { SignUpForm } from "#app/features/accounts/sign-up/sign-up-form";
import { readForm } from "#app/forms/read.server";
import { viewerContext } from "#app/middleware/viewer";
import { LinkTabs } from "#app/ui/tabs";
import type { Route } from "./+types/auth";
import { answerPasskey, answerPasskeyBegin, answerProvider, answerSendAgain, answerSignIn, answerSignUp } from "./auth-actions.server";
import { authAddress } from "./auth-address";
import { nextOf, withOwnReferrer } from "./request.server";
import { readWaitingEmail } from "./waiting-email.server";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.isSignUp ? accountsMessages.signUp : accountsMessages.signIn} · ${loaderData?.siteName}` },
  { name: "robots", content: "noindex" },
];

export const headers: Route.HeadersFunction = withOwnReferrer;

/** The signed-in are led on (visitor-site.md 2). */
export function loader({ request, context }: Route.LoaderArgs) {
  const next = nextOf(request);
  if (context.get(viewerContext)) throw redirect(next ?? "/");
  const { searchParams } = new URL(request.url);
  const isSignUp = searchParams.get("tab") === "sign-up";
  const isWaiting = isSignUp && searchParams.has("sent");
  return {
    isSignUp,
    isWaiting,
    next,
    siteName: config().siteName,
    hasPasskeys: passkeyPlace(request).isAvailable,
    waitingEmail: isSignUp ? readWaitingEmail(request) : null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const values = await readForm(request, context);
  if (context.get(viewerContext)) throw redirect(nextOf(request) ?? "/", 303);
  const asked = { request, context, values };
  switch (values.intent) {
    case "google":
    case "linkedin":
      return answerProvider(values.intent, request);
    case "passkey-begin":
      return answerPasskeyBegin(asked);
    case "passkey":
      return answerPasskey(asked);
    case "send-again":
      return answerSendAgain(asked);
    case "sign-up":
      return answerSignUp(asked);
    default:
      return answerSignIn(asked);
  }
}

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("accounts");
  const { siteName, hasPasskeys, isWaiting, next, waitingEmail } = loaderData;
  const isSignUp = useChosenTab(loaderData.isSignUp);
  const answerTo = (intent: string) => (actionData && "intent" in actionData && actionData.intent === intent ? actionData : undefined);
  const signUpAt = authAddress({ tab: "sign-up", next });
  const tabs = [
    { to: authAddress({ next }), label: t("signIn") },
    { to: signUpAt, label: t("signUp") },
  ];
  return (
    <AccountPage title={t("welcome", { site: siteName })}>
      {isWaiting ? (
        <WaitingForMail email={waitingEmail} correctAt={signUpAt} {...answerTo("send-again")} />
      ) : (
        <LinkTabs tabs={tabs} label={t("tabs")}>
          {isSignUp ? (
            <SignUpForm key="sign-up" {...(answerTo("sign-up") ?? { values: { email: waitingEmail ?? undefined } })} />
          ) : (
            <SignInForm key="sign-in" {...(answerTo("sign-in") ?? answerTo("send-again"))} />
          )}
          <ProviderButtons />
          {hasPasskeys && !isSignUp && <PasskeySignIn />}
        </LinkTabs>
      )}
    </AccountPage>
  );
}

/** Whether the form of 'Sign Up' is shown: at once when its tab is pressed, so that nothing is typed into the form that goes. */
function useChosenTab(isSignUp: boolean) {
  const { location } = useNavigation();
  return location?.pathname === "/auth" ? new URLSearchParams(location.search).get("tab") === "sign-up" : isSignUp;
}
