import { expect, test } from "vitest";
import { useSite } from "../support/site";

const site = useSite({ environment: { RATE_LIMITS: "on" } });

const TOO_MANY = "Too many attempts. Please wait 15 minutes before trying again.";
const wrong = (email: string) => ({ intent: "sign-in", email, password: "Wrong-horse-77" });

test("the sixth attempt is a 429 that says when to come back, on every door", async () => {
  const doors: [string, Record<string, string>][] = [
    ["/auth", wrong("ann@example.com")],
    ["/auth?tab=sign-up", { intent: "sign-up", email: "bea@example.com", password: "Correct-horse-7", confirmPassword: "Correct-horse-7" }],
    ["/auth", { intent: "send-again", email: "cleo@example.com" }],
    ["/auth/forgot", { email: "dora@example.com" }],
  ];
  for (const [path, fields] of doors) {
    const client = site.visitor("203.0.113.1");
    for (let time = 0; time < 5; time += 1) expect((await client.post(path, fields)).status).not.toBe(429);
    const refused = await client.post(path, fields);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(800);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(900);
    expect(await refused.text()).toContain(TOO_MANY);
  }
});

test("no header, no way of writing the email and no way of writing the path gets around the limit", async () => {
  const client = site.visitor("203.0.113.2");
  const tricks: [string, string, Record<string, string>][] = [
    ["/auth", "Bob@Example.com", { "x-forwarded-for": "1.1.1.1" }],
    ["/auth", " bob@example.com ", { "x-real-ip": "2.2.2.2" }],
    ["/auth/", "BOB@EXAMPLE.COM", { forwarded: "for=3.3.3.3" }],
    ["/auth?tab=sign-in", "bob@example.com", { "cf-connecting-ip": "4.4.4.4" }],
    ["/auth?x=1", "bob\u200b@example.com", { "x-client-ip": "5.5.5.5" }],
  ];
  for (const [path, email, headers] of tricks) await client.post(path, wrong(email), headers);
  for (const [path, email, headers] of tricks) expect((await client.post(path, wrong(email), headers)).status).toBe(429);
});

test("whoever fails for somebody else's address locks nobody else out", async () => {
  const victim = await site.person("victim@example.com");
  await victim.post("/auth/sign-out", {});
  const attacker = site.visitor("198.51.100.66");
  for (let time = 0; time < 10; time += 1) await attacker.post("/auth", wrong("victim@example.com"));
  const back = await site
    .visitor("203.0.113.3")
    .post("/auth", { intent: "sign-in", email: "victim@example.com", password: "Correct-horse-7" });
  expect(back.status).toBe(303);
});

test("a browser that was signed in to an account before is not locked out of it by strangers of its own network, and tries no more often than they", async () => {
  const network = "203.0.113.9";
  const owner = site.visitor(network);
  const right = { intent: "sign-in", email: "owner@example.com", password: "Correct-horse-7" };
  await (await site.person("owner@example.com")).post("/auth/sign-out", {});
  expect((await owner.post("/auth", right)).status).toBe(303);
  await owner.post("/auth/sign-out", {});
  const stranger = site.visitor(network);
  for (let time = 0; time < 6; time += 1) await stranger.post("/auth", wrong("owner@example.com"));
  // Nor by people who try many accounts from there.
  for (let time = 0; time < 46; time += 1) await stranger.post("/auth", wrong(`nobody${time}@example.com`));
  expect((await stranger.post("/auth", wrong("somebody@example.com"))).status).toBe(429);
  for (let time = 0; time < 4; time += 1) expect((await owner.post("/auth", wrong("owner@example.com"))).status).toBe(400);
  expect((await owner.post("/auth", right)).status).toBe(303);
  await owner.post("/auth/sign-out", {});
  for (let time = 0; time < 5; time += 1) expect((await owner.post("/auth", wrong("owner@example.com"))).status).toBe(400);
  expect((await owner.post("/auth", wrong("owner@example.com"))).status).toBe(429);
  // The cookie vouches for the account it signed in to, and for no other.
  expect((await owner.post("/auth", wrong("victim@example.com"))).status).toBe(429);
});

test("whom strangers of their network hold up on a new device, the link of a mail lets in, and whoever asks for one without reading it does not", async () => {
  const network = "203.0.113.11";
  const email = "traveller@example.com";
  await (await site.person(email)).post("/auth/sign-out", {});
  const [owner, stranger] = [site.visitor(network), site.visitor(network)];
  for (let time = 0; time < 5; time += 1) await stranger.post("/auth", wrong(email));
  const right = { intent: "sign-in", email, password: "Correct-horse-7" };
  expect((await owner.post("/auth", right)).status).toBe(429);
  for (const visitor of [stranger, owner]) await visitor.post("/auth/forgot", { email });
  const link = (await site.mailsTo(email)).flatMap(({ text }) => text.match(/\/auth\/reset\?\S+/g) ?? []).at(-1)!;
  const chosen = { password: "Other-horse-77", confirmPassword: "Other-horse-77" };
  expect((await owner.post(link, chosen)).status).toBe(303);
  expect((await stranger.post("/auth", wrong(email))).status).toBe(429);
  expect((await owner.post("/auth", { ...right, password: chosen.password })).status).toBe(303);
});

test("whoever is signed in proves their password however often strangers of their network have failed", async () => {
  const network = "203.0.113.10";
  const owner = site.visitor(network);
  await (await site.person("settled@example.com")).post("/auth/sign-out", {});
  await owner.post("/auth", { intent: "sign-in", email: "settled@example.com", password: "Correct-horse-7" });
  for (let time = 0; time < 6; time += 1) await site.visitor(network).post("/auth", wrong("settled@example.com"));
  const fields = {
    intent: "password",
    newPassword: "Another-horse-8",
    confirmPassword: "Another-horse-8",
    currentPassword: "Correct-horse-7",
  };
  expect((await owner.post("/profile/security", fields)).status).toBeLessThan(400);
});

test("who was mailed as often as may be is told that the newest link works, and the page says for how long it is, in whatever language", async () => {
  const email = "mailed@example.com";
  const askers = ["203.0.113.21", "203.0.113.22"].map((network) => site.visitor(network));
  const join = { intent: "sign-up", email, password: "Correct-horse-7", confirmPassword: "Correct-horse-7", category: "individual" };
  for (const asker of askers) for (let time = 0; time < 5; time += 1) await asker.post("/auth?tab=sign-up", join);
  const owner = site.visitor("203.0.113.23");
  const refused = await owner.post("/auth?tab=sign-up", join);
  const minutes = Math.ceil(Number(refused.headers.get("retry-after")) / 60);
  expect([refused.status, minutes > 55 && minutes <= 60]).toEqual([429, true]);
  const text = await refused.text();
  for (const said of ["the newest works, whoever asked for it", `try again in ${minutes} minutes`]) expect(text).toContain(said);
  expect(text).not.toContain(TOO_MANY);
  expect((await owner.post("/auth/forgot", { email })).status).toBe(303);
  owner.cookies.set("lang", "de");
  expect(await (await owner.post("/auth?tab=sign-up", join)).text()).toContain(`Einen weiteren gibt es in ${minutes} Minuten`);
});

test("of fifty attempts at the same moment five are tried", async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => site.visitor("203.0.113.4").post("/auth", wrong("crowd@example.com"))),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(45);
});
