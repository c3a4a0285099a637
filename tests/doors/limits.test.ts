import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Viewer } from "#app/features/accounts/viewer";
import type { AdvisorMatch } from "#app/features/booking/request/match";
import { personKey } from "#app/platform/limits/counters.server";
import { LIMITS } from "#app/platform/limits/limits";
import { mailboxOf } from "#app/platform/mail/mailbox";
import type { Client } from "../support/client";
import { requestMatch } from "../support/hour";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { aClient, aConsultation, anAdvisor } from "../support/people";
import { ORIGIN } from "../support/site";

const site = useInhabitedSite({ environment: { RATE_LIMITS: "on" } });

const WEEK = 7 * 86_400_000;
const next = (days: number) => new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + WEEK + days * 86_400_000).toISOString();

const retryAfter = (response: Response) => Number(response.headers.get("retry-after") ?? 0);

test("whoever requests and withdraws again and again is refused, and so are the mails of it", async () => {
  const [person, advisor] = [await aClient(), await anAdvisor()];
  const client = await enter(site, person);
  const statuses: number[] = [];
  for (let time = 0; time < 12; time += 1) {
    const asked = await client.json("/functions/match-adviser", { requested_topic: "Business Strategy", requested_time: next(time) });
    const { matches } = (await asked.json()) as { matches: AdvisorMatch[] };
    const requested = await requestMatch(client, matches.find(({ adviser_id }) => adviser_id === advisor.advisorId)!);
    statuses.push(requested.status);
    const id = /^\/consultations\/([\w-]+)$/.exec(requested.headers.get("location") ?? "")?.[1];
    if (id) await client.post(`/consultations/${id}`, { intent: "withdraw", id });
    else expect(retryAfter(requested)).toBeGreaterThan(3600);
  }
  const most = LIMITS["consultation-request-to-one"].perPerson;
  expect(statuses).toEqual(Array.from({ length: 12 }, (_, time) => (time < most ? 303 : 429)));
  // The first request and the first withdrawal are emailed at once; requests made and withdrawn before the next email are never sent.
  expect((await site.mailsTo(advisor.email)).length).toBe(2);
});

test("prices are asked for so often and no more, from a form and from a program alike", async () => {
  await anAdvisor();
  const client = await enter(site, await aClient());
  const ask = () => client.json("/functions/match-adviser", { requested_topic: "Business Strategy", requested_time: null });
  const answers = [];
  for (let time = 0; time <= LIMITS.quote.perPerson; time += 1) answers.push(await ask());
  expect(answers.map(({ status }) => status)).toEqual([...Array(LIMITS.quote.perPerson).fill(200), 429]);
  const last = answers.at(-1)!;
  expect([retryAfter(last) > 0, ((await last.json()) as { error: { code: string } }).error.code]).toEqual([true, "tooManyPrices"]);
  const form = { requested_topic: "Business Strategy", requested_time: "", duration_minutes: "30", urgency: "normal" };
  const search = await client.post("/book-consultation", form);
  const page = await client.get(search.headers.get("location")!);
  expect([page.status, retryAfter(page) > 0]).toEqual([429, true]);
  expect(await page.text()).toContain("You have asked for many prices in a short time.");
});

test("steps of consultations, calendars and photos end, too, with a word and a time", async () => {
  const [person, advisor] = [await aClient(), await anAdvisor()];
  const { id } = await aConsultation({ client: person, advisor, at: new Date(next(40)) });
  const client = await enter(site, advisor);
  await countUp(advisor, ["consultation-step", "feed", "upload"]);
  const step = await client.post(`/consultations/${id}`, { intent: "decline", id, key: randomUUID() });
  const feed = await client.post("/advisor-profile/availability", { intent: "feed-add", address: "https://calendar.example.com/a.ics" });
  const photo = await upload(client);
  expect([step, feed, photo].map(({ status }) => status)).toEqual([429, 429, 429]);
  expect([retryAfter(step) > 0, retryAfter(feed) > 0]).toEqual([true, true]);
  expect(await step.text()).toContain("That was a lot in a short time.");
  expect(await feed.text()).toContain("You have added and read many calendars in a short time.");
  expect(await photo.text()).toContain("You have uploaded many photos in a short time.");
});

