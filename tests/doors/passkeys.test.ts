import { expect, test } from "vitest";
import type { Client } from "../support/client";
import { type Bent, SoftwareAuthenticator } from "../support/passkey";
import { useSite } from "../support/site";

const SITE = "http://localhost:3000";
const site = useSite({ environment: { BASE_URL: SITE } });

const PASSWORD = "Correct-horse-7";
let count = 0;

const post = (who: Client, path: string, fields: Record<string, string | undefined>) =>
  who.post(`${SITE}${path}`, fields, { origin: SITE, host: "localhost:3000" });
const optionsOf = async (answer: Response) => {
  const text = await answer.text();
  const found = /"challenge",\s*"([\w-]+)"/.exec(text.replaceAll("\\", ""))?.[1];
  return { challenge: found ?? "", rp: { id: "localhost" }, rpId: "localhost" };
};

/** Creates a signed-up person, with a separate name for each test. */
async function aPerson() {
  count += 1;
  const email = `passkey-${count}@example.com`;
  const client = site.visitor();
  await post(client, "/auth?tab=sign-up", {
    intent: "sign-up",
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    category: "individual",
  });
  const link = (await site.mailsTo(email)).flatMap(({ text }) => text.match(/\/auth\/confirm\?\S+/g) ?? []).at(-1) ?? "";
  await post(client, link, { token: new URLSearchParams(link.split("?")[1]).get("token") ?? "" });
  const [user] = await site.rows<{ id: string }>("select id from users where email = $1", [email]);
  return { email, client, userId: user!.id };
}

async function add(client: Client, userId: string, device: SoftwareAuthenticator, bent: Bent = {}) {
  const begun = await post(client, "/profile/security.data", { intent: "passkey-begin" });
  const options = { ...(await optionsOf(begun)), user: { id: Buffer.from(userId).toString("base64url") } };
  return post(client, "/profile/security", { intent: "passkey-finish", credential: device.register(options, bent) });
}

async function aPersonWithPasskey() {
  const person = await aPerson();
  const device = new SoftwareAuthenticator(SITE);
  expect((await add(person.client, person.userId, device)).status).toBe(303);
  return { ...person, device };
}

async function begin(visitor = site.visitor()) {
  return { visitor, options: await optionsOf(await post(visitor, "/auth.data", { intent: "passkey-begin" })) };
}

const enter = (visitor: Client, credential: string) => post(visitor, "/auth", { intent: "passkey", credential });
const isIn = (visitor: Client) => visitor.cookies.has("session");
const passkeysOf = (userId: string) => site.rows("select * from passkeys where user_id = $1", [userId]);

test("a passkey is added, told by mail, signs in, and stands for the second factor too", async () => {
  const { email, userId, device } = await aPersonWithPasskey();
  expect((await site.mailsTo(email)).at(-1)?.subject).toBe("A passkey was added at Sagebridge");
  await site.rows("update security_settings set two_factor_enabled = true where user_id = $1", [userId]);
  const { visitor, options } = await begin();
  const answer = await enter(visitor, device.sign(options));
  expect([answer.status, answer.headers.get("location"), isIn(visitor)]).toEqual([303, "/", true]);
  const html = await (await visitor.get("/profile/security")).text();
  expect(html).toContain("Remove");
  expect((await passkeysOf(userId))[0]).toMatchObject({ counter: "1" });
});

test("the mail about a passkey has a button that takes it away, and so does a new password by mail", async () => {
  const { email, userId, device } = await aPersonWithPasskey();
  const [mail] = (await site.mailsTo(email)).filter(({ kind }) => kind === "passkey_added");
  expect(mail!.text).toContain("no passkey signs in any more");
  const pressed = await post(site.visitor(), /\/auth\/not-me\?\S+/.exec(mail!.text)![0], {});
  expect([pressed.status, await passkeysOf(userId)]).toEqual([303, []]);
  const { visitor, options } = await begin();
  await enter(visitor, device.sign(options));
  expect(isIn(visitor)).toBe(false);

  const other = await aPersonWithPasskey();
  await post(site.visitor(), "/auth/forgot", { email: other.email });
  const link = (await site.mailsTo(other.email)).flatMap(({ text }) => text.match(/\/auth\/reset\?\S+/g) ?? []).at(-1)!;
  expect((await post(site.visitor(), link, { password: "Better-horse-8", confirmPassword: "Better-horse-8" })).status).toBe(303);
  expect(await passkeysOf(other.userId)).toEqual([]);
});

