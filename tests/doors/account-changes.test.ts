import sharp from "sharp";
import { expect, test } from "vitest";
import type { Client } from "../support/client";
import { useSite } from "../support/site";

const site = useSite();

const PASSWORD = "Correct-horse-7";
const SECURITY = "/profile/security";
const DAY = 86_400_000;

const isSignedIn = async (client: Client) => (await client.get("/auth")).status === 302;
const signIn = (client: Client, email: string) => client.post("/auth", { intent: "sign-in", email, password: PASSWORD, rememberMe: "on" });
const linkIn = async (email: string) =>
  (await site.mailsTo(email)).flatMap(({ text }) => text.match(/\/auth\/change-email\?\S+/g) ?? []).at(-1)!;

test("an address is changed once its link was pressed in both mails; opening them changes nothing", async () => {
  const client = await site.person("before@example.com");
  expect((await client.post(SECURITY, { intent: "email-change-begin", newEmail: " After@Example.com " })).status).toBe(303);
  const links = [await linkIn("before@example.com"), await linkIn("after@example.com")];
  expect(links[0]).not.toBe(links[1]);
  for (const link of links) {
    const shown = await site.visitor().get(link);
    expect([shown.status, shown.headers.get("cache-control"), (await shown.text()).includes("after@example.com")]).toEqual([
      200,
      "no-store",
      true,
    ]);
  }
  expect(await (await client.get(SECURITY)).text()).toContain("Changing to");
  await site.visitor().post(links[1]!, {});
  expect((await signIn(site.visitor(), "before@example.com")).status).toBe(303);
  await site.visitor().post(links[0]!, {});
  expect((await signIn(site.visitor(), "before@example.com")).status).toBe(400);
  expect((await signIn(site.visitor(), "after@example.com")).status).toBe(303);
  expect(await isSignedIn(client)).toBe(true);
});

test("11 minutes after signing in, changing the address asks for the password, and what was typed stays", async () => {
  const client = await site.person("stale-change@example.com");
  site.moveClock(11 * 60_000);
  const asked = await client.post(SECURITY, { intent: "email-change-begin", newEmail: "next@example.com" });
  const html = await asked.text();
  expect([asked.status, html.includes('name="currentPassword"'), html.includes('value="next@example.com"')]).toEqual([403, true, true]);
  expect(await site.mailsTo("next@example.com")).toEqual([]);
  site.moveClock(0);
});

test("an ended or strange link of an address change changes nothing", async () => {
  for (const token of ["", "%00", "x".repeat(5000)]) {
    const answer = await site.visitor().get(`/auth/change-email?token=${token}`);
    expect([answer.status, (await answer.text()).includes("This link no longer works")]).toEqual([200, true]);
    expect((await site.visitor().post(`/auth/change-email?token=${token}`, {})).status).toBe(400);
  }
});

test("everything the site keeps of a person is one file, for that person alone", async () => {
  const [ann, eve] = [await site.person("records@example.com"), await site.person("others@example.com")];
  await ann.post("/profile", { intent: "profile", "was.bio": "", bio: "A bridge builder" });
  const answer = await ann.get("/files/my-records.json");
  expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("content-disposition")]).toEqual([
    200,
    "private, no-store, no-transform",
    'attachment; filename="my-records.json"',
  ]);
  const records = await answer.json();
  expect(records.account.email).toBe("records@example.com");
  expect(JSON.stringify(records)).not.toMatch(/argon2|tokenHash|passwordHash|others@example/);
  expect(JSON.stringify(await (await eve.get("/files/my-records.json")).json())).not.toContain("records@example.com");
  expect((await site.visitor().get("/files/my-records.json")).headers.get("location")).toMatch(/^\/auth\?next=/);
});

test("one's files are in it, whole", async () => {
  const ann = await site.person("pictured@example.com");
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#345" } })
    .png()
    .toBuffer();
  await ann.send("/profile", { intent: "avatar", photo: new File([new Uint8Array(picture)], "me.png", { type: "image/png" }) });
  const { files } = await (await ann.get("/files/my-records.json")).json();
  expect(files).toMatchObject([{ bucket: "avatars", mimeType: "image/webp" }]);
  const [profile] = await site.rows<{ avatar_url: string }>("select avatar_url from profiles where email = $1", ["pictured@example.com"]);
  const shown = Buffer.from(await (await site.visitor().get(profile!.avatar_url)).arrayBuffer());
  expect(Buffer.from(files[0].content, "base64").equals(shown)).toBe(true);
});

test("deleting the account asks for the password, signs out everywhere, and signing in within 14 days takes it back", async () => {
  const client = await site.person("leaves@example.com");
  const other = site.visitor();
  await signIn(other, "leaves@example.com");
  expect(await (await client.post(SECURITY, { intent: "leave" })).text()).toContain('name="currentPassword"');
  expect((await client.post(SECURITY, { intent: "leave", currentPassword: "Wrong-horse-1" })).status).toBe(403);
  expect([await isSignedIn(client), await isSignedIn(other)]).toEqual([true, true]);
  const left = await client.post(SECURITY, { intent: "leave", currentPassword: PASSWORD });
  expect([left.status, left.headers.get("location")]).toEqual([303, "/auth"]);
  expect([await isSignedIn(client), await isSignedIn(other)]).toEqual([false, false]);
  site.moveClock(13 * DAY);
  const back = site.visitor();
  await signIn(back, "leaves@example.com");
  expect(await isSignedIn(back)).toBe(true);
  expect(await site.rows("select 1 from departures")).toEqual([]);
  site.moveClock(0);
});

test("nobody else's forms reach another person's address or account", async () => {
  const [ann, eve] = [await site.person("target@example.com"), await site.person("attacker@example.com")];
  const [target] = await site.rows<{ id: string }>("select id from users where email = 'target@example.com'");
  await eve.post(SECURITY, { intent: "leave", currentPassword: PASSWORD, userId: target!.id });
  expect([await isSignedIn(ann), await isSignedIn(eve)]).toEqual([true, false]);
  const forced = await ann.post(SECURITY, { intent: "leave", currentPassword: PASSWORD }, { origin: "https://evil.example" });
  expect(forced.status).toBe(403);
  expect(await isSignedIn(ann)).toBe(true);
});
