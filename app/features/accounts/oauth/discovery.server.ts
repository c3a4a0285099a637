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
import { askOut } from "#app/platform/outgoing.server";
import type { Provider } from "./providers";

const ANSWER_SECONDS = 5;

const clients = new Map<Provider, Promise<Configuration>>();

/** What the provider says of itself, asked for once; after a failure it is asked again. Throws when it cannot be reached. */
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
  // Plain http is for a provider on this very machine; the configuration lets no other one through.
  const execute = [enableNonRepudiationChecks, ...(issuer.startsWith("http:") ? [allowInsecureRequests] : [])];
  return discovery(new URL(issuer), clientId, undefined, ClientSecretPost(clientSecret), {
    execute,
    timeout: ANSWER_SECONDS,
    [customFetch]: askOut as CustomFetch,
  });
}
