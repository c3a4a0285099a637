import { expect, test, vi } from "vitest";
import { FIRST_SESSION_TIMEOUT_HOURS } from "#app/features/accounts/limits";
import { useSite } from "../support/site";

const site = useSite({ environment: { ADMIN_EMAILS: "root@example.com" } });

const PASSWORD = "Correct-horse-7";
const HOUR = 3_600_000;

const signIn = (email: string, password = PASSWORD, more: Record<string, string> = { rememberMe: "on" }) => ({
  intent: "sign-in",
  email,
  password,
  ...more,
});
const signUp = (email: string, password = PASSWORD) => ({
  intent: "sign-up",
  email,
  password,
  confirmPassword: password,
  category: "individual",
});

/** Signed-in people are redirected away from /auth. */
const isSignedIn = async (client: ReturnType<typeof site.visitor>) => (await client.get("/auth")).status === 302;

const sessionOf = (response: Response) => response.headers.getSetCookie().find((cookie) => cookie.startsWith("session=")) ?? "";

/** Returns the text of a page, without tags, styles and scripts. */
async function words(response: Response) {
  const html = await response.text();
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, "\n")
    .replaceAll("&#x27;", "'");
}

test("who ticks 'Remember me' reads beside it how long that is, and that another time can be chosen", async () => {
  const html = await (await site.visitor().get("/auth")).text();
  const [, hint = ""] =
    /name="rememberMe"[^>]*aria-describedby="([^"]+)"|aria-describedby="([^"]+)"[^>]*name="rememberMe"/.exec(html)?.filter(Boolean) ?? [];
  const said = new RegExp(`id="${hint.split(" ")[0]}"[^>]*>([^<]*)<`).exec(html)?.[1];
  expect(said).toContain(`until it has been unused for ${FIRST_SESSION_TIMEOUT_HOURS} hours`);
  expect(said).toContain("under Security in your profile");
});

test("/auth has its title, the way home, both tabs, the fields and buttons of signing in", async () => {
  const html = await (await site.visitor().get("/auth")).text();
  for (const part of [
    "Welcome to Sagebridge",
    "Back to home",
    "Email",
    "Password",
    "Remember me",
    "Forgot password?",
    "Continue with Google",
    "Continue with LinkedIn",
  ])
    expect(html).toContain(part);
  expect(html).toMatch(/href="\/auth"[^>]*>Sign In</);
  expect(html).toMatch(/href="\/auth\?tab=sign-up"[^>]*>Sign Up</);
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*>Sign In</);
  expect(html).not.toContain("Confirm Password");
  expect(html).toMatch(/<a[^>]*href="\/"[^>]*>(<svg[\s\S]*?<\/svg>)?[^<]*Back to home/);
  const tabs = [...html.matchAll(/<a[^>]*role="tab"[^>]*>([^<]*)</g)];
  expect(tabs.map(([tag, name]) => [name, tag.includes('aria-selected="true"')])).toEqual([
    ["Sign In", true],
    ["Sign Up", false],
  ]);
  expect(/<input[^>]*name="rememberMe"[^>]*>/.exec(html)?.[0]).toContain('type="checkbox"');
});

test("/auth?tab=sign-up has the fields and the button of signing up", async () => {
  const html = await (await site.visitor().get("/auth?tab=sign-up")).text();
  for (const part of ["Confirm Password", "Account type", "Individual", "Business", "Organisation", "Create Account"])
    expect(html).toContain(part);
  expect(html).not.toContain("Forgot password?");
});

test("an account begins in the currency that its visitor saw amounts in: the one they chose, else that of the region their browser asks for", async () => {
  const join = async (email: string, headers: Record<string, string>, chosen?: string) => {
    const visitor = site.visitor();
    if (chosen !== undefined) visitor.cookies.set("currency", chosen);
    expect((await visitor.post("/auth?tab=sign-up", signUp(email), headers)).status).toBe(303);
    const [row] = await site.rows("select currency from profiles where email = $1", [email]);
    return row?.currency;
  };
  expect(await join("berlin@example.com", { "accept-language": "de-DE,de;q=0.9,en;q=0.8" })).toBe("EUR");
  expect(await join("leeds@example.com", { "accept-language": "en-GB" })).toBe("GBP");
  expect(await join("chosen@example.com", { "accept-language": "de-DE" }, "CAD")).toBe("CAD");
  expect(await join("odd@example.com", { "accept-language": "*" }, "XYZ")).toBe("USD");
  expect(await join("none@example.com", {}, "")).toBe("USD");
});