test("whoever is to sign in once more does so with a passkey, and comes back to what they were about to do", async () => {
  const { client, device } = await aPersonWithPasskey();
  site.moveClock(16 * 60_000);
  const records = () => client.get(`${SITE}/files/my-records.json`);
  const to = (await records()).headers.get("location") ?? "";
  expect(to).toBe("/auth?again=1&next=%2Ffiles%2Fmy-records.json");
  const options = await optionsOf(await post(client, to.replace("/auth?", "/auth.data?"), { intent: "passkey-begin" }));
  const entered = await post(client, to, { intent: "passkey", credential: device.sign(options) });
  expect([entered.status, entered.headers.get("location")]).toEqual([303, "/files/my-records.json"]);
  expect((await records()).status).toBe(200);
  site.moveClock(0);
});

test("an answer that was sent once signs in nobody a second time", async () => {
  const { device } = await aPersonWithPasskey();
  const { visitor, options } = await begin();
  const cookie = visitor.cookies.get("passkey")!;
  const answer = device.sign(options);
  await enter(visitor, answer);
  const thief = site.visitor();
  thief.cookies.set("passkey", cookie);
  expect((await enter(thief, answer)).status).toBe(400);
  expect(isIn(thief)).toBe(false);
});

test("ten answers to one challenge at the same moment make one session", async () => {
  const { device, userId } = await aPersonWithPasskey();
  const { visitor, options } = await begin();
  const answer = device.sign(options);
  const before = (await site.rows("select 1 from sessions where user_id = $1", [userId])).length;
  await Promise.all(Array.from({ length: 10 }, () => enter(visitor, answer)));
  expect((await site.rows("select 1 from sessions where user_id = $1", [userId])).length).toBe(before + 1);
});

test("a challenge of another browser does not sign in", async () => {
  const { device } = await aPersonWithPasskey();
  const { options } = await begin();
  const { visitor } = await begin();
  expect([(await enter(visitor, device.sign(options))).status, isIn(visitor)]).toEqual([400, false]);
  const without = site.visitor();
  expect([(await enter(without, device.sign(options))).status, isIn(without)]).toEqual([400, false]);
  const own = await begin();
  expect([(await enter(own.visitor, device.sign(own.options))).status, isIn(own.visitor)]).toEqual([303, true]);
});

const EVIL: [name: string, bent: Bent][] = [
  ["from another origin", { origin: "https://evil.example" }],
  ["from a sibling of this origin", { origin: "http://app.localhost:3000" }],
  ["for another site", { rpId: "evil.example" }],
  ["to a challenge of its own", { challenge: Buffer.from("chosen by the caller").toString("base64url") }],
  ["without the person verified", { isVerified: false }],
  ["in another person's name", { userHandle: Buffer.from("2f2b3c4d-0000-4000-8000-000000000000").toString("base64url") }],
];

test.each(EVIL)("an answer %s is refused, and says what every refusal says", async (_name, bent) => {
  const { device } = await aPersonWithPasskey();
  const { visitor, options } = await begin();
  const answer = await enter(visitor, device.sign(options, bent));
  expect([answer.status, isIn(visitor)]).toEqual([400, false]);
  const stranger = await begin();
  const unknown = await enter(stranger.visitor, new SoftwareAuthenticator(SITE).sign(stranger.options));
  expect(unknown.status).toBe(400);
});

test("a counter that has not grown is a copied key, and refused", async () => {
  const { device } = await aPersonWithPasskey();
  const first = await begin();
  await enter(first.visitor, device.sign(first.options, { counter: 5 }));
  expect(isIn(first.visitor)).toBe(true);
  for (const counter of [5, 4, 0]) {
    const again = await begin();
    await enter(again.visitor, device.sign(again.options, { counter }));
    expect([counter, isIn(again.visitor)]).toEqual([counter, false]);
  }
});

test.each(EVIL.slice(0, 5))("a new passkey %s is not added", async (_name, bent) => {
  const { client, userId } = await aPerson();
  expect((await add(client, userId, new SoftwareAuthenticator(SITE), bent)).status).toBe(403);
  expect(await passkeysOf(userId)).toEqual([]);
});

