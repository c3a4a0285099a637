import { useTranslations } from "use-intl";
import { disconnectIdentity, listSignInMethods } from "#app/features/accounts/oauth/identities.server";
import { LinkedAccounts } from "#app/features/accounts/oauth/linked-accounts";
import { configuredProviders, isConfigured } from "#app/features/accounts/oauth/provider-client.server";
import { isProvider } from "#app/features/accounts/oauth/providers";
import { isFreshSignIn } from "#app/features/accounts/sign-in/fresh-sign-in";
import { findOwnFeed } from "#app/features/calendar/own-feed/own-feed.server";
import { freshAddress, OwnFeedPanel } from "#app/features/calendar/own-feed/own-feed-panel";
import { Panel } from "#app/features/profiles/panel";
import { answerOwnFeed, isOfOwnFeed } from "#app/forms/own-feed-form.server";
import { readPosted } from "#app/forms/posted-form.server";
import { refuseForm } from "#app/forms/refuse.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { redirectWithToast } from "#app/middleware/flash";
import { beginOAuth, providerToast } from "#app/middleware/oauth-flow";
import { viewerContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import type { Route } from "./+types/linked-platforms";

export const handle = { texts: ["accounts", "calendar", "copying", "oauth", "profiles"] } satisfies TextsHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) return null;
  const [waysIn, ownFeed] = await Promise.all([listSignInMethods(viewer.userId), findOwnFeed(viewer)]);
  return { at: now(), ownFeed, accounts: { email: viewer.email, configured: configuredProviders(), ...waysIn } };
}

/** Connecting and disconnecting change who can sign in, so a sign-in within the last 10 minutes is required. */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readPosted(request, context);
  if (isOfOwnFeed(posted)) return answerOwnFeed(posted);
  const { intent, viewer, values, page } = posted;
  const { provider } = values;
  if (!isProvider(provider)) return refuseForm();
  if (intent === "connect") {
    if (isConfigured(provider) && !isFreshSignIn(viewer.authenticatedAt, now()))
      return redirectWithToast(page, { text: "accounts.signInAgain", tone: "danger" });
    return beginOAuth(provider, { here: page, returnTo: page, userId: viewer.userId, address: viewer.address });
  }
  if (intent !== "disconnect") return refuseForm();
  const result = await disconnectIdentity(viewer, provider, now());
  if (!result.ok) return redirectWithToast(page, providerToast(provider, result.reason, "danger"));
  return redirectWithToast(page, providerToast(provider, "oauth.nowDisconnected"));
}

export default function Platforms({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("oauth");
  if (!loaderData) return null;
  const { at, ownFeed, accounts } = loaderData;
  return (
    <>
      <Panel title={t("title")} text={t("text")}>
        <LinkedAccounts {...accounts} />
      </Panel>
      <OwnFeedPanel feed={ownFeed} address={freshAddress(actionData)} at={at} />
    </>
  );
}