test("a person signs up, confirms by the mailed link and is signed in", async () => {
  const client = site.visitor();
  const answer = await client.post("/auth?tab=sign-up", signUp("ann@example.com"));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/auth?tab=sign-up&sent=1"]);
  const waiting = await words(await client.get("/auth?tab=sign-up&sent=1"));
  for (const said of [
    "Check your email",
    "We've sent you a confirmation link.",
    "waits for its confirmation link.",
    "ann@example.com",
    "Send again",
    "Correct it",
  ])
    expect(waiting).toContain(said);
  expect(await isSignedIn(client)).toBe(false);
  const confirmed = await client.confirm("ann@example.com");
  expect([confirmed.status, confirmed.headers.get("location")]).toEqual([303, "/"]);
  expect(await isSignedIn(client)).toBe(true);
});

test("the mistyped address stands in the form again when it is to be corrected", async () => {
  const client = site.visitor();
  await client.post("/auth?tab=sign-up", signUp("typo@example.com"));
  expect(await (await client.get("/auth?tab=sign-up")).text()).toContain('value="typo@example.com"');
});

test("signing in and confirming lead back to where the person came from", async () => {
  const next = encodeURIComponent("/book-consultation?topic=tax");
  const newcomer = site.visitor();
  await newcomer.post(`/auth?tab=sign-up&next=${next}`, signUp("back@example.com"));
  expect((await newcomer.confirm("back@example.com")).headers.get("location")).toBe("/book-consultation?topic=tax");
  const signedIn = await site.visitor().post(`/auth?next=${next}`, signIn("back@example.com"));
  expect([signedIn.status, signedIn.headers.get("location")]).toEqual([303, "/book-consultation?topic=tax"]);
});

test("looking at a confirmation link changes nothing; its button works once", async () => {
  const client = site.visitor();
  await client.post("/auth?tab=sign-up", signUp("scan@example.com"));
  const [mail] = await site.mailsTo("scan@example.com");
  const link = /\/auth\/confirm\?\S+/.exec(mail!.text)![0];
  for (const visitor of [client, client, site.visitor()]) {
    const page = await visitor.get(link);
    expect([page.status, page.headers.get("cache-control"), page.headers.get("referrer-policy")]).toEqual([200, "no-store", "same-origin"]);
    expect(await words(page)).toContain("Confirm and sign in");
  }
  expect((await site.rows("select 1 from users where email = 'scan@example.com' and email_confirmed_at is null")).length).toBe(1);
  expect((await client.post(link, {})).status).toBe(303);
  const again = await site.visitor().post(link, {});
  expect(again.status).toBe(400);
  expect(sessionOf(again)).toBe("");
  expect(await words(again)).toContain("This link has already been used");
});

test("wrong fields are told beside them to the letter, with the email still there and the password never", async () => {
  const refused = await site.visitor().post("/auth?tab=sign-up", { ...signUp("not-an-email", "short"), confirmPassword: "other" });
  expect(refused.status).toBe(400);
  const html = await refused.clone().text();
  expect(html).toContain('value="not-an-email"');
  expect(html).not.toContain('"short"');
  const said = await words(refused);
  for (const message of ["Please enter a valid email address", "Password must be at least 8 characters", "Passwords don't match"])
    expect(said).toContain(message);
});

test("the session is an HttpOnly, SameSite cookie that outlives the browser only with Remember me, and the token is in no body", async () => {
  await site.person("cookie@example.com");
  const remembered = await site.visitor().post("/auth", signIn("cookie@example.com"));
  expect(sessionOf(remembered)).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/);
  const client = site.visitor();
  const passing = await client.post("/auth", signIn("cookie@example.com", PASSWORD, {}));
  expect(sessionOf(passing)).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  const token = client.cookies.get("session") ?? "missing";
  expect(await (await client.get("/")).text()).not.toContain(token);
});

