import {
  allowInsecureRequests,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from "openid-client";
import { config } from "#app/config.server";
import { fetchWithoutRedirects } from "#app/platform/outgoing.server";
import type { Provider } from "./providers";

const ANSWER_SECONDS = 5;

const clients = new Map<Provider, Promise<Configuration>>();

/** Returns the provider's client from its discovery document, cached; a failure is not cached. Throws when the provider is unreachable. */
export function clientOf(provider: Provider) {
  const known = clients.get(provider) ?? discoverClient(provider);
  clients.set(provider, known);
  known.catch(() => clients.delete(provider));
  return known;
}

function discoverClient(provider: Provider) {
  const settings = config().providers[provider];
  if (!settings) throw new Error(`${provider} is not configured`);
  const { issuer, clientId, clientSecret } = settings;
  // Plain http is only for a provider on this machine; the configuration allows no other.
  const execute = [enableNonRepudiationChecks, ...(issuer.startsWith("http:") ? [allowInsecureRequests] : [])];
  return discovery(new URL(issuer), clientId, undefined, ClientSecretPost(clientSecret), {
    execute,
    timeout: ANSWER_SECONDS,
    [customFetch]: fetchWithoutRedirects as CustomFetch,
  });
}
