import { expect, test } from "vitest";
import { codeAt } from "../support/authenticator";
import type { Client } from "../support/client";
import { startIdentityProvider, throughProvider } from "../support/identity-provider";
import { useSite } from "../support/site";

const google = await startIdentityProvider();
const site = useSite({ environment: google.environment });

const PASSWORD = "Correct-horse-7";
const MINUTE = 60_000;
const PLATFORMS = "/profile/linked-platforms";

const isSignedIn = async (client: Client) => (await client.get("/auth")).status === 302;
const said = async (client: Client, path = "/auth") => (await (await client.get(path)).text()).replaceAll("&#x27;", "'");

/** Presses the button and goes through the provider up to the redirect back, without following it. */
async function beginOAuth(client: Client, { provider = "google", path = "/auth", change = (address: URL) => address } = {}) {
  const pressed = await client.post(path, { intent: provider });
  expect(pressed.status).toBe(303);
  return throughProvider(change(new URL(pressed.headers.get("location")!)).href);
}

async function enter(client: Client, provider = "google", path = "/auth") {
  return client.get(await beginOAuth(client, { provider, path }));
}

async function connect(client: Client, provider = "google") {
  const pressed = await client.post(PLATFORMS, { intent: "connect", provider });
  return client.get(await throughProvider(pressed.headers.get("location")!));
}

const identitiesOf = (email: string) =>
  site.rows("select i.* from identities i join users u on u.id = i.user_id where u.email = $1", [email]);

test.each(["google", "linkedin"])("a newcomer signs in with %s, and their account is confirmed and has no password", async (provider) => {
  google.become({ subject: `new-${provider}`, email: `New-${provider}@Example.com`, name: "Ann <b>O'Neill</b>" });
  const client = site.visitor();
  const back = await enter(client, provider, "/auth?next=/book-consultation");
  expect([back.status, back.headers.get("location")]).toEqual([303, "/book-consultation"]);
  expect(await isSignedIn(client)).toBe(true);
  const [user] = await site.rows(
    "select u.*, p.display_name, p.category_chosen_at from users u join profiles p on p.user_id = u.id where u.email = $1",
    [`new-${provider}@example.com`],
  );
  expect(user).toMatchObject({ password_hash: null, display_name: "Ann bONeillb", category_chosen_at: null });
  expect(user?.email_confirmed_at).toBeInstanceOf(Date);
  expect((await identitiesOf(`new-${provider}@example.com`))[0]).toMatchObject({
    provider,
    issuer: google.issuer,
    subject: `new-${provider}`,
  });
});

test("who comes by a provider reads amounts on in the currency that they saw before", async () => {
  google.become({ subject: "sees-euros", email: "sees-euros@example.com" });
  const client = site.visitor();
  client.cookies.set("currency", "EUR");
  await enter(client);
  const [profile] = await site.rows("select currency from profiles where email = 'sees-euros@example.com'");
  expect(profile).toEqual({ currency: "EUR" });
});

test("Google is asked with a PKCE challenge, a state and a nonce, each new every time", async () => {
  for (let time = 0; time < 2; time += 1) await site.visitor().post("/auth", { intent: "google" });
  google.become({ subject: "asked", email: "asked@example.com" });
  await beginOAuth(site.visitor());
  await beginOAuth(site.visitor());
  const [one, two] = google.asked.slice(-2);
  expect(one?.get("code_challenge_method")).toBe("S256");
  for (const name of ["code_challenge", "state", "nonce"]) {
    expect((one?.get(name) ?? "").length).toBeGreaterThanOrEqual(43);
    expect(one?.get(name)).not.toBe(two?.get(name));
  }
});

test("signing in with Google leads to the site's root, and from the wizard back to /become-advisor", async () => {
  google.become({ subject: "led", email: "led@example.com" });
  expect((await enter(site.visitor())).headers.get("location")).toBe("/");
  const back = await enter(site.visitor(), "google", "/become-advisor?step=account");
  expect(back.headers.get("location")).toMatch(/^\/become-advisor\?step=/);
});

test("a known identity is its account whatever address it has by now, and a new one with the old address is not", async () => {
  google.become({ subject: "moves", email: "moves@example.com" });
  await enter(site.visitor());
  google.become({ subject: "moves", email: "moved@example.com" });
  const client = site.visitor();
  await enter(client);
  expect(await said(client, PLATFORMS)).toContain("moves@example.com");
  google.become({ subject: "takes-over", email: "moves@example.com" });
  const stranger = site.visitor();
  await enter(stranger);
  expect(await isSignedIn(stranger)).toBe(false);
});

