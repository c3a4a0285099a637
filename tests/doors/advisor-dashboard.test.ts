import { createServer, Server } from "node:http";
import { createServer as createSocket, type Server as SocketServer } from "node:net";
import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server";
import { advisors, weeklyHours } from "#app/db/schema/advisors";
import { calendarFeeds, ownFeeds } from "#app/db/schema/calendar";
import { anApplicant } from "../support/applicants";
import type { Client } from "../support/client";
import { closeServer } from "../support/close-server";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { pageText, readPage } from "../support/page-text";
import { aClient, aConsultation, anAdvisor, type TestAdvisor } from "../support/people";
import { ORIGIN } from "../support/site";

const site = useInhabitedSite();

const TABS = {
  "": "Profile Details",
  "/preview": "Profile Preview",
  "/availability": "Availability",
  "/sessions": "Sessions",
  "/security": "Security",
  "/billing": "Billing",
  "/preferences": "Preferences",
  "/platforms": "Platforms",
};
const UPDATED = "Advisor profile updated successfully";

let ada: TestAdvisor;
let desk: Client;
beforeEach(async () => {
  ada = await anAdvisor({ hours: [[540, 1020]] });
  desk = await enter(site, ada);
});

const tab = (path: string, who = desk) => readPage(who.get(`/advisor-profile${path}`));
const rowOf = async ({ advisorId }: TestAdvisor) => (await db.select().from(advisors).where(eq(advisors.id, advisorId)))[0]!;

/** Returns the text of the page that a saved form leads to. */
async function saved(path: string, fields: Record<string, string>, who = desk) {
  const answer = await who.post(`/advisor-profile${path}`, fields);
  if (answer.status !== 303) return `${answer.status} ${pageText(await answer.text())}`;
  return (await readPage(who.get(answer.headers.get("location")!))).text;
}

test("the dashboard has eight tabs, each with its own address, and the bare one is the first", async () => {
  for (const [path, name] of Object.entries(TABS)) {
    const { status, html } = await tab(path);
    expect([path, status]).toEqual([path, 200]);
    const names = [...html.matchAll(/<a[^>]*role="tab"[^>]*>([^<]*)</g)].map((match) => match[1]);
    expect(names).toEqual(Object.values(TABS));
    expect(html).toMatch(new RegExp(`aria-selected="true"[^>]*>${name}<`));
  }
});

test("availability badge and four stat cards say the specified words where there are no figures", async () => {
  const fresh = await enter(site, await anAdvisor({ hourlyRate: null, hours: [] }));
  const { text } = await tab("", fresh);
  for (const words of ["Available", "No ratings yet", "Ready for first session", "Analyzing market data...", "Ready for new clients"])
    expect(text).toContain(words);
});

test("and real figures where there are", async () => {
  const [advisor, client] = [await anAdvisor({ ratingSum: 19, ratingCount: 4, availabilityStatus: "busy" }), await aClient()];
  for (const hours of [-72, -48]) {
    const at = new Date(Date.now() + hours * 3_600_000);
    await aConsultation({ client, advisor, at, status: "completed" });
  }
  const known = await enter(site, advisor);
  const { text } = await tab("", known);
  for (const words of ["Busy", "4.8 from 4 reviews", "2 sessions", "$100 / hour", "Ready for new clients"]) expect(text).toContain(words);
  expect(text).not.toContain("No ratings yet");
});

test("a client who has no name is a new client in every language, and no first time with somebody", async () => {
  const asker = await aClient({ displayName: "", firstName: "" });
  await aConsultation({ client: asker, advisor: ada, at: new Date(Date.now() + 2 * 86_400_000), status: "requested" });
  const said = { en: "A new client", de: "Ein neuer Kunde", es: "Un cliente nuevo", fr: "Un nouveau client", it: "Un nuovo cliente" };
  for (const [language, words] of Object.entries(said)) {
    await desk.post("/language", { language, next: "/" });
    const { text } = await tab("/sessions");
    expect(text).toContain(words);
    expect(text).not.toContain("Jemand");
  }
});