test("a session that somebody chose beforehand is not the one signed in to, and a new one begins every time", async () => {
  await site.person("fixed@example.com");
  const client = site.visitor();
  client.cookies.set("session", "chosen-by-an-attacker");
  await client.post("/auth", signIn("fixed@example.com"));
  const token = client.cookies.get("session");
  expect(token).not.toBe("chosen-by-an-attacker");
  const other = site.visitor();
  await other.post("/auth", signIn("fixed@example.com"));
  expect(other.cookies.get("session")).not.toBe(token);
  const attacker = site.visitor();
  attacker.cookies.set("session", "chosen-by-an-attacker");
  expect(await isSignedIn(attacker)).toBe(false);
});

test("signing out ends the session on the server, clears the cookie and says so", async () => {
  const client = await site.person("leaver@example.com");
  const kept = client.cookies.get("session") ?? "";
  const answer = await client.post("/auth/sign-out", {});
  expect([answer.status, answer.headers.get("location"), answer.headers.get("clear-site-data")]).toEqual([303, "/", '"cache"']);
  expect(client.cookies.has("session")).toBe(false);
  expect(await words(await client.get("/"))).toContain("You have been signed out successfully.");
  client.cookies.set("session", kept);
  expect(await isSignedIn(client)).toBe(false);
});

test("what was said to the assistant before signing in is read by nobody once one has signed out at that window", async () => {
  const client = site.visitor();
  await client.post("/ai-assistant", { assistant: "message", content: "They dismissed me without a notice" });
  expect(await words(await client.get("/ai-assistant"))).toContain("They dismissed me");
  const token = client.cookies.get("conversation") ?? "";
  const person = await site.person("window@example.com");
  client.cookies.set("session", person.cookies.get("session") ?? "");
  await client.post("/auth/sign-out", {});
  expect([client.cookies.has("session"), client.cookies.has("conversation")]).toEqual([false, false]);
  client.cookies.set("conversation", token);
  expect(await words(await client.get("/ai-assistant"))).not.toContain("They dismissed me");
});

test("a sign-out that fails on the server is logged only: the browser is signed out and told as ever", async () => {
  const client = await site.person("stuck@example.com");
  const said: string[] = [];
  await site.rows("create function refuse() returns trigger language plpgsql as $$ begin raise exception 'out of order'; end $$");
  await site.rows("create trigger refuse before delete on sessions for each row execute function refuse()");
  vi.stubEnv("NODE_ENV", "production");
  const listening = vi.spyOn(process.stdout, "write").mockImplementation((line) => said.push(String(line)) > 0);
  const answer = await client.post("/auth/sign-out", {});
  listening.mockRestore();
  vi.unstubAllEnvs();
  await site.rows("drop function refuse cascade");
  expect([answer.status, client.cookies.has("session"), said.join("").includes("sign-out failed")]).toEqual([303, false, true]);
  expect(await words(await client.get("/"))).toContain("You have been signed out successfully.");
});

test("following a link to sign-out signs nobody out", async () => {
  const client = await site.person("stays@example.com");
  await client.get("/auth/sign-out");
  expect(await isSignedIn(client)).toBe(true);
});

test("a session unused for longer than the person's timeout is refused by the server", async () => {
  const client = await site.person("idle@example.com");
  await site.rows("update security_settings set session_timeout = 1 from users where users.id = user_id and email = 'idle@example.com'");
  site.moveClock(59 * 60_000);
  expect(await isSignedIn(client)).toBe(true);
  site.moveClock(59 * 60_000 + 61 * 60_000);
  expect(await isSignedIn(client)).toBe(false);
  site.moveClock(0);
});