test("V14: an address that has an account here is not linked: its owner signs in first, then connects", async () => {
  await site.person("owner@example.com");
  google.become({ subject: "same-address", email: "owner@example.com" });
  const client = site.visitor();
  const back = await enter(client);
  expect(back.headers.get("location")).toBe(`/auth?next=${encodeURIComponent(PLATFORMS)}`);
  expect(await said(client)).toContain("There is already an account with this address.");
  expect([await isSignedIn(client), (await identitiesOf("owner@example.com")).length]).toEqual([false, 0]);
  await client.post("/auth", { intent: "sign-in", email: "owner@example.com", password: PASSWORD, rememberMe: "on" });
  expect((await connect(client)).headers.get("location")).toBe(PLATFORMS);
  expect(await said(client, PLATFORMS)).toContain("Google is connected.");
  const again = site.visitor();
  await enter(again);
  expect(await isSignedIn(again)).toBe(true);
  expect((await site.mailsTo("owner@example.com")).map(({ kind }) => kind)).toContain("identity_connected");
});

test("V14: an address that the provider has not confirmed makes no account", async () => {
  google.become({ subject: "unverified", email: "unverified@example.com", isEmailVerified: false });
  const client = site.visitor();
  await enter(client);
  expect(await said(client)).toContain("Google has not confirmed your email address.");
  expect(await site.rows("select 1 from users where email = 'unverified@example.com'")).toEqual([]);
});

test("V14: a foreign state, a missing or foreign nonce, another's way back and one taken twice are all refused", async () => {
  google.become({ subject: "victim", email: "victim14@example.com" });
  const changed = (name: string, value: string | null) => (address: URL) => {
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
    return address;
  };
  const changes = [changed("state", "foreign-state-foreign-state-foreign-state-x"), changed("nonce", null), changed("nonce", "foreign")];
  for (const change of changes) {
    const client = site.visitor();
    await client.get(await beginOAuth(client, { change }));
    const answer = await said(client);
    expect([answer.includes("Failed to sign in with Google"), await isSignedIn(client)]).toEqual([true, false]);
  }
  const attacker = site.visitor();
  const address = await beginOAuth(attacker);
  const victim = site.visitor();
  await victim.get(address);
  expect(await isSignedIn(victim)).toBe(false);
  await beginOAuth(victim);
  await victim.get(address);
  expect(await isSignedIn(victim)).toBe(false);
  expect((await attacker.get(address)).headers.get("location")).toBe("/");
  expect(await isSignedIn(attacker)).toBe(true);
  const late = site.visitor();
  late.cookies.set("flow", attacker.cookies.get("flow") ?? "none");
  await late.get(address);
  expect(await isSignedIn(late)).toBe(false);
});

test("V14: a code that was used before is refused on a new trip", async () => {
  google.become({ subject: "replay", email: "replay@example.com" });
  const client = site.visitor();
  const used = await beginOAuth(client);
  await client.get(used);
  expect(await isSignedIn(client)).toBe(true);
  const other = site.visitor();
  const fresh = await beginOAuth(other);
  const mixed = new URL(fresh, "http://127.0.0.1");
  mixed.searchParams.set("code", new URL(used, "http://127.0.0.1").searchParams.get("code")!);
  await other.get(mixed.pathname + mixed.search);
  expect(await isSignedIn(other)).toBe(false);
});

test("a way back without a way out, of an unknown provider, or after ten minutes, signs nobody in", async () => {
  const client = site.visitor();
  for (const address of ["/auth/callback/google", "/auth/callback/google?code=x&state=y", "/auth/callback/linkedin?error=x"])
    expect((await client.get(address)).headers.get("location")).toBe("/auth");
  expect((await client.get("/auth/callback/github")).status).toBe(404);
  google.become({ subject: "slow", email: "slow14@example.com" });
  const address = await beginOAuth(client);
  site.moveClock(11 * MINUTE);
  await client.get(address);
  expect(await isSignedIn(client)).toBe(false);
  site.moveClock(0);
});

test("whoever says no at the provider reads the specified message where they were", async () => {
  google.become(null);
  const client = site.visitor();
  const back = await enter(client, "google", "/auth?next=/profile");
  expect(back.headers.get("location")).toBe("/auth?next=%2Fprofile");
  expect(await said(client)).toContain("Failed to sign in with Google");
});

test("V7: after Google the second factor is asked for all the same", async () => {
  google.become({ subject: "careful", email: "careful@example.com" });
  const client = site.visitor();
  await enter(client);
  await client.post("/profile/security", { intent: "two-factor-begin" });
  const secret = /secret=([A-Z2-7]+)/.exec(await said(client, "/profile/security"))?.[1] ?? "";
  await client.post("/profile/security", { intent: "two-factor-confirm", code: codeAt(secret) });
  site.moveClock(MINUTE);
  const again = site.visitor();
  const back = await enter(again, "google", "/auth?next=/profile");
  expect([back.headers.get("location"), again.cookies.has("session")]).toEqual(["/auth/two-factor?next=%2Fprofile", false]);
  const passed = await again.post("/auth/two-factor?next=%2Fprofile", { code: codeAt(secret, Date.now() + MINUTE) });
  expect(passed.headers.get("location")).toBe("/profile");
  expect(await isSignedIn(again)).toBe(true);
  site.moveClock(0);
});