test("the dashboard opens on Today: requests with their answer, the next session, what is unread and earned, and what is missing", async () => {
  const [asker, booked] = [await aClient({ displayName: "Clara Client" }), await aClient({ displayName: "Boris Booked" })];
  const day = 86_400_000;
  const expiresAt = new Date(Date.now() + day);
  const withinHours = (days: number) => new Date(Math.floor(Date.now() / day + days) * day + 10 * 3_600_000);
  const { id } = await aConsultation({ client: asker, advisor: ada, at: withinHours(2), status: "requested", expiresAt });
  await aConsultation({ client: booked, advisor: ada, at: withinHours(3), status: "accepted" });
  const { text, html } = await tab("");
  for (const words of [
    "Today",
    "1 request is waiting for your answer",
    "Clara Client",
    "Boris Booked, Business Strategy",
    "Nothing unread",
  ])
    expect(text).toContain(words);
  expect(text).toContain("Earned this month Nothing yet");
  expect(text).toContain("Add a photo It does not count in matching, but people trust a face more than initials.");
  expect((await tab("/availability")).text).not.toContain("Earned this month");
  for (const words of ["You receive $50", "Nothing else at that time", "First time with Clara Client", "Decline"])
    expect(text).toContain(words);
  const answer = "/advisor-profile/sessions?from=today";
  const form = new RegExp(`<form[^>]*action="${answer.replace("?", "\\?")}"[^>]*>(.*?)</form>`, "s").exec(html)?.[1] ?? "";
  const key = /name="key" value="([^"]*)"/.exec(form)?.[1] ?? "";
  const answered = await desk.post(answer, { id, key, intent: "accept" });
  expect([answered.status, answered.headers.get("location")]).toEqual([303, "/advisor-profile"]);
  expect((await tab("")).text).toContain("No request is waiting for you");
});

test("Today has the times that the advisor proposed, for which the client's answer is awaited, and asks for none of the advisor's", async () => {
  const asker = await aClient({ displayName: "Clara Client" });
  const at = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 3 * 86_400_000);
  const { id } = await aConsultation({ client: asker, advisor: ada, at, status: "requested" });
  expect((await tab("")).text).not.toContain("you proposed");
  await site.rows(
    "update consultations set status = 'countered', proposed_by = 'advisor', proposed_time = scheduled_time + interval '1 day', proposed_ends_at = ends_at + interval '1 day', proposed_blocked_until = blocked_until + interval '1 day', counters_made = 1 where id = $1",
    [id],
  );
  const { text, html } = await tab("");
  expect(text).toContain("No request is waiting for you 1 time you proposed is waiting for the client’s answer");
  expect(text).toMatch(/Clara Client.*Proposed:/);
  expect(html).toContain(`href="/consultations/${id}"`);
  expect((await tab("/availability")).text).toContain("Proposed: Clara Client");
});

test("Sessions can be read by state, and say what stands against a request and what there was with its client", async () => {
  const [asker, own] = [await aClient({ displayName: "Clara Client" }), await anAdvisor({ displayName: "Dora Other" })];
  const at = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 2 * 86_400_000);
  await aConsultation({ client: asker, advisor: ada, at: new Date(at.getTime() - 40 * 86_400_000), status: "completed" });
  await aConsultation({ client: asker, advisor: ada, at, status: "requested", expiresAt: at });
  await aConsultation({ client: ada, advisor: own, at, status: "accepted" });
  const { text, html } = await tab("/sessions");
  expect(text).toMatch(/(One thing|2 things) to consider.*Your own consultation with Dora Other/);
  expect(text).toContain("One earlier session with Clara Client");
  expect(html).toMatch(/<a[^>]*href="\/advisor-profile\/sessions\?state=completed"[^>]*>Completed · 1</);
  const done = await tab("/sessions?state=completed");
  expect(done.text).not.toContain("to consider");
  expect(done.html).toMatch(/<a[^>]*aria-current="page"[^>]*>Completed · 1</);
  expect((await tab("/sessions?state=cancelled")).text).toContain("None of these.");
  expect((await tab("/sessions?state=nonsense")).text).toContain("Clara Client");
});

test("'Switch to User Account' goes to /profile", async () => {
  expect((await tab("")).html).toMatch(/<a[^>]*href="\/profile"[^>]*>Switch to User Account</);
});

test("Profile Details has the photo with its hint, both names, title, bio, primary expertise and hourly rate", async () => {
  const { html, text } = await tab("");
  expect(text).toContain("JPG, PNG or GIF. Max size 5MB.");
  for (const label of ["First Name", "Last Name", "Professional Title", "Bio", "Primary Expertise", "Hourly Rate", "Currency"])
    expect(html).toMatch(new RegExp(`<label[^>]*>${label}<`));
  const select = /<select[^>]*name="expertise"[^>]*>.*?<\/select>/s.exec(html)![0];
  expect([...select.matchAll(/<option[^>]*value="([^"]*)"/g)].map((match) => match[1])).toEqual([
    "Business Strategy",
    "Operations",
    "Finance",
    "Marketing",
    "Technology",
    "Legal",
  ]);
});

