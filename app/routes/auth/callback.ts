import { config } from "#app/config.server";
import { connectIdentity } from "#app/features/accounts/oauth/identities.server";
import { consumeOAuthFlow } from "#app/features/accounts/oauth/oauth-flows.server";
import { type ProviderClaims, readClaims } from "#app/features/accounts/oauth/provider-client.server";
import { isProvider, type Provider } from "#app/features/accounts/oauth/providers";
import { signInWithProvider } from "#app/features/accounts/oauth/sign-in-with-provider.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { deviceOf } from "#app/middleware/device";
import { type Flash, redirectWithToast } from "#app/middleware/flash";
import { endedOAuthCookie, oauthFailure, providerToast, readOAuthCookie } from "#app/middleware/oauth-flow";
import { signInAndRedirect } from "#app/middleware/sign-in-redirect";
import { viewerContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { endedAs } from "#app/platform/http/ended-as";
import { describeError } from "#app/platform/log/log.server";
import { logSeldom } from "#app/platform/log/log-seldom.server";
import { contactEmail } from "#app/platform/mail/sender.server";
import type { Route } from "./+types/callback";
import { authAddress, PROVED_AGAIN } from "./auth-address";

const PLATFORMS = "/profile/linked-platforms";

type OAuthFlow = NonNullable<Awaited<ReturnType<typeof consumeOAuthFlow>>>;

/** Callback of the providers. The OAuth flow must belong to this browser and is used once; all other cases fail alike (security.md V14). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const provider = pathname.split("/").at(-1);
  if (!isProvider(provider) || !config().providers[provider]) throw endedAs(404);
  const flow = await consumeOAuthFlow(provider, readOAuthCookie(request), now());
  if (!flow) return leave("/auth", oauthFailure(provider));
  const viewer = context.get(viewerContext);
  const claims = await readClaims(provider, search, flow).catch((error: unknown) => {
    logSeldom("warn", "provider refused", { provider, ...describeError(error) });
    return null;
  });
  const isConnecting = flow.userId !== null && !flow.isAgain;
  if (!claims) return leave(isConnecting ? PLATFORMS : backTo(flow), oauthFailure(provider, isConnecting ? flow.userId : null));
  return isConnecting ? connect(provider, claims, flow, viewer) : enter(provider, claims, flow, { request, context });
}

/** Only the person who started the flow can connect: no external account is linked to a different session. */
async function connect(provider: Provider, claims: ProviderClaims, { userId }: OAuthFlow, viewer: Viewer | null) {
  if (!viewer || viewer.userId !== userId) return leave(PLATFORMS, oauthFailure(provider, userId));
  const result = await connectIdentity(viewer, provider, claims, now());
  if (!result.ok) return leave(PLATFORMS, providerToast(provider, result.reason, "danger"));
  return leave(PLATFORMS, providerToast(provider, "oauth.nowConnected"));
}

/** Re-authentication must match the same account: it never switches to another or creates a new one. */
async function enter(provider: Provider, claims: ProviderClaims, flow: OAuthFlow, asked: Pick<Route.LoaderArgs, "request" | "context">) {
  const { request, context } = asked;
  const result = await signInWithProvider(provider, claims, deviceOf(request, context), now(), flow.isAgain ? flow.userId : undefined);
  const cookies = [endedOAuthCookie()];
  const toast = flow.isAgain ? PROVED_AGAIN : undefined;
  if (result.ok)
    return signInAndRedirect(result.admission, { request, rememberMe: result.rememberMe, next: flow.returnTo, toast, cookies });
  if (result.reason === "accounts.suspended")
    return leave("/auth", { text: result.reason, values: { email: await contactEmail() }, tone: "danger" });
  if (result.reason === "oauth.somebodyElse") return leave(backTo(flow), oauthFailure(provider));
  if (result.reason === "oauth.notProved") return leave(backTo(flow), providerToast(provider, result.reason, "danger"));
  const next = result.reason === "oauth.knownAddress" ? PLATFORMS : flow.returnTo;
  return leave(authAddress({ next }), providerToast(provider, result.reason, "danger"));
}

const backTo = ({ isAgain, returnTo }: OAuthFlow) => authAddress({ again: isAgain ? "1" : undefined, next: returnTo });

const leave = (to: string, toast: Flash) => redirectWithToast(to, toast, [["set-cookie", endedOAuthCookie()]]);