test("an unknown address and a wrong password get the same status, body and cookies", async () => {
  await site.person("known@example.com");
  const answers = await Promise.all(
    ["known@example.com", "unknow@example.com"].map(async (email) => {
      const answer = await site.visitor().post("/auth", signIn(email, "Wrong-horse-77"));
      return { status: answer.status, cookies: answer.headers.getSetCookie(), body: (await answer.text()).replaceAll(email, "somebody") };
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ status: 400, cookies: [] });
  expect(answers[0]?.body).toContain("Invalid email or password.");
});

/** What a pending sign-up's cookie tells its browser, except for the address it concerns. */
const told = (text: string, email: string) =>
  Buffer.from(text, "base64url")
    .toString()
    .replace(email, "somebody")
    .replace(/[0-9a-f-]{36}/, "sign-up");

test("signing up with a known and a new address is the same answer, and the known owner is told by mail", async () => {
  await site.person("taken@example.com");
  const [known, fresh] = await Promise.all(
    ["taken@example.com", "fresh@example.com"].map(async (email) => {
      const answer = await site.visitor().post("/auth?tab=sign-up", signUp(email, "Other-horse-77"));
      const cookies = answer.headers
        .getSetCookie()
        .map((cookie) => cookie.replace(/^waiting-email=([\w-]+)\.[\w-]{43};/, (_, text) => told(text, email)));
      return { status: answer.status, to: answer.headers.get("location"), cookies, body: await answer.text() };
    }),
  );
  expect(known).toEqual(fresh);
  expect((await site.mailsTo("taken@example.com")).at(-1)?.subject).toBe("You already have an account at Sagebridge");
});

test("a stranger who signs up with the same address takes neither the link nor the account", async () => {
  const [owner, stranger] = [site.visitor(), site.visitor()];
  const email = "wanted@example.com";
  const linkOf = async (at: number) => /\/auth\/confirm\?\S+/.exec((await site.mailsTo(email)).at(at)!.text)![0];
  await owner.post("/auth?tab=sign-up", signUp(email));
  await stranger.post("/auth?tab=sign-up", signUp(email, "Strangers-horse-7"));
  await owner.post("/auth", { intent: "send-again", email });
  await site.visitor().post("/auth", { intent: "send-again", email });
  const foreign = await linkOf(-1);
  const page = await words(await owner.get(foreign));
  for (const said of ["Choose a password, and your account is ready.", "New Password", "Confirm and sign in"]) expect(page).toContain(said);
  expect([(await owner.post(foreign, {})).status, await isSignedIn(owner)]).toEqual([400, false]);
  const own = await linkOf(-2);
  expect(await words(await owner.get(own))).not.toContain("New Password");
  expect((await owner.post(own, {})).status).toBe(303);
  expect(await isSignedIn(owner)).toBe(true);
  const tries = [PASSWORD, "Strangers-horse-7"].map(
    async (password) => (await site.visitor().post("/auth", signIn(email, password))).status,
  );
  expect(await Promise.all(tries)).toEqual([303, 400]);
});

test("a link pressed in another browser, or that of somebody else's sign-up, asks for a password: none given before counts", async () => {
  const [owner, stranger] = [site.visitor(), site.visitor()];
  const email = "pressed@example.com";
  await owner.post("/auth?tab=sign-up", signUp(email));
  await stranger.post("/auth?tab=sign-up", signUp(email, "Strangers-horse-7"));
  const links = (await site.mailsTo(email)).map(({ text }) => /\/auth\/confirm\?\S+/.exec(text)![0]);
  for (const [who, link] of [
    [owner, links[1]!],
    [stranger, links[0]!],
    [site.visitor(), links[0]!],
    [site.visitor(), links[1]!],
  ] as const) {
    const page = await words(await who.get(link));
    for (const said of ["does not count", "New Password", "Confirm and sign in"]) expect(page).toContain(said);
    expect([(await who.post(link, {})).status, await isSignedIn(who)]).toEqual([400, false]);
  }
  const phone = site.visitor();
  const chosen = { password: "Own-horse-222", confirmPassword: "Own-horse-222" };
  expect([(await phone.post(links[1]!, chosen)).status, await isSignedIn(phone)]).toEqual([303, true]);
  const enter = async (password: string) => (await site.visitor().post("/auth", signIn(email, password))).status;
  expect([await enter("Own-horse-222"), await enter("Strangers-horse-7"), await enter(PASSWORD)]).toEqual([303, 400, 400]);
  expect((await stranger.post(links[1]!, {})).status).toBe(400);
});

test("an unconfirmed address is told only after the right password, with a way to have the link sent again", async () => {
  await site.visitor().post("/auth?tab=sign-up", signUp("slow@example.com"));
  const client = site.visitor();
  expect(await words(await client.post("/auth", signIn("slow@example.com", "Wrong-horse-77")))).not.toContain("Email not confirmed");
  const refused = await client.post("/auth", signIn("slow@example.com"));
  expect([refused.status, sessionOf(refused)]).toEqual([400, ""]);
  const said = await words(refused);
  expect(said).toContain("Email not confirmed");
  expect(said).toContain("Send again");
  const again = await client.post("/auth", { intent: "send-again", email: "slow@example.com" });
  expect([again.status, again.headers.get("location")]).toEqual([303, "/auth"]);
  expect(await site.mailsTo("slow@example.com")).toHaveLength(2);
});

test("asking for a new password is the same answer for known and unknown", async () => {
  await site.person("forgetful@example.com");
  const [known, unknown] = await Promise.all(
    ["forgetful@example.com", "stranger@example.com"].map(async (email) => {
      const answer = await site.visitor().post("/auth/forgot", { email });
      return { status: answer.status, to: answer.headers.get("location"), cookies: answer.headers.getSetCookie() };
    }),
  );
  expect(known).toEqual(unknown);
  expect(await site.mailsTo("stranger@example.com")).toHaveLength(0);
});

test("a mailed link sets a new password once, ends every session and lets the person in with the new one alone", async () => {
  const client = await site.person("reset@example.com");
  await site.visitor().post("/auth/forgot", { email: "reset@example.com" });
  const mail = (await site.mailsTo("reset@example.com")).at(-1);
  const link = /\/auth\/reset\?\S+/.exec(mail!.text)![0];
  expect(await words(await site.visitor().get(link))).toContain("New Password");
  const wrong = await site.visitor().post(link, { password: "Better-horse-8", confirmPassword: "Worse-horse-8" });
  expect(await words(wrong)).toContain("Passwords don't match");
  const done = await site.visitor().post(link, { password: "Better-horse-8", confirmPassword: "Better-horse-8" });
  expect([done.status, done.headers.get("location"), sessionOf(done)]).toEqual([
    303,
    "/auth",
    "session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0",
  ]);
  expect(await isSignedIn(client)).toBe(false);
  expect((await site.visitor().post(link, { password: "Third-horse-9", confirmPassword: "Third-horse-9" })).status).toBe(400);
  expect((await site.visitor().post("/auth", signIn("reset@example.com"))).status).toBe(400);
  expect((await site.visitor().post("/auth", signIn("reset@example.com", "Better-horse-8"))).status).toBe(303);
});

test("links in mails lead to the site's own address, whatever host a request claims", async () => {
  await site.person("hosted@example.com");
  const poisoned = {
    host: "evil.example",
    origin: "http://evil.example",
    "x-forwarded-host": "evil.example",
    forwarded: "host=evil.example",
  };
  await site.visitor().post("http://evil.example/auth/forgot", { email: "hosted@example.com" }, poisoned);
  await site.visitor().post("http://evil.example/auth?tab=sign-up", signUp("hosted2@example.com"), poisoned);
  for (const [email, count] of [
    ["hosted@example.com", 2],
    ["hosted2@example.com", 1],
  ] as const) {
    const mails = await site.mailsTo(email);
    expect(mails).toHaveLength(count);
    for (const { text, html } of mails) expect(text + html).not.toContain("evil.example");
  }
});

test("another site can neither sign anyone in nor out", async () => {
  const client = await site.person("csrf@example.com");
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://sub.127.0.0.1:3000" },
    { origin: "http://127.0.0.1:3000", "sec-fetch-site": "cross-site" },
    { origin: "http://127.0.0.1:3000", "sec-fetch-site": "same-site" },
  ];
  for (const headers of foreign) {
    expect((await client.post("/auth/sign-out", {}, headers)).status).toBe(403);
    const forced = await site.visitor().post("/auth", signIn("csrf@example.com"), headers);
    expect([forced.status, sessionOf(forced)]).toEqual([403, ""]);
  }
  expect(await isSignedIn(client)).toBe(true);
});