test("a suspended person does not come in through Google either", async () => {
  google.become({ subject: "out", email: "out@example.com" });
  const before = site.visitor();
  await enter(before);
  expect(await isSignedIn(before)).toBe(true);
  await site.rows("update users set suspended_at = now() where email = 'out@example.com'");
  const client = site.visitor();
  await enter(client);
  expect([await isSignedIn(client), await isSignedIn(before)]).toEqual([false, false]);
});

test("connecting is for the person who set out, takes nobody else's identity, and asks for a fresh sign-in", async () => {
  google.become({ subject: "mine", email: "mine@example.com" });
  const [ann, eve] = [await site.person("ann14@example.com"), await site.person("eve14@example.com")];
  await connect(ann);
  await connect(eve);
  expect(await said(eve, PLATFORMS)).toContain("That Google account is connected to another account here.");
  google.become({ subject: "eves", email: "eves@example.com" });
  const pressed = await eve.post(PLATFORMS, { intent: "connect", provider: "google" });
  const address = await throughProvider(pressed.headers.get("location")!);
  // A person without an account there yet, so that nothing else interferes.
  const bea = await site.person("bea14@example.com");
  bea.cookies.set("flow", eve.cookies.get("flow")!);
  await bea.get(address);
  expect(await identitiesOf("bea14@example.com")).toEqual([]);
  expect((await identitiesOf("ann14@example.com")).map(({ subject }) => subject)).toEqual(["mine"]);
  expect(await identitiesOf("eve14@example.com")).toEqual([]);
  site.moveClock(11 * MINUTE);
  const stale = await eve.post(PLATFORMS, { intent: "connect", provider: "google" });
  expect(stale.headers.get("location")).toBe(PLATFORMS);
  site.moveClock(0);
});

test("the last way in cannot be disconnected; with a password it can, and is mailed about", async () => {
  google.become({ subject: "only", email: "only@example.com" });
  const client = site.visitor();
  await enter(client);
  const disconnect = () => client.post(PLATFORMS, { intent: "disconnect", provider: "google" });
  await disconnect();
  expect(await said(client, PLATFORMS)).toContain("This is your only way to sign in.");
  expect(await identitiesOf("only@example.com")).toHaveLength(1);
  await client.post("/profile/security", { intent: "password", newPassword: PASSWORD, confirmPassword: PASSWORD });
  await disconnect();
  expect(await said(client, PLATFORMS)).toContain("Google is disconnected.");
  expect(await identitiesOf("only@example.com")).toEqual([]);
  expect((await site.mailsTo("only@example.com")).map(({ kind }) => kind)).toContain("identity_disconnected");
});

test.each(["google", "linkedin"])("what a visitor typed into /become-advisor survives the trip to %s", async (provider) => {
  google.become({ subject: `applies-${provider}`, email: `applies-${provider}@example.com` });
  const visitor = site.visitor();
  await visitor.post("/become-advisor?step=category", { intent: "choose:finance-investment", category: "" });
  await visitor.post("/become-advisor?step=background", { expertise: "Finance", experience: "8-12", bio: "Ledgers.", certifications: "" });
  const back = await enter(visitor, provider, "/become-advisor?step=account");
  expect([back.status, back.headers.get("location")]).toEqual([303, "/become-advisor?step=personal-info"]);
  expect(await isSignedIn(visitor)).toBe(true);
  await visitor.get("/become-advisor?step=personal-info");
  expect(visitor.cookies.has("application-draft")).toBe(false);
  expect(await said(visitor, "/become-advisor?step=background")).toMatch(/<textarea[^>]*name="bio"[^>]*>Ledgers\.</);
  expect(await said(visitor, "/become-advisor?step=personal-info")).toContain(`value="applies-${provider}@example.com"`);
});

test("a page lets its forms lead to the provider and nowhere else", async () => {
  const policy = (await site.visitor().get("/auth")).headers.get("content-security-policy");
  expect(policy).toContain(`form-action 'self' ${google.issuer};`);
});

test("nobody is led to the provider without a press of their own", async () => {
  const answer = await site.visitor().post("/auth", { intent: "google" }, { origin: "https://evil.example" });
  expect([answer.status, answer.headers.get("location"), answer.headers.getSetCookie()]).toEqual([403, null, []]);
  const pressed = await site.visitor().post("/auth", { intent: "google" });
  expect(pressed.headers.getSetCookie()).toEqual([expect.stringMatching(/^flow=[\w-]+;/)]);
});