test("details are saved with the specified words and stand on the public page, which the kept copy of it does not outlive", async () => {
  const server = await listen(createServer(site.listener()));
  const page = async () => (await fetch(`${server.url}/advisors/${ada.slug}`)).text();
  expect([await page(), await page()][1]).not.toContain("Former CFO");
  const text = await saved("", {
    intent: "advisor",
    jobTitle: "Former CFO",
    "was.jobTitle": "",
    hourlyRate: "175",
    "was.hourlyRate": "100",
  });
  expect(text).toContain(`Success ${UPDATED}`);
  await vi.waitFor(async () => {
    const html = await page();
    expect(html).toContain("Former CFO");
    expect(html).toContain("$175");
  }, 60_000);
  await server.close();
});

test("languages are added and taken away one by one, from a list, and one stays", async () => {
  const eva = await anAdvisor({ languages: ["en"] });
  const client = await enter(site, eva);
  const change = async (fields: Record<string, string>) =>
    (await client.post("/advisor-profile", { intent: "language", ...fields })).status;
  expect(await change({ add: "pl" })).toBe(303);
  expect((await tab("", client)).text).toContain("Polish");
  expect((await rowOf(eva)).languages).toEqual(["en", "pl"]);
  expect(await change({ add: "klingon" })).toBe(409);
  expect(await change({ remove: "pl" })).toBe(303);
  expect(await change({ remove: "en" })).toBe(409);
  expect((await rowOf(eva)).languages).toEqual(["en"]);
});

test("what is wrong stands beside its field, keeps its value and saves nothing", async () => {
  const text = await saved("", {
    intent: "advisor",
    hourlyRate: "free",
    "was.hourlyRate": "100",
    firstName: "R2D2",
    "was.firstName": "Ada",
  });
  expect(text).toMatch(/^400 /);
  expect(text).toContain("Please enter only the number, without a currency");
  expect(text).toContain("Please use letters, spaces, apostrophes and hyphens only");
  expect(await rowOf(ada)).toMatchObject({ hourlyRate: 100_00, firstName: "Ada" });
});

test("'Failed to load advisor profile data', 'Failed to update advisor profile': both are logged, and say nothing of the reason", async () => {
  const said: string[] = [];
  vi.stubEnv("NODE_ENV", "production");
  const listening = vi.spyOn(process.stdout, "write").mockImplementation((line) => said.push(String(line)) > 0);
  await site.rows("alter table adviser_topics rename to adviser_topics_away");
  const unread = await tab("");
  await site.rows("alter table adviser_topics_away rename to adviser_topics");
  await site.rows("alter table advisers add constraint refusing check (job_title <> 'Refused') not valid");
  const unsaved = await saved("", { intent: "advisor", jobTitle: "Refused", "was.jobTitle": "" });
  await site.rows("alter table advisers drop constraint refusing");
  listening.mockRestore();
  vi.unstubAllEnvs();
  expect([unread.status, unread.text.includes("Failed to load advisor profile data")]).toEqual([500, true]);
  expect(unsaved).toContain("Failed to update advisor profile");
  expect(said.filter((line) => line.includes('"error"')).length).toBeGreaterThanOrEqual(2);
  expect(`${unread.html}${unsaved}`).not.toMatch(/adviser_topics|refusing|constraint/);
  expect((await rowOf(ada)).jobTitle).toBe("");
});

test("V5: no field of a form reaches a column that is not its own", async () => {
  const before = await rowOf(ada);
  for (const field of ["status", "slug", "userId", "user_id", "ratingSum", "totalSessions", "isDemo", "advisorId", "id", "approvedAt"])
    for (const [path, intent] of [
      ["", "advisor"],
      ["/availability", "availability"],
      ["/platforms", "platforms"],
    ] as const)
      expect((await desk.post(`/advisor-profile${path}`, { intent, [field]: "x", [`was.${field}`]: "" })).status).toBe(400);
  expect(
    (await desk.post("/advisor-profile", { intent: "availability", availabilityStatus: "away", "was.availabilityStatus": "" })).status,
  ).toBe(400);
  expect(await rowOf(ada)).toEqual(before);
});