test("nobody adds a passkey to another's account, and a key of one account is none of another's", async () => {
  const [ann, ben] = [await aPersonWithPasskey(), await aPerson()];
  const options = await optionsOf(await post(ann.client, "/profile/security.data", { intent: "passkey-begin" }));
  ben.client.cookies.set("passkey", ann.client.cookies.get("passkey")!);
  const credential = new SoftwareAuthenticator(SITE).register(options);
  const finish = (client: Client) => post(client, "/profile/security", { intent: "passkey-finish", credential });
  expect((await finish(ben.client)).status).toBe(403);
  expect((await add(ben.client, ben.userId, ann.device)).status).toBe(403);
  expect(await passkeysOf(ben.userId)).toEqual([]);
  expect(await passkeysOf(ann.userId)).toHaveLength(1);
  // Neither was rejected for another reason: she can add the one she began, and he one of his own.
  const again = await optionsOf(await post(ann.client, "/profile/security.data", { intent: "passkey-begin" }));
  const hers = new SoftwareAuthenticator(SITE).register(again);
  expect((await post(ann.client, "/profile/security", { intent: "passkey-finish", credential: hers })).status).toBe(303);
  expect((await add(ben.client, ben.userId, new SoftwareAuthenticator(SITE))).status).toBe(303);
  expect([await passkeysOf(ann.userId), await passkeysOf(ben.userId)].map(({ length }) => length)).toEqual([2, 1]);
});

test("adding and removing ask for a sign-in of the last ten minutes", async () => {
  const { client, userId } = await aPersonWithPasskey();
  await site.rows("update sessions set authenticated_at = now() - interval '11 minutes' where user_id = $1", [userId]);
  expect((await post(client, "/profile/security", { intent: "passkey-begin" })).status).toBe(403);
  const [key] = (await passkeysOf(userId)) as { id: string }[];
  await post(client, "/profile/security", { intent: "passkey-remove", id: key!.id });
  expect(await passkeysOf(userId)).toHaveLength(1);
});

test("a passkey is named and removed by its own person alone, and never when it is the last way in", async () => {
  const [ann, ben] = [await aPersonWithPasskey(), await aPerson()];
  const [key] = (await passkeysOf(ann.userId)) as { id: string }[];
  for (const intent of ["passkey-rename", "passkey-remove"])
    await post(ben.client, "/profile/security", { intent, id: key!.id, name: intent === "passkey-rename" ? "Mine now" : undefined });
  expect(await passkeysOf(ann.userId)).not.toMatchObject([{ name: "Mine now" }]);
  await post(ann.client, "/profile/security", { intent: "passkey-rename", id: key!.id, name: "  The blue key " });
  expect(await passkeysOf(ann.userId)).toMatchObject([{ name: "The blue key" }]);
  expect((await post(ann.client, "/profile/security", { intent: "passkey-rename", id: key!.id, name: " " })).status).toBe(400);
  await site.rows("update users set password_hash = null where id = $1", [ann.userId]);
  await post(ann.client, "/profile/security", { intent: "passkey-remove", id: key!.id });
  expect(await passkeysOf(ann.userId)).toHaveLength(1);
  await add(ann.client, ann.userId, new SoftwareAuthenticator(SITE));
  await post(ann.client, "/profile/security", { intent: "passkey-remove", id: key!.id });
  expect(await passkeysOf(ann.userId)).toHaveLength(1);
  expect((await site.mailsTo(ann.email)).at(-1)?.text).toContain("The blue key");
});

test("what is no answer of a device is refused without a word more", async () => {
  const { visitor } = await begin();
  for (const credential of ["", "{}", "[]", "null", '{"id":1}', "x".repeat(30_000), '{"__proto__":{"id":"a"}}'])
    expect((await enter(visitor, credential)).status).toBe(400);
});

test("a suspended person's passkey does not sign in", async () => {
  const { device, userId } = await aPersonWithPasskey();
  await site.rows("update users set suspended_at = now() where id = $1", [userId]);
  const { visitor, options } = await begin();
  expect((await enter(visitor, device.sign(options))).status).toBe(400);
  expect(isIn(visitor)).toBe(false);
});
