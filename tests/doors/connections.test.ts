import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { LANGUAGES } from "#app/languages/languages";
import type { Client } from "../support/client";
import { closeServer } from "../support/close-server";
import { urlOf } from "../support/connection";
import { readPage } from "../support/page-text";
import { ServerUnderTest } from "../support/server";
import { useSite } from "../support/site";
import { SmtpStandIn } from "../support/smtp-stand-in";

const SECRET = "a secret that both servers of this site share";
const site = useSite({ environment: { ADMIN_EMAILS: "root@example.com", SECRET, SMTP_URL: "", BASE_URL: "", MAIL_FROM: "" } });
const other = new ServerUnderTest();
const AT = "/admin?view=settings";
const POSTS = "/admin?index&view=settings";
const ADDRESS = "https://advice.example";
const PASSWORD = "Pass:w@rd/of the mail server";
const mailServer = new SmtpStandIn({ user: "us", password: PASSWORD });

let root: Client;
beforeAll(() => mailServer.listen());
afterAll(async () => {
  await other.remove();
  await mailServer.close();
});
beforeEach(async () => {
  const [known] = await site.rows("select 1 from users");
  root = known ? site.visitor() : await site.person("root@example.com");
  if (known) await root.post("/auth", { intent: "sign-in", email: "root@example.com", password: "Correct-horse-7" });
});

const settings = (client = root, headers = {}) => readPage(client.get(AT, headers));
const versionOf = async (part: "address" | "mail") => {
  const name = part === "mail" ? "mail_%" : "site_address%";
  const [row] = await site.rows<{ at: Date | null }>("select max(updated_at) as at from site_settings where name like $1", [name]);
  return (row?.at ?? new Date(0)).toISOString();
};
const save = async (fields: Record<string, string>, client = root) =>
  client.post(POSTS, {
    ...{ intent: "save-mail-server", version: await versionOf("mail"), host: mailServer.host, port: `${mailServer.port}` },
    ...{ encryption: "none", user: "us", password: PASSWORD, senderName: "Advice", senderAddress: "us@advice.example" },
    ...fields,
  });
const sendTest = async () => {
  // A second press within ten seconds counts as the same.
  await site.rows("update outbox set created_at = created_at - interval '11 seconds' where kind = 'test_mail'");
  await root.post(POSTS, { intent: "send-test-mail" });
  return (await settings()).text;
};

test("an admin sets the mail server on a page and reads in plain words whether it takes mail: first with a wrong password, then with the right one", async () => {
  const before = await settings();
  expect(before.text).toContain("Emails are kept as files, and nobody gets them. Set your mail server, then try it.");
  expect(before.html).toContain('href="/admin?view=settings#mail-server"');
  expect((await save({ password: "wrong" })).status).toBe(303);
  await expect.poll(sendTest, { timeout: 60_000 }).toContain("the server refuses user or password. Enter both again.");
  for (const language of LANGUAGES) expect((await settings(root, { "accept-language": language })).text).not.toContain("problem_");
  const mailbox = await readPage(root.get("/admin?view=mail"));
  expect(mailbox.text).toContain("the server refuses user or password");
  expect(mailbox.text).not.toContain(Buffer.from("\0us\0wrong").toString("base64"));
  expect((await save({})).status).toBe(303);
  await expect.poll(sendTest, { timeout: 60_000 }).toContain("The mail server takes emails.");
  const mail = mailServer.mails.find(({ to }) => to === "root@example.com");
  expect(mail?.from).toBe("us@advice.example");
  expect(mail?.text).toContain("From: Advice <us@advice.example>");
});

test("another server of the site sends through it from then on, without being started again", async () => {
  expect((await save({ host: "" })).status).toBe(303);
  await other.start({ DATABASE_URL: urlOf(site.database.where), DEMO: "0", SECRET });
  const asked = async (email: string) => {
    const body = new URLSearchParams({ intent: "send", email });
    return (await fetch(`${other.url}/auth/forgot`, { method: "POST", body, headers: { origin: other.url }, redirect: "manual" })).status;
  };
  const said = () => fetch(`${other.url}/auth/forgot`).then((answer) => answer.text());
  expect(await said()).toContain("This site cannot send email yet");
  expect((await save({})).status).toBe(303);
  await expect.poll(said, { timeout: 60_000 }).not.toContain("This site cannot send email yet");
  // Not an admin: those get no link through a server on its first day.
  await site.rows("insert into users (email, email_confirmed_at) values ('client@example.com', now())");
  expect(await asked("client@example.com")).toBeLessThan(400);
  await expect.poll(() => mailServer.mails.filter(({ text }) => text.includes("/auth/reset")).length, { timeout: 60_000 }).toBe(1);
  expect(await asked("root@example.com")).toBeLessThan(400);
  const withheld = () =>
    site.rows("select from outbox where kind = 'reset_password' and recipient = 'root@example.com' and last_error like '%Just after%'");
  await expect.poll(async () => (await withheld()).length, { timeout: 60_000 }).toBe(1);
  expect(mailServer.mails.filter(({ to, text }) => to === "root@example.com" && text.includes("/auth/reset"))).toEqual([]);
});

