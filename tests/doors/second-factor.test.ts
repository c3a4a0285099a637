import { expect, test } from "vitest";
import { codeAt, wrongCodeAt } from "../support/authenticator";
import type { Client } from "../support/client";
import { useSite } from "../support/site";

const site = useSite();

const PASSWORD = "Correct-horse-7";
const MINUTE = 60_000;
const SECURITY = "/profile/security";

const signIn = (email: string, password = PASSWORD) => ({ intent: "sign-in", email, password, rememberMe: "on" });
const page = async (client: Client, path = SECURITY) => (await client.get(path)).text();
const isSignedIn = async (client: Client) => (await client.get("/auth")).status === 302;
const secretIn = (html: string) => /secret=([A-Z2-7]+)/.exec(html)?.[1] ?? "";
const codesIn = (html: string) => [...html.matchAll(/>([2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5})</g)].map((match) => match[1]!);
const isOn = async (email: string) => {
  const [row] = await site.rows("select two_factor_enabled from security_settings s join users u on u.id = s.user_id where email = $1", [
    email,
  ]);
  return row?.two_factor_enabled;
};

let ahead = 0;
const now = () => Date.now() + ahead;
/** Codes work only once, so a test that needs another one lets time pass. */
function letTimePass(milliseconds: number) {
  ahead += milliseconds;
  site.moveClock(ahead);
}

async function aProtectedPerson(email: string) {
  const client = await site.person(email);
  await client.post(SECURITY, { intent: "two-factor-begin" });
  const secret = secretIn(await page(client));
  const recovery = codesIn(await (await client.post(SECURITY, { intent: "two-factor-confirm", code: codeAt(secret, now()) })).text());
  letTimePass(MINUTE);
  return { client, secret, recovery };
}

async function afterPassword(email: string, next = "") {
  const client = site.visitor();
  const answer = await client.post(`/auth${next}`, signIn(email));
  expect([answer.status, answer.headers.get("location")?.split("?")[0]]).toEqual([303, "/auth/two-factor"]);
  return client;
}

const enter = (client: Client, code: string, next = "") => client.post(`/auth/two-factor${next}`, { code });

test("Security has the switch 'Two-factor authentication', off at first", async () => {
  const html = await page(await site.person("switch@example.com"));
  const input = /<input[^>]*name="twoFactor"[^>]*>/.exec(html)?.[0] ?? "";
  expect(html).toContain("Two-factor authentication");
  expect(input).toContain('role="switch"');
  expect(input).not.toContain("checked");
});