/** Posts a file as the advisor's photo. */
function upload(content: Buffer) {
  const body = new FormData();
  body.set("intent", "avatar");
  body.set("photo", new File([content as BlobPart], "me.png", { type: "image/png" }));
  const headers = { origin: ORIGIN, host: new URL(ORIGIN).host, cookie: `session=${desk.cookies.get("session")}` };
  return site.fetch(new Request(`${ORIGIN}/advisor-profile`, { method: "POST", body, headers, redirect: "manual" }));
}

test("a photo is an image of less than 5MB: 'Please select an image file', 'File size must be less than 5MB'", async () => {
  for (const [content, status, words] of [
    [Buffer.from("<svg/>"), 415, "Please select an image file"],
    [Buffer.alloc(5 * 1024 * 1024 + 1), 413, "File size must be less than 5MB"],
  ] as const) {
    const answer = await upload(content);
    expect([answer.status, pageText(await answer.text()).includes(words)]).toEqual([status, true]);
  }
  expect((await rowOf(ada)).avatarUrl).toBe(null);
});

test("the server takes the body of a photo, of a certificate and of a message's file, and none that is longer", async () => {
  const server = await listen(createServer(site.listener()));
  const headers = { "content-type": "multipart/form-data; boundary=XyZ" };
  const statusOf = async (path: string, bytes: number) =>
    (await fetch(`${server.url}${path}`, { method: "POST", headers, body: new Uint8Array(bytes), redirect: "manual" })).status;
  for (const path of ["/profile", "/advisor-profile", "/advisor-registration", "/messages/00000000-0000-4000-8000-000000000000"]) {
    expect([path, await statusOf(path, 5 * 1024 * 1024)]).not.toEqual([path, 413]);
    expect([path, await statusOf(path, 7 * 1024 * 1024)]).toEqual([path, 413]);
  }
  await server.close();
});

test("a photo is shown on the public page and drawn anew; the profile keeps its own", async () => {
  const content = await sharp({ create: { width: 60, height: 30, channels: 3, background: "#345" } })
    .png()
    .toBuffer();
  expect((await upload(content)).status).toBe(303);
  const { avatarUrl } = await rowOf(ada);
  expect(avatarUrl).toMatch(/^\/files\/avatars\/.*\.webp$/);
  expect(await (await site.visitor().get(`/advisors/${ada.slug}`)).text()).toContain(avatarUrl);
  expect(await site.rows("select avatar_url from profiles where user_id = $1", [ada.userId])).toEqual([{ avatar_url: null }]);
  await saved("", { intent: "remove-avatar" });
  expect((await rowOf(ada)).avatarUrl).toBe(null);
  expect((await site.visitor().get(avatarUrl!)).status).toBe(404);
});

test("Profile Preview has the card as others see it and three tips", async () => {
  const { html, text } = await tab("/preview");
  expect(text).toContain(ada.name);
  const tips = html.slice(html.indexOf("Three tips"));
  expect(tips.match(/<h3 class="text-lg"/g)).toHaveLength(3);
});

test("the status select has available, busy and away, is saved, and shows on the public page", async () => {
  const { html } = await tab("/availability");
  const select = /<select[^>]*name="availabilityStatus"[^>]*>.*?<\/select>/s.exec(html)![0];
  expect([...select.matchAll(/value="([^"]*)"/g)].map((match) => match[1])).toEqual(["available", "busy", "away"]);
  const text = await saved("/availability", { intent: "availability", availabilityStatus: "away", "was.availabilityStatus": "available" });
  expect(text).toContain(`Success ${UPDATED}`);
  expect(text).toContain("Not taking clients while away");
  expect((await readPage(site.visitor().get(`/advisors/${ada.slug}`))).text).toContain("is away at the moment");
});

test.each([
  ["available", "Available", "green"],
  ["busy", "Busy", "yellow"],
  ["away", "Away", "red"],
] as const)("the badge of who is %s says %s and is %s", async (availabilityStatus, word, colour) => {
  const { html } = await tab("", await enter(site, await anAdvisor({ availabilityStatus })));
  const heading = /<h1[^>]*>.*?<\/h1>/s.exec(html)![0];
  expect(heading).toMatch(new RegExp(`class="badge [^"]*text-${colour}[ "][^>]*>.*${word}<`, "s"));
});

test("weekly hours are saved without script, several spans a day, and what is wrong comes back as it was typed", async () => {
  const week = {
    intent: "week",
    "from.6.0": "08:00",
    "to.6.0": "12:00",
    "from.6.1": "13:00",
    "to.6.1": "00:00",
    "from.7.0": "",
    "to.7.0": "",
  };
  const { html } = await tab("/availability");
  expect(html).toMatch(/<noscript>.*name="from\.6\.1"/s);
  const was = /name="was" value="([^"]*)"/.exec(html)![1]!;
  const wrong = await desk.post("/advisor-profile/availability", { ...week, was, "to.6.0": "07:00" });
  const page = await readPage(wrong);
  expect(page.status).toBe(400);
  expect(page.text).toContain("It must end after it starts.");
  expect(page.html).toMatch(/name="to\.6\.0"[^>]*value="07:00"|value="07:00"[^>]*name="to\.6\.0"/);
  expect(await saved("/availability", { ...week, was })).toContain(UPDATED);
  const rows = await db.select().from(weeklyHours).where(eq(weeklyHours.advisorId, ada.advisorId));
  expect(rows.map(({ weekday, startMinute, endMinute }) => [weekday, startMinute, endMinute]).sort()).toEqual([
    [6, 480, 720],
    [6, 780, 1440],
  ]);
});