test("the password is on no page, in no table but its own, and goes to no other server", async () => {
  const refused = await readPage(save({ host: "thief.example", encryption: "tls", password: "" }));
  expect([refused.status, refused.text.includes("Please enter the password for this server and user.")]).toEqual([400, true]);
  const wrong = await readPage(save({ port: "22", password: "typed-and-wrong" }));
  expect([wrong.status, wrong.html.includes("typed-and-wrong")]).toEqual([400, false]);
  const { html, text } = await settings();
  expect(text).toContain("One is kept. Left empty, it stays");
  const log = (await readPage(root.get("/admin?view=audit"))).text;
  expect(log).toContain("changed the mail server");
  const tables = await site.rows<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'");
  const rows = await Promise.all(tables.map(({ name }) => site.rows(`select t::text as row from "${name}" t`)));
  const zip = await root.get("/admin/site.zip");
  for (const form of [PASSWORD, encodeURIComponent(PASSWORD), Buffer.from(PASSWORD).toString("base64")])
    for (const said of [html, log, JSON.stringify(rows), Buffer.from(await zip.clone().arrayBuffer()).toString("latin1")])
      expect(said).not.toContain(form);
});

test("whoever has not signed in lately does so first, and the form comes back without the password", async () => {
  site.moveClock(20 * 60_000);
  const answer = await save({ senderName: "Changed", password: "typed-before" });
  site.moveClock(0);
  expect(answer.headers.get("location")).toMatch(/^\/auth\?again=1/);
  const held = JSON.stringify(await site.rows("select fields from held_forms"));
  expect([held.includes("Changed"), held.includes("typed-before")]).toEqual([true, false]);
});

test("an address is tried before it is in force: the page is served at both, is confirmed from there alone, and then holds", async () => {
  // As a proxy passes a request on: to where the site listens, by whatever name.
  const server = createServer(site.listener());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    await closeServer(server);
  });
  const port = (server.address() as AddressInfo).port;
  const here = `http://127.0.0.1:${port}`;
  let cookie = [...root.cookies].map((pair) => pair.join("=")).join("; ");
  const post = (fields: Record<string, string>, origin: string) =>
    fetch(here + POSTS, { method: "POST", body: new URLSearchParams(fields), headers: { origin, cookie }, redirect: "manual" });
  const enter = async (address: string, from = here) =>
    post({ intent: "save-site-address", version: await versionOf("address"), address }, from);
  const confirm = async (origin: string) => post({ intent: "confirm-address", version: await versionOf("address") }, origin);
  expect((await enter("advice.example")).status).toBe(303);
  expect((await settings()).text).toContain("https://advice.example is entered and not confirmed yet");
  expect((await confirm(here)).status).toBe(409);
  expect((await confirm("https://elsewhere.example")).status).toBe(403);
  expect((await enter("advice.example")).status).toBe(303);
  const confirmed = await confirm(ADDRESS);
  expect(confirmed.status).toBe(303);
  expect(confirmed.headers.getSetCookie()).toContain("session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
  cookie = confirmed.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  expect(cookie).toContain("__Host-session=");
  const page = await readPage(fetch(here + AT, { headers: { cookie } }));
  expect(page.text).toContain("This is the address of the site now.");
  expect((await enter("")).status).toBe(403);
  // Signing in and 'This wasn't me' stay where people are used to find them.
  const signIn = new URLSearchParams({ intent: "sign-in", email: "root@example.com", password: "Wrong-horse-7" });
  const refused = await fetch(`${here}/auth`, { method: "POST", body: signIn, headers: { origin: here }, redirect: "manual" });
  expect(refused.status).not.toBe(403);
  expect((await fetch(`${here}/auth`, { method: "POST", body: signIn, headers: { origin: "https://evil.example" } })).status).toBe(403);
  expect((await fetch(`${here}/`)).headers.get("strict-transport-security")).not.toBeNull();
  expect((await readPage(site.visitor().get("/"))).html).toContain(`<link rel="canonical" href="${ADDRESS}/"`);
  expect((await enter("", ADDRESS)).status).toBe(303);
  expect((await readPage(site.visitor().get("/"))).html).not.toContain(ADDRESS);
});