test("turning it on shows picture and key, asks for a code, and then shows ten recovery codes once", async () => {
  const client = await site.person("on@example.com");
  expect((await client.post(SECURITY, { intent: "two-factor-begin" })).status).toBe(200);
  const html = await page(client);
  expect(html).toMatch(/role="img" aria-label="The QR code for your authenticator app/);
  const secret = secretIn(html);
  expect(secret).toHaveLength(32);
  const wrong = await client.post(SECURITY, { intent: "two-factor-confirm", code: wrongCodeAt(secret, now()) });
  expect([wrong.status, await isOn("on@example.com")]).toEqual([403, false]);
  const done = await client.post(SECURITY, { intent: "two-factor-confirm", code: codeAt(secret, now()) });
  const shown = await done.text();
  expect([done.status, await isOn("on@example.com")]).toEqual([200, true]);
  expect(new Set(codesIn(shown)).size).toBe(10);
  const later = await page(client);
  expect(codesIn(later)).toEqual([]);
  expect(later).not.toContain(secret);
  expect(later).toContain("10 recovery codes are left.");
});

test("V6: no setting, no session alone and no unconfirmed code turns the second factor on or off", async () => {
  const { client, secret } = await aProtectedPerson("v6@example.com");
  const attempts: Record<string, string>[] = [
    { intent: "security", "was.twoFactorEnabled": "true", twoFactorEnabled: "false" },
    { intent: "security", two_factor_enabled: "false" },
    { intent: "two-factor-off", code: codeAt(secret, now()) },
    { intent: "two-factor-off", code: codeAt(secret, now()), currentPassword: "Wrong-horse-1" },
    { intent: "two-factor-off", code: wrongCodeAt(secret, now()), currentPassword: PASSWORD },
    { intent: "two-factor-off", code: "", currentPassword: PASSWORD },
    { intent: "two-factor-off" },
  ];
  for (const fields of attempts) {
    const answer = await client.post(SECURITY, fields);
    expect([JSON.stringify(fields), answer.status === 303, await isOn("v6@example.com")]).toEqual([JSON.stringify(fields), false, true]);
  }
  const off = await client.post(SECURITY, { intent: "two-factor-off", code: codeAt(secret, now()), currentPassword: PASSWORD });
  expect([off.status, await isOn("v6@example.com")]).toEqual([303, false]);
  expect((await site.visitor().post("/auth", signIn("v6@example.com"))).headers.get("location")).toBe("/");
});

test("11 minutes after signing in, turning it on asks for the password", async () => {
  const client = await site.person("late@example.com");
  letTimePass(11 * MINUTE);
  const asked = await client.post(SECURITY, { intent: "two-factor-begin" });
  expect([asked.status, (await asked.text()).includes("Current Password")]).toEqual([403, true]);
  expect(secretIn(await page(client))).toBe("");
  expect((await client.post(SECURITY, { intent: "two-factor-begin", currentPassword: PASSWORD })).status).toBe(200);
  expect(secretIn(await page(client))).not.toBe("");
});

test("V7: every cookie of the step after the password opens nothing, under any name", async () => {
  await aProtectedPerson("half@example.com");
  const client = await afterPassword("half@example.com");
  const token = client.cookies.get("challenge") ?? "";
  expect(token).not.toBe("");
  expect(client.cookies.has("session")).toBe(false);
  client.cookies.set("session", token);
  for (const path of ["/profile", SECURITY, "/profile/billing"])
    expect(await page(client, path)).toContain("Please log in to view your profile.");
  expect((await client.get("/consultations")).headers.get("location")).toMatch(/^\/auth/);
  expect(
    (await client.post(SECURITY, { intent: "password", newPassword: "Better-horse-8", confirmPassword: "Better-horse-8" })).status,
  ).toBe(302);
  expect((await client.json("/functions/match-adviser", {})).status).toBe(401);
  expect(await isSignedIn(client)).toBe(false);
});

test("V7: the code signs in with a new token and leads to where the person was going; the challenge is over", async () => {
  const { secret } = await aProtectedPerson("code@example.com");
  const client = await afterPassword("code@example.com", "?next=/book-consultation");
  const challenge = client.cookies.get("challenge");
  const asking = await client.get("/auth/two-factor?next=/book-consultation");
  expect([asking.status, asking.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const passed = await enter(client, codeAt(secret, now()), "?next=/book-consultation");
  expect([passed.status, passed.headers.get("location")]).toEqual([303, "/book-consultation"]);
  expect(client.cookies.get("session")).not.toBe(challenge);
  expect(await isSignedIn(client)).toBe(true);
  const replay = site.visitor();
  replay.cookies.set("challenge", challenge!);
  expect((await replay.get("/auth/two-factor")).headers.get("location")).toBe("/auth");
});

test("V7: the same code, one after the other and two at once, makes one session", async () => {
  const { secret } = await aProtectedPerson("once@example.com");
  const clients = [
    await afterPassword("once@example.com"),
    await afterPassword("once@example.com"),
    await afterPassword("once@example.com"),
  ];
  const code = codeAt(secret, now());
  const together = await Promise.all(clients.slice(0, 2).map((client) => enter(client, code)));
  const after = await enter(clients[2]!, code);
  expect([...together, after].filter(({ status }) => status === 303)).toHaveLength(1);
  expect(after.status).toBe(400);
  expect((await Promise.all(clients.map(isSignedIn))).filter(Boolean)).toHaveLength(1);
});

test("V7: after five wrong codes, over several challenges, the right one no longer helps", async () => {
  const { secret } = await aProtectedPerson("wrong@example.com");
  const first = await afterPassword("wrong@example.com");
  for (let time = 0; time < 4; time += 1) expect((await enter(first, wrongCodeAt(secret, now()))).status).toBe(400);
  const fifth = await enter(first, wrongCodeAt(secret, now()));
  expect([fifth.status, fifth.headers.get("location"), first.cookies.has("challenge")]).toEqual([303, "/auth", false]);
  const second = await afterPassword("wrong@example.com");
  expect((await enter(second, codeAt(secret, now()))).status).toBe(400);
  expect(await isSignedIn(second)).toBe(false);
});

test("V7: a reset password does not pass the second factor by", async () => {
  const { client, secret } = await aProtectedPerson("reset2@example.com");
  await site.visitor().post("/auth/forgot", { email: "reset2@example.com" });
  const link = (await site.mailsTo("reset2@example.com")).flatMap(({ text }) => text.match(/\/auth\/reset\?\S+/g) ?? []).at(-1)!;
  await site.visitor().post(link, { password: "Better-horse-8", confirmPassword: "Better-horse-8" });
  expect(await isSignedIn(client)).toBe(false);
  const again = site.visitor();
  expect((await again.post("/auth", signIn("reset2@example.com", "Better-horse-8"))).headers.get("location")).toBe("/auth/two-factor");
  expect(await isSignedIn(again)).toBe(false);
  expect((await enter(again, codeAt(secret, now()))).status).toBe(303);
});

test("whoever did not turn it on themselves undoes it by the mail about it", async () => {
  const { client } = await aProtectedPerson("locked@example.com");
  const mail = (await site.mailsTo("locked@example.com")).find(({ kind }) => kind === "two_factor_on")!;
  expect((await site.visitor().post(/\/auth\/not-me\?\S+/.exec(mail.text)![0], {})).status).toBe(303);
  expect(await isSignedIn(client)).toBe(false);
  const fresh = (await site.mailsTo("locked@example.com")).flatMap(({ text }) => text.match(/\/auth\/reset\?\S+/g) ?? []).at(-1)!;
  await site.visitor().post(fresh, { password: "Better-horse-8", confirmPassword: "Better-horse-8" });
  const owner = site.visitor();
  await owner.post("/auth", signIn("locked@example.com", "Better-horse-8"));
  expect(await isSignedIn(owner)).toBe(true);
});

test("a recovery code signs in once, and its owner gets a mail", async () => {
  const { recovery } = await aProtectedPerson("paper@example.com");
  expect((await enter(await afterPassword("paper@example.com"), recovery[0]!)).status).toBe(303);
  expect((await enter(await afterPassword("paper@example.com"), recovery[0]!)).status).toBe(400);
  expect((await site.mailsTo("paper@example.com")).filter(({ kind }) => kind === "recovery_code_used")).toHaveLength(1);
});

test("without a challenge the page of the code leads to signing in, and a code opens nothing", async () => {
  const visitor = site.visitor();
  expect((await visitor.get("/auth/two-factor")).headers.get("location")).toBe("/auth");
  const answer = await enter(visitor, "123456");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/auth"]);
  await aProtectedPerson("back@example.com");
  const client = await afterPassword("back@example.com");
  await client.post("/auth/two-factor", { intent: "back" });
  expect([client.cookies.has("challenge"), (await client.get("/auth/two-factor")).status]).toEqual([false, 302]);
});

test("the wizard's account step asks for the second factor, too, and leads back", async () => {
  const { secret } = await aProtectedPerson("wizard@example.com");
  const client = site.visitor();
  const answer = await client.post("/become-advisor?step=account", signIn("wizard@example.com"));
  const location = answer.headers.get("location") ?? "";
  expect(location).toMatch(/^\/auth\/two-factor\?next=%2Fbecome-advisor/);
  expect((await client.post(location, { code: codeAt(secret, now()) })).headers.get("location")).toMatch(/^\/become-advisor/);
});

test("a new device is mailed about; its link changes nothing when opened, and ends all sessions when pressed", async () => {
  const client = await site.person("device@example.com");
  const other = site.visitor("198.51.100.77");
  await other.post("/auth", signIn("device@example.com"));
  const mails = (await site.mailsTo("device@example.com")).filter(({ kind }) => kind === "new_device");
  expect(mails).toHaveLength(1);
  const link = /http:\/\/127\.0\.0\.1:3000(\/auth\/not-me\?\S+)/.exec(mails[0]!.text)?.[1] ?? "";
  for (let time = 0; time < 2; time += 1) {
    const shown = await site.visitor().get(link);
    expect([shown.status, shown.headers.get("referrer-policy"), (await shown.text()).includes("Was this not you?")]).toEqual([
      200,
      "same-origin",
      true,
    ]);
  }
  expect([await isSignedIn(client), await isSignedIn(other)]).toEqual([true, true]);
  const pressed = await site.visitor().post(link, {});
  expect([pressed.headers.get("location"), await pressed.text()]).toEqual(["/auth", ""]);
  expect([await isSignedIn(client), await isSignedIn(other)]).toEqual([false, false]);
  expect((await site.visitor().post("/auth", signIn("device@example.com"))).status).toBe(400);
  // A second press shows the same result and ends nothing more.
  const again = await site.visitor().post(link, {});
  expect([again.status, again.headers.get("location")]).toEqual([303, link]);
  const mailed = (await site.mailsTo("device@example.com")).filter(({ kind }) => kind === "reported_sign_in");
  const fresh = /(\/auth\/reset\?\S+)/.exec(mailed[0]!.text)![1]!;
  const reset = await site.visitor().post(fresh, { password: "Better-horse-8", confirmPassword: "Better-horse-8" });
  expect(reset.status).toBe(303);
});

test("V24: the link of that mail carries the site's own address, whatever host the sign-in named", async () => {
  await site.person("host@example.com");
  const evil = { host: "evil.example", "x-forwarded-host": "evil.example", origin: "http://evil.example" };
  await site.visitor("198.51.100.78").post("http://evil.example/auth", signIn("host@example.com"), evil);
  const text = (await site.mailsTo("host@example.com")).map((mail) => mail.text + mail.html).join();
  expect(text).toContain("http://127.0.0.1:3000/auth/not-me");
  expect(text).not.toContain("evil.example");
});

test("who comes back by a code within the grace period of their deletion reads that their account stays, and everybody else does not", async () => {
  const email = "stays-by-code@example.com";
  const { secret } = await aProtectedPerson(email);
  const said = "You signed in, so your account is not deleted.";
  const read = async () => {
    const client = await afterPassword(email, "?next=%2Fmessages");
    const answer = await enter(client, codeAt(secret, now()), "?next=%2Fmessages");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/messages"]);
    letTimePass(MINUTE);
    return (await page(client, "/messages")).includes(said);
  };
  await site.rows(
    "insert into departures (user_id, ends_at, hid_adviser) select id, now() + interval '3 days', false from users where email = $1",
    [email],
  );
  expect([await read(), await read()]).toEqual([true, false]);
});