test.each(["24:00", "9", "25:61", "-1:00", "09:00:00.5", "noon", "٠٩:٠٠"])("V28: %s is no time of a week", async (time) => {
  const { html } = await tab("/availability");
  const was = /name="was" value="([^"]*)"/.exec(html)![1]!;
  expect(await saved("/availability", { intent: "week", was, "from.1.0": time, "to.1.0": "17:00" })).toMatch(/^400 /);
});

test("a form that no page of ours has is refused, whatever it says it is", async () => {
  for (const fields of [
    { intent: "week", was: "", advisorId: ada.advisorId },
    { intent: "week", "from.1.0": "09:00", "to.1.0": "10:00" },
    { intent: "exceptions-add", from: "2027-01-01" },
    { intent: "exceptions-remove", from: "2027-01-01", until: "2027-02-30" },
    { intent: "exceptions-remove", from: "2027-01-01", until: "yesterday" },
    { intent: "feed-add", address: "https://127.0.0.1/a.ics", advisorId: ada.advisorId },
    { intent: "feed-remove", feedId: "1 or 1=1" },
    { intent: "__proto__" },
  ])
    expect([fields, (await desk.post("/advisor-profile/availability", fields as unknown as Record<string, string>)).status]).toEqual([
      fields,
      400,
    ]);
});

test("days off and extra hours are added and removed without script", async () => {
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const add = { intent: "exceptions-add", from: soon, until: "", kind: "off", start: "", end: "" };
  expect(await saved("/availability", add)).toContain("Not available");
  for (const from of ["", "2026-02-30", "1999-12-31", "9999-12-31", "tomorrow"])
    expect(await saved("/availability", { ...add, from })).toMatch(/^400 /);
  const text = await saved("/availability", { intent: "exceptions-remove", from: soon, until: soon });
  expect(text).toContain("No dates differ from your usual week.");
});

async function listen<Listening extends Server | SocketServer>(server: Listening) {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    close: () => (server instanceof Server ? closeServer(server) : new Promise((resolve) => server.close(resolve))),
  };
}

let trap: Awaited<ReturnType<typeof listen>>;
let requests = 0;
beforeAll(async () => {
  trap = await listen(
    createSocket((socket) => {
      requests += 1;
      socket.destroy();
    }),
  );
});
afterAll(() => trap.close());

const feedsOf = ({ advisorId }: TestAdvisor) => db.select().from(calendarFeeds).where(eq(calendarFeeds.advisorId, advisorId));

test.each([
  "127.0.0.1",
  "localhost",
  "[::1]",
  "0.0.0.0",
  "2130706433",
  "[::ffff:127.0.0.1]",
])("V23: a calendar at https://%s is never connected to, and says so in words", async (host) => {
  const text = await saved("/availability", { intent: "feed-add", address: `https://${host}:${trap.port}/a.ics` });
  expect(text).toContain("is being read.");
  await vi.waitFor(async () => expect(await feedsOf(ada)).toMatchObject([{ problem: "calendar.unreachable", isWaiting: false }]), 60_000);
  expect((await tab("/availability")).text).toContain("Its host cannot be reached on the public internet.");
  expect(requests).toBe(0);
});

