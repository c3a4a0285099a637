import { useEffect, useState } from "react";
import { redirect, useNavigation, useNavigationType } from "react-router";
import { useTranslations } from "use-intl";
import { withOwnReferrer } from "#app/document/private-headers";
import { AccountPage } from "#app/features/accounts/account-page";
import { listSignInMethods } from "#app/features/accounts/oauth/identities.server";
import { isConfigured } from "#app/features/accounts/oauth/provider-client.server";
import { PasskeySignIn } from "#app/features/accounts/passkeys/passkey-sign-in";
import { relyingPartyOf } from "#app/features/accounts/passkeys/relying-party.server";
import { ProviderButtons } from "#app/features/accounts/sign-in/provider-buttons";
import { SignInAgain } from "#app/features/accounts/sign-in/sign-in-again";
import { SignInForm } from "#app/features/accounts/sign-in/sign-in-form";
import { whySignIn } from "#app/features/accounts/sign-in/why-sign-in";
import { WaitingForMail } from "#app/features/accounts/sign-up/check-your-email";
import { SignUpForm } from "#app/features/accounts/sign-up/sign-up-form";
import type { Viewer } from "#app/features/accounts/viewer";
import { findListed } from "#app/features/advisors/page/public-page.server";
import { heldHourAt } from "#app/features/booking/hour/held-hour.server";
import { readForm } from "#app/forms/read.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { readSessionCookie } from "#app/middleware/session-cookie";
import { viewerContext } from "#app/middleware/viewer";
import { readWaitingSignUp } from "#app/middleware/waiting-sign-up";
import { siteName } from "#app/platform/brand/current-brand.server";
import { now } from "#app/platform/clock.server";
import { LinkTabs } from "#app/ui/tabs";
import type { Route } from "./+types/auth";
import { answerProvider, answerSendAgain, answerSignIn, answerSignUp } from "./auth-actions.server";
import { authAddress } from "./auth-address";
import { answerPasskey, answerPasskeyBegin } from "./passkey-actions.server";
import { backOf, nextOf } from "./request.server";

export const handle = { texts: ["accounts", "oauth-sign-in", "passkeys"] } satisfies TextsHandle;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  {
    title: `${loaderData?.isSignUp ? textsOfPage(matches).accounts.signUp : textsOfPage(matches).accounts.signIn} · ${loaderData?.siteName}`,
  },
  { name: "robots", content: "noindex" },
];

export const parameters: readonly string[] = ["tab", "sent", "next", "again", "back", "unsent"];

export const headers: Route.HeadersFunction = withOwnReferrer;

/** Redirects signed-in visitors (visitor-site.md 2), unless they are asked to re-authenticate. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const next = nextOf(request);
  const viewer = context.get(viewerContext);
  const { searchParams } = new URL(request.url);
  if (viewer && !searchParams.has(AGAIN)) throw redirect(next ?? "/");
  const isSignUp = !viewer && searchParams.get("tab") === "sign-up";
  const isWaiting = isSignUp && searchParams.has("sent");
  return {
    again: viewer && { email: viewer.email, ...(await waysOf(viewer)) },
    isSignUp,
    isWaiting,
    next,
    back: backOf(request),
    hasEnded: !viewer && next !== null && readSessionCookie(request) !== null,
    isUnsent: !viewer && searchParams.has("unsent"),
    siteName: siteName(),
    hasPasskeys: relyingPartyOf(request).isAvailable,
    reason: await reasonOf(next, isSignUp),
    held: isWaiting ? await heldHourAt(next, now()) : null,
    waitingEmail: isSignUp ? (readWaitingSignUp(request)?.email ?? null) : null,
  };
}

const AGAIN = "again";

/** Returns why somebody is asked to sign in, with the advisor's name if it is about one who is listed. */
async function reasonOf(next: string | null, isSignUp: boolean) {
  const found = whySignIn(next, isSignUp);
  if (!found?.slug) return found && { key: found.why, name: "" };
  const advisor = await findListed(found.slug);
  return advisor && { key: found.why, name: advisor.displayName };
}

/** Returns the ways in which a signed-in person can re-authenticate. */
async function waysOf({ userId }: Viewer) {
  const { connected, hasPassword } = await listSignInMethods(userId);
  return { hasPassword, providers: connected.map(({ provider }) => provider).filter(isConfigured) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const values = await readForm(request, context);
  const viewer = context.get(viewerContext);
  if (viewer && !new URL(request.url).searchParams.has(AGAIN)) throw redirect(nextOf(request) ?? "/", 303);
  const asked = { request, context, values, isAgain: viewer !== null };
  switch (values.intent) {
    case "google":
    case "linkedin":
      return answerProvider(values.intent, asked, viewer);
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
  const { again, siteName, hasPasskeys, isWaiting, next, back, waitingEmail, held, reason } = loaderData;
  const isSignUp = useChosenTab(loaderData.isSignUp);
  const hasEnded = useEndedSession(loaderData.hasEnded) || loaderData.isUnsent;
  useTopOnArrival();
  const answerTo = (intent: string) => (actionData && "intent" in actionData && actionData.intent === intent ? actionData : undefined);
  if (again) return <SignInAgain {...again} next={next} hasPasskeys={hasPasskeys} answer={answerTo("sign-in")} />;
  const signUpAt = authAddress({ tab: "sign-up", next, back });
  const tabs = [
    { to: authAddress({ next, back }), label: t("signIn") },
    { to: signUpAt, label: t("signUp") },
  ];
  return (
    <AccountPage
      back={back}
      title={t("welcome", { site: siteName })}
      text={reason && !isWaiting && !hasEnded && t(reason.key, { name: reason.name })}
    >
      {isWaiting ? (
        <WaitingForMail email={waitingEmail} correctAt={signUpAt} held={held} {...answerTo("send-again")} />
      ) : (
        <LinkTabs tabs={tabs} label={t("tabs")}>
          {hasEnded && !isSignUp && (
            <p role="status" className="mb-6 rounded border border-line bg-wash px-4 py-3">
              {t(loaderData.isUnsent ? "sessionEndedUnsent" : "sessionEnded")}
            </p>
          )}
          {isSignUp ? (
            <SignUpForm key="sign-up" {...(answerTo("sign-up") ?? { values: { email: waitingEmail ?? undefined } })} />
          ) : (
            <SignInForm
              next={next}
              rememberMeHint={t("rememberMeHint")}
              key="sign-in"
              {...(answerTo("sign-in") ?? answerTo("send-again"))}
            />
          )}
          <ProviderButtons />
          {hasPasskeys && !isSignUp && <PasskeySignIn />}
        </LinkTabs>
      )}
    </AccountPage>
  );
}

/** Whether to show the Sign Up form; switches as soon as its tab is pressed, so that nothing is typed into the form that disappears. */
function useChosenTab(isSignUp: boolean) {
  const { location } = useNavigation();
  return location?.pathname === "/auth" ? new URLSearchParams(location.search).get("tab") === "sign-up" : isSignUp;
}

/** Whether the session has ended: the request still carries its cookie, or the previous page was rendered for a signed-in person. */
function useEndedSession(isSaid: boolean) {
  const [isOfSomebody] = useState(() => typeof document !== "undefined" && Boolean(document.body.dataset.by));
  return isSaid || isOfSomebody;
}

/** A form with preventScrollReset that ends up here because the session has ended would leave the fields above the visible area. */
function useTopOnArrival() {
  const arrivedBy = useNavigationType();
  const [isLed] = useState(arrivedBy !== "POP");
  useEffect(() => {
    if (isLed) window.scrollTo(0, 0);
  }, [isLed]);
}