test("one's records are taken along so often and no more, and whoever asks once more reads when, in their language", async () => {
  const person = await aClient();
  const client = await enter(site, person);
  const RECORDS = "/files/my-records.json";
  for (let time = 0; time < 2; time += 1) expect((await (await client.get(RECORDS)).json()).account.email).toBe(person.email);
  await countUp(person, ["own-records"]);
  const refused = await client.get(RECORDS);
  expect([refused.status, retryAfter(refused) > 3000, refused.headers.get("cache-control")]).toEqual([429, true, "private, no-store"]);
  expect(await refused.text()).toMatch(/^You have asked for your data several times, .* in 60 minutes\.$/m);
  await site.rows("update profiles set language = 'de' where user_id = $1", [person.userId]);
  expect(await (await client.get(RECORDS)).text()).toMatch(/^Ihre Daten wurden schon mehrmals angefordert .* In 60 Minuten /);
});

test("of forms, whatever they are for, one person posts so many within a minute and has back what was typed in one more", async () => {
  const [many, other] = [await enter(site, await aClient()), await enter(site, await aClient())];
  const choose = (client: Client) => client.post("/language", { language: "de", next: "/" });
  for (let times = 0; times < LIMITS.form.perPerson; times += 1) expect((await choose(many)).status).toBe(303);
  const refused = await many.post("/language", { language: "de", next: "/ and back" });
  expect([refused.status, retryAfter(refused) > 0, await refused.text()]).toEqual([429, true, expect.stringContaining("/ and back")]);
  expect((await choose(other)).status).toBe(303);
  site.moveClock(60_000);
  expect((await choose(many)).status).toBe(303);
  site.moveClock(0);
});

test("programs are refused after as many requests as forms are, whatever became of them", async () => {
  const [many, other] = [await enter(site, await aClient()), await enter(site, await aClient())];
  const ask = (client: Client) => client.json("/functions/create-consultation", { nonsense: true });
  for (let times = 0; times < LIMITS.form.perPerson; times += 1) expect((await ask(many)).status).toBe(400);
  const refused = await ask(many);
  expect([refused.status, retryAfter(refused) > 0]).toEqual([429, true]);
  expect((await ask(other)).status).toBe(400);
});

test("searches for words are many, then answered without a page, and again a minute later; pages without words are not counted", async () => {
  const network = "203.0.113.90";
  const statusOf = async (path: string, address = network) => (await site.fetch(new Request(`${ORIGIN}${path}`), address)).status;
  for (let time = 0; time < LIMITS.search.perNetwork; time += 20)
    await Promise.all(Array.from({ length: 20 }, (_, index) => statusOf(`/search?go=1&q=word${index}`)));
  const refused = await site.fetch(new Request(`${ORIGIN}/find-advisor?q=tax`), network);
  expect([refused.status, retryAfter(refused) > 0, refused.headers.get("cache-control")]).toEqual([429, true, "no-store"]);
  expect(await statusOf("/advisors/all?location=nowhere")).toBe(429);
  expect(await refused.text()).toMatch(/^Many searches came from your network\. Please wait \d+ s/);
  expect([await statusOf("/find-advisor"), await statusOf("/search?q=tax", "203.0.113.91"), await statusOf("/search?q=+")]).toEqual([
    200, 200, 200,
  ]);
  site.moveClock(61_000);
  expect(await statusOf("/search?q=tax")).toBe(200);
  site.moveClock(0);
});

async function upload(client: Client) {
  return client.send("/advisor-profile", { intent: "avatar", photo: new File(["x"], "me.png", { type: "image/png" }) });
}

/** Counts as many uses as the person is allowed. */
async function countUp({ email }: Viewer, kinds: ("consultation-step" | "feed" | "upload" | "own-records")[]) {
  for (const kind of kinds)
    await site.rows("insert into attempts (kind, key_hash, created_at) select $1, $2, now() from generate_series(1, $3)", [
      kind,
      personKey(kind, mailboxOf(email)),
      LIMITS[kind].perPerson,
    ]);
}