test("V23: no other address that a person gives is ever fetched", async () => {
  const private_ = `https://127.0.0.1:${trap.port}/x`;
  await saved("/platforms", { intent: "platforms", meetingUrl: private_, "was.meetingUrl": "" });
  await desk.post("/profile", { intent: "profile", website: private_, "was.website": "" });
  await desk.get(`/advisors/${ada.slug}`);
  await tab("/preview");
  expect(JSON.stringify(await site.rows("select meeting_url from advisers where id = $1", [ada.advisorId]))).toContain(private_);
  expect(JSON.stringify(await site.rows("select website from profiles where user_id = $1", [ada.userId]))).toContain(private_);
  expect(requests).toBe(0);
});

test("an address that cannot be a calendar's is refused in words, without being fetched", async () => {
  for (const [address, words] of [
    ["", "Please paste the address of a calendar"],
    ["http://calendar.example.com/a.ics", "Only encrypted addresses are read: https:// or webcal://"],
    ["file:///etc/passwd", "This is not the address of a calendar."],
  ])
    expect(await saved("/availability", { intent: "feed-add", address: address! })).toContain(words);
  expect(await feedsOf(ada)).toEqual([]);
});

test("V27: one address sent twenty times at once is read as one calendar, and twenty different ones as five", async () => {
  const add = (address: string) => desk.post("/advisor-profile/availability", { intent: "feed-add", address });
  await Promise.all(Array.from({ length: 20 }, () => add("https://127.0.0.1/same.ics")));
  expect(await feedsOf(ada)).toHaveLength(1);
  await Promise.all(Array.from({ length: 20 }, (_, index) => add(`https://127.0.0.1/${index}.ics`)));
  expect(await feedsOf(ada)).toHaveLength(5);
});

/** Returns the secret address on the page shown after its creation. */
const addressIn = (html: string) => /value="([^"]*\/feeds\/[\w-]{43}\.ics)"/.exec(html)?.[1];

test("one's own consultations are a calendar at a secret address, for an advisor and for a client alike", async () => {
  const ann = await aClient({ firstName: "Ann", displayName: "Ann" });
  const client = await enter(site, ann);
  const { id } = await aConsultation({ client: ann, advisor: ada, at: new Date(Date.now() + 86_400_000), status: "accepted" });
  for (const [who, page] of [
    [desk, "/advisor-profile/availability"],
    [desk, "/advisor-profile/platforms"],
    [client, "/profile/linked-platforms"],
  ] as const) {
    expect((await readPage(who.get(page))).text).toContain("Your consultations in your calendar");
    const made = await readPage(who.post(page, { intent: "own-feed-renew" }));
    const address = addressIn(made.html)!;
    expect(addressIn((await readPage(who.get(page))).html)).toBeUndefined();
    const answer = await site.visitor().get(new URL(address).pathname);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("cache-control")).toContain("no-store");
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
    expect(calendar.getAllSubcomponents("vevent").map((event) => event.getFirstPropertyValue("uid"))).toEqual([id]);
    await who.post(page, { intent: "own-feed-end" });
    expect((await site.visitor().get(new URL(address).pathname)).status).toBe(404);
  }
});