test("no return address leads off the site", async () => {
  const hostile = [
    "//evil.example",
    "/\\evil.example",
    "https:evil.example",
    "/%09/evil.example",
    "/\t/evil.example",
    "/.//evil.example",
    "javascript:alert(1)",
    "\x01javascript:alert(1)",
    "x".repeat(10_000),
  ];
  await site.person("next@example.com");
  for (const next of hostile) {
    for (const query of [`next=${encodeURIComponent(next)}`, `next=${encodeURIComponent(next)}&next=/profile`]) {
      const answer = await site.visitor().post(`/auth?${query}`, signIn("next@example.com"));
      expect(answer.status).toBe(303);
      const target = new URL(answer.headers.get("location") ?? "", "http://127.0.0.1:3000");
      expect([target.origin, target.pathname.startsWith("//")]).toEqual(["http://127.0.0.1:3000", false]);
    }
  }
});

test("the signed-in who open /auth are led to the home page, or to the page they were after", async () => {
  const client = await site.person("inside@example.com");
  expect((await client.get("/auth")).headers.get("location")).toBe("/");
  expect((await client.get("/auth?tab=sign-up")).headers.get("location")).toBe("/");
  expect((await client.get("/auth?next=/profile")).headers.get("location")).toBe("/profile");
});

test("Google and LinkedIn say on the page that they are not to be had", async () => {
  const client = site.visitor();
  await client.post("/auth", { intent: "google" });
  const refused = await words(await client.get("/auth"));
  expect(refused).toContain("Failed to sign in with Google");
  expect(refused).toContain("Google is not offered here yet. Please sign in with your email and password.");
  const answer = await client.post("/auth?tab=sign-up", { intent: "linkedin" });
  expect(answer.headers.get("location")).toBe("/auth?tab=sign-up");
  expect(await words(await client.get("/auth?tab=sign-up"))).toContain("Coming Soon");
});

