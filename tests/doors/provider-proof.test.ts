import { expect, test } from "vitest";
import { LIMITS } from "#app/platform/limits/limits";
import type { Client } from "../support/client";
import { countAgain } from "../support/count-again";
import { startIdentityProvider, throughProvider } from "../support/identity-provider";
import { useSite } from "../support/site";

const google = await startIdentityProvider();
const site = useSite({ environment: { ...google.environment, RATE_LIMITS: "on" } });

const PASSWORD = "Correct-horse-7";
const MINUTE = 60_000;

const isSignedIn = async (client: Client) => (await client.get("/auth")).status === 302;
const said = async (client: Client, path = "/auth") => (await (await client.get(path)).text()).replaceAll("&#x27;", "'");

/** Presses the button and goes through the provider up to the redirect back, without following it. */
async function beginOAuth(client: Client, { provider = "google", path = "/auth", change = (address: URL) => address } = {}) {
  const pressed = await client.post(path, { intent: provider });
  expect(pressed.status).toBe(303);
  return throughProvider(change(new URL(pressed.headers.get("location")!)).href);
}

const withoutProof = (address: URL) => {
  for (const name of ["prompt", "max_age", "claims"]) address.searchParams.delete(name);
  return address;
};
const withOpenSession = (address: URL) => {
  for (const name of ["prompt", "max_age"]) address.searchParams.delete(name);
  return address;
};

test("ASVS 6.8.4: whoever signs in again through Google proves there anew who they are, and whoever strikes that out of the address proves nothing", async () => {
  google.become({ subject: "again", email: "again@example.com" });
  const client = site.visitor();
  await client.get(await beginOAuth(client));
  site.moveClock(20 * MINUTE);
  const before = client.cookies.get("session");
  const refused = await client.get(await beginOAuth(client, { path: "/auth?again=1&next=/profile", change: withoutProof }));
  expect(refused.headers.get("location")).toBe("/auth?again=1&next=%2Fprofile");
  expect(await said(client, "/auth?again=1")).toContain("Google did not confirm that you signed in there");
  google.become({ subject: "again", email: "again@example.com", signedInAt: Math.floor(Date.now() / 1000) - 3600 });
  await client.get(await beginOAuth(client, { path: "/auth?again=1", change: withOpenSession }));
  expect(client.cookies.get("session")).toBe(before);
  google.become({ subject: "again", email: "again@example.com", signedInAt: Math.floor(Date.now() / 1000) + 20 * 60 });
  const proved = await client.get(await beginOAuth(client, { path: "/auth?again=1&next=/profile" }));
  expect(proved.headers.get("location")).toBe("/profile");
  expect(client.cookies.get("session")).not.toBe(before);
  site.moveClock(0);
});

test.each(["google", "linkedin"])("ASVS 6.8.4: an open session at %s signs in, and changes no password", async (provider) => {
  google.become({ subject: `open-${provider}`, email: `open-${provider}@example.com`, signedInAt: Math.floor(Date.now() / 1000) - 3600 });
  const client = site.visitor();
  await client.get(await beginOAuth(client, { provider, change: withOpenSession }));
  expect(await isSignedIn(client)).toBe(true);
  await client.post("/profile/security", { intent: "password", newPassword: PASSWORD, confirmPassword: PASSWORD });
  const [user] = await site.rows("select password_hash from users where email = $1", [`open-${provider}@example.com`]);
  expect(user).toEqual({ password_hash: null });
  expect(await said(client, "/auth?again=1")).toContain("No password yet? A link lets you choose one.");
});

test("ways to a provider are begun so often from one network and no more, and whoever is refused reads when", async () => {
  const ask = (client: Client) => client.post("/auth", { intent: "google" });
  const leads = async (client: Client) => (await ask(client)).headers.get("location");
  const many = site.visitor("203.0.113.61");
  expect(await leads(many)).toContain(google.issuer);
  await countAgain(site, "oauth-flow", LIMITS["oauth-flow"].perNetwork - 2);
  expect(await leads(many)).toContain(google.issuer);
  expect(await leads(many)).toBe("/auth");
  expect(await said(many)).toContain("Too many attempts.");
  expect(await leads(site.visitor("203.0.113.62"))).toContain(google.issuer);
});