test("V27: of twenty new addresses asked for at once exactly one works", async () => {
  const pages = await Promise.all(
    Array.from({ length: 20 }, () => readPage(desk.post("/advisor-profile/platforms", { intent: "own-feed-renew" }))),
  );
  const answers = await Promise.all(pages.map(({ html }) => site.visitor().get(new URL(addressIn(html)!).pathname)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await db.select().from(ownFeeds).where(eq(ownFeeds.userId, ada.userId))).toHaveLength(1);
});

test.each([
  "x.ics",
  `${"a".repeat(43)}.ics`,
  `${"a".repeat(43)}`,
  "%2e%2e%2fsecret.ics",
  `${"a".repeat(43)}.ICS`,
])("no calendar stands at /feeds/%s", async (name) => expect((await site.visitor().get(`/feeds/${name}`)).status).toBe(404));

test("the meeting link is one's own or a room that nobody can guess, and both sides of an accepted consultation see it", async () => {
  const ann = await aClient();
  const client = await enter(site, ann);
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const { id } = await aConsultation({ client: ann, advisor: ada, at: at(24), status: "accepted" });
  const { id: asked } = await aConsultation({ client: ann, advisor: ada, at: at(48) });
  const roomOn = async (who: Client, of: string) =>
    /https:\/\/(?:meet\.jit\.si\/consultation-[0-9a-f]{26}|zoom\.us\/j\/1)/.exec(
      (await readPage(who.get(`/consultations/${of}`))).html,
    )?.[0];
  const room = await roomOn(client, id);
  expect(room).toMatch(/^https:\/\/meet\.jit\.si\/consultation-/);
  expect(await roomOn(desk, id)).toBe(room);
  expect([await roomOn(client, asked), await roomOn(desk, asked)]).toEqual([undefined, undefined]);
  expect(await saved("/platforms", { intent: "platforms", meetingUrl: "zoom.us/j/1", "was.meetingUrl": "" })).toContain(UPDATED);
  expect([await roomOn(client, id), await roomOn(desk, id)]).toEqual(["https://zoom.us/j/1", "https://zoom.us/j/1"]);
  expect(await saved("/platforms", { intent: "platforms", meetingUrl: "http://zoom.us", "was.meetingUrl": "https://zoom.us/j/1" })).toMatch(
    /^400 /,
  );
});

test("Billing has the earnings and the statements, and a statement is a CSV file of one's own", async () => {
  const { text } = await tab("/billing");
  expect(text).toContain("Earnings");
  expect(text).toContain("Download as CSV");
  const month = new Date().toISOString().slice(0, 7);
  const answer = await desk.get(`/files/statements/${month}.csv`);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="statement-${month}.csv"`);
  expect(await answer.text()).toMatch(/^Date \(UTC\),Kind,Consultation,/);
  for (const name of ["2026-13.csv", "2026-11", "..%2f2026-11.csv", "2026-11.csv.exe"])
    expect([name, (await desk.get(`/files/statements/${name}`)).status]).toEqual([name, 404]);
  const ann = await enter(site, await aClient());
  expect((await ann.get(`/files/statements/${month}.csv`)).status).toBe(404);
});

test("Security and Preferences are those of the profile, and save for the same person", async () => {
  const security = {
    intent: "security",
    sessionTimeout: "6",
    "was.sessionTimeout": "24",
    loginNotifications: "true",
    "was.loginNotifications": "true",
  };
  expect(await saved("/security", security)).toContain("Security settings updated successfully");
  expect((await readPage(desk.get("/profile/security"))).html).toMatch(/value="6" selected/);
  const answer = await desk.post("/advisor-profile/preferences", { intent: "preferences", hourCycle: "h23", "was.hourCycle": "auto" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/advisor-profile/preferences"]);
});

test("if no advisor exists it shows 'Advisor Profile not found' with 'Please complete your advisor registration.'", async () => {
  const client = await enter(site, await aClient());
  for (const path of Object.keys(TABS)) {
    const { text } = await tab(path, client);
    expect(text).toContain("Advisor Profile not found Please complete your advisor registration.");
    expect(text).not.toContain("Professional Title");
  }
});

test("below it stands where the application stands", async () => {
  const { person: applicant } = await anApplicant();
  const { text } = await tab("", await enter(site, applicant));
  expect(text).toContain("Advisor Profile not found");
  expect(text).toContain("Your application is being reviewed");
});

test("V5: nobody makes an advisor of themselves, or reaches another's dashboard, by any of its forms", async () => {
  const ann = await aClient();
  const [client, visitor] = [await enter(site, ann), site.visitor()];
  await desk.post("/advisor-profile/availability", { intent: "feed-add", address: "https://127.0.0.1/a.ics" });
  const [feed] = await feedsOf(ada);
  const forms: [string, Record<string, string>][] = [
    ["", { intent: "advisor", bio: "Mine", "was.bio": "" }],
    ["", { intent: "topic", add: "Finance" }],
    ["", { intent: "language", add: "pl" }],
    ["", { intent: "remove-avatar" }],
    ["/availability", { intent: "availability", availabilityStatus: "away", "was.availabilityStatus": "available" }],
    ["/availability", { intent: "week", was: "" }],
    ["/availability", { intent: "exceptions-add", from: "2027-01-01", until: "", kind: "off", start: "", end: "" }],
    ["/availability", { intent: "exceptions-remove", from: "2027-01-01", until: "2027-01-01" }],
    ["/availability", { intent: "feed-add", address: "https://127.0.0.1/b.ics" }],
    ["/availability", { intent: "feed-remove", feedId: feed!.id }],
    ["/availability", { intent: "feed-again", feedId: feed!.id }],
    ["/platforms", { intent: "platforms", meetingUrl: "https://zoom.us/j/2", "was.meetingUrl": "" }],
  ];
  const before = await rowOf(ada);
  for (const [path, fields] of forms) {
    expect([fields.intent, (await client.post(`/advisor-profile${path}`, fields)).status]).toEqual([fields.intent, 404]);
    const turnedAway = await visitor.post(`/advisor-profile${path}`, fields);
    expect([turnedAway.status, turnedAway.headers.get("location")]).toEqual([
      302,
      `/auth?next=${encodeURIComponent(`/advisor-profile${path}`)}`,
    ]);
    expect((await visitor.post(`/advisor-profile${path}`, { ...fields, via: "script" })).status).toBe(401);
  }
  const eve = await enter(site, await anAdvisor());
  for (const intent of ["feed-remove", "feed-again"])
    expect((await eve.post("/advisor-profile/availability", { intent, feedId: feed!.id })).status).toBe(404);
  expect(await db.select().from(advisors).where(eq(advisors.userId, ann.userId))).toEqual([]);
  expect(await rowOf(ada)).toEqual(before);
  expect(await feedsOf(ada)).toHaveLength(1);
  expect((await tab("/availability", eve)).text).not.toContain("127.0.0.1");
});

test("the version of the zone data stands in /readyz", async () => {
  expect(await (await site.visitor().get("/readyz")).json()).toMatchObject({ zoneData: process.versions.tz });
});

test("without a script a week is leafed through, time of it is blocked, opened again and undone, and what is wrong stands beside its field", async () => {
  const soon = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const week = `/advisor-profile/availability?week=${soon}`;
  const block = { intent: "cal-block", from: `${soon}T10:00`, to: `${soon}T12:00`, sure: "yes" };
  const first = await readPage(desk.get("/advisor-profile/availability"));
  expect(first.text).toContain("Your calendar");
  const [year, , day] = soon.split("-").map(Number);
  await aConsultation({ client: await aClient(), advisor: ada, at: new Date(`${soon}T10:00:00Z`), status: "accepted" });
  const seen = await readPage(desk.get(week));
  expect(seen.html).toMatch(new RegExp(`<h3[^>]*>[^<]*${year}</h3>`));
  expect(seen.html).toMatch(new RegExp(`aria-label="[A-Z][a-z]+, [A-Z][a-z]+ ${day}, 1 appointment"`));
  expect(first.html).toMatch(/href="\/advisor-profile\/availability\?week=[\d-]+#calendar"/);
  // On the last evening of a week it already opens the next one.
  expect((await readPage(desk.get("/advisor-profile/availability?week=2000-01-03"))).text).not.toContain("Week before");
  expect((await readPage(desk.get(week))).text).toContain("Week before");
  const blocked = await readPage(desk.post(week, block));
  expect(blocked.status).toBe(200);
  expect(blocked.html).toMatch(/aria-label="Blocked: [^"]*10:00\u00a0AM to 12:00\u00a0PM\. Open it again"/);
  const changed = /name="changed" value="([^"]+)"/.exec(blocked.html)![1]!.replaceAll("&quot;", '"');
  expect((await readPage(desk.post(week, { ...block, intent: "cal-open" }))).html).not.toContain("Open it again");
  const stale = await readPage(desk.post(week, { intent: "cal-undo", changed }));
  expect([stale.status, stale.text.includes("This day has changed in the meantime")]).toEqual([409, true]);
  await desk.post(week, block);
  const undone = await readPage(desk.post(week, { intent: "cal-undo", changed }));
  expect([undone.status, undone.html.includes("Open it again")]).toEqual([200, false]);
  const wrong = await readPage(desk.post(week, { ...block, to: `${soon}T09:00` }));
  expect([wrong.status, wrong.text.includes("It must end after it begins")]).toEqual([400, true]);
  expect(wrong.html).toContain(`value="${soon}T10:00"`);
  for (const fields of [
    { intent: "cal-undo", changed: "{}" },
    { intent: "cal-undo", changed: JSON.stringify({ dates: [soon], before: [{ date: soon, startMinute: 0, endMinute: 1 }], after: [] }) },
    { ...block, more: "1" },
  ])
    expect((await desk.post(week, fields)).status).toBe(400);
});

test("the week shows who has booked, with the way there, and what the advisor's own calendars say", async () => {
  const at = new Date(Date.now() + 8 * 86_400_000);
  at.setUTCHours(10, 0, 0, 0);
  const { id } = await aConsultation({ client: await aClient({ displayName: "Robin Ashworth" }), advisor: ada, at, status: "accepted" });
  const { html, text } = await readPage(desk.get(`/advisor-profile/availability?week=${at.toISOString().slice(0, 10)}`));
  expect(html).toContain(`href="/consultations/${id}"`);
  expect(text).toContain("Robin Ashworth");
});