test("what is no form, or a strange one, is answered with 4xx and never breaks", async () => {
  const bodies: [string, string][] = [
    ["application/json", '{"email":"ann@example.com"}'],
    ["text/plain", "email=ann@example.com"],
    ["multipart/form-data", "no boundary"],
    ["application/x-www-form-urlencoded", "email=a&email=b&password=x&password=y&__proto__[isAdmin]=1&intent=sign-in&intent=sign-up"],
    ["application/x-www-form-urlencoded", "email=%00&password=%00"],
    ["application/x-www-form-urlencoded", `email=${"a".repeat(50_000)}@example.com&password=Correct-horse-7`],
  ];
  for (const path of ["/auth", "/auth?tab=sign-up", "/auth/forgot", "/auth/reset?token=x", "/auth/confirm?token=x"])
    for (const [type, body] of bodies) {
      const answer = await site.visitor().json(path, body, { "content-type": type });
      expect([path, type, answer.status >= 400 && answer.status < 500]).toEqual([path, type, true]);
    }
});

test("a link with a strange token is an ended one", async () => {
  for (const token of ["", "%00", "x".repeat(5000), "..%2F", "é&token=b"])
    for (const page of ["confirm", "reset"]) {
      const answer = await site.visitor().get(`/auth/${page}?token=${token}`);
      expect([answer.status, (await words(answer)).includes("This link no longer works")]).toEqual([200, true]);
    }
});

test("an address of ADMIN_EMAILS is admin once confirmed, and not before", async () => {
  const client = site.visitor();
  await client.post("/auth?tab=sign-up", signUp("root@example.com"));
  expect(await site.rows("select 1 from user_roles")).toHaveLength(0);
  await client.confirm("root@example.com");
  expect(await site.rows("select 1 from user_roles")).toHaveLength(1);
});

test("a session lasts thirty days at the most", async () => {
  const client = await site.person("month@example.com");
  await site.rows("update security_settings set session_timeout = 168 from users where users.id = user_id and email = 'month@example.com'");
  for (let day = 1; day < 30; day += 1) {
    site.moveClock(day * 24 * HOUR);
    expect(await isSignedIn(client)).toBe(true);
  }
  site.moveClock(30 * 24 * HOUR + HOUR);
  expect(await isSignedIn(client)).toBe(false);
  site.moveClock(0);
});
