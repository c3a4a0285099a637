import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";
import { afterAll } from "vitest";
import { ORIGIN } from "./site";

interface ProviderPerson {
  subject: string;
  email: string;
  isEmailVerified?: boolean;
  name?: string;
  /** Time of their sign-in there, in seconds; defaults to now. */
  signedInAt?: number;
}

const SECRET = "a-client-secret-that-is-long-enough";

/** A real OpenID provider on loopback, for the top of a test file. Whoever `person` is gets signed in there without a prompt. */
export async function startIdentityProvider() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, ProviderPerson>();
  const asked: URLSearchParams[] = [];
  let current: ProviderPerson | null = null;

  const provider = new Provider(issuer, {
    clients: (["google", "linkedin"] as const).map((name) => ({
      client_id: `${name}-client`,
      client_secret: SECRET,
      redirect_uris: [`${ORIGIN}/auth/callback/${name}`],
      token_endpoint_auth_method: "client_secret_post",
    })),
    pkce: { required: (_: unknown, client: { clientId: string }) => client.clientId === "google-client" },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    cookies: { keys: [randomBytes(16).toString("hex")] },
    features: { devInteractions: { enabled: false }, claimsParameter: { enabled: true } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, id: string) => ({ accountId: id, claims: () => claimsOf(people.get(id)!) }),
  });

  async function interact(request: IncomingMessage, response: ServerResponse) {
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    if (!current) return provider.interactionFinished(request, response, { error: "access_denied" });
    if (prompt.name === "login")
      return provider.interactionFinished(request, response, { login: { accountId: current.subject, ts: current.signedInAt } });
    const grant = new provider.Grant({ accountId: session!.accountId, clientId: params.client_id });
    for (const scope of prompt.details.missingOIDCScope ?? []) grant.addOIDCScope(scope);
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  }

  const answer = provider.callback();
  server.on("request", (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", issuer);
    if (pathname === "/auth") asked.push(searchParams);
    if (!pathname.startsWith("/interaction/")) return answer(request, response);
    interact(request, response).catch(() => response.writeHead(500).end());
  });
  afterAll(() => server.close());

  return {
    issuer,
    environment: {
      GOOGLE_CLIENT_ID: "google-client",
      GOOGLE_CLIENT_SECRET: SECRET,
      GOOGLE_ISSUER: issuer,
      LINKEDIN_CLIENT_ID: "linkedin-client",
      LINKEDIN_CLIENT_SECRET: SECRET,
      LINKEDIN_ISSUER: issuer,
    },
    /** The parameters browsers were sent with, newest last. */
    asked,
    /** Sets the person at the provider; null declines. */
    become(person: ProviderPerson | null) {
      current = person;
      if (person) people.set(person.subject, person);
    },
  };
}

const claimsOf = ({ subject, email, isEmailVerified = true, name = "" }: ProviderPerson) => ({
  sub: subject,
  email,
  email_verified: isEmailVerified,
  name,
});

/** Follows a browser through the provider, from the address the site sent it to until the redirect back. */
export async function throughProvider(from: string) {
  const cookies = new Map<string, string>();
  let address = new URL(from);
  while (address.origin !== ORIGIN) {
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
    const response = await fetch(address, { redirect: "manual", headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get("location");
    if (!location) throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
    address = new URL(location, address);
  }
  return address.pathname + address.search;
}
