import { beforeEach, expect, test } from "vitest";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import type { Client } from "../support/client";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { clearBookings } from "../support/json-requests";
import { readPage } from "../support/page-text";
import { aClient, aConsultation, anAdvisor } from "../support/people";

const site = useInhabitedSite();
beforeEach(clearBookings);

const aDayAhead = (hours = 0) => new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + (24 + hours) * 3_600_000);
const stored = () =>
  site.rows<{ id: string; status: string; note: string; duration_minutes: number }>("select * from consultations order by created_at");

async function aRequest() {
  const [client, advisor] = [await aClient(), await anAdvisor({ displayName: "Grace Hopper", firstName: "Grace" })];
  const { id } = await aConsultation({ client, advisor, at: aDayAhead(), status: "requested" });
  const page = `/advisors/${advisor.slug}/book?time=${encodeURIComponent(aDayAhead(3).toISOString())}&minutes=60&replaces=${id}`;
  return { client, advisor, id, page };
}

function fieldsOf(html: string) {
  const hidden = (name: string) => new RegExp(`type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  return { offer: hidden("offer"), hold: hidden("hold"), minutes: hidden("minutes"), urgency: hidden("urgency"), note: "" };
}

test("the consultation's page leads to its change, which shows what is changed, and one button does it", async () => {
  const { client, advisor, id, page } = await aRequest();
  const visitor = await enter(site, client);
  const { html: consultation } = await readPage(visitor.get(`/consultations/${id}`));
  expect(consultation).toMatch(new RegExp(`href="/advisors/[^"]*replaces=${id}"[^>]*>.*?Change the request`, "s"));
  const { text, html } = await readPage(visitor.get(page));
  for (const part of [
    "Change your request to Grace Hopper",
    "So far you have asked for",
    "What you send here replaces that request.",
    "Change the request, for $100",
  ])
    expect(text).toContain(part);
  // Another time can only be chosen in the calendar, which one link leads to.
  expect(text).not.toContain("These times are free");
  expect(text.split("Choose another time")).toHaveLength(2);
  const answer = await visitor.post(page, { ...fieldsOf(html), note: "Another plan" });
  const rows = await stored();
  const made = rows.find(({ status }) => status === "requested");
  expect(rows.map((row) => [row.id === id, row.status]).toSorted()).toEqual([
    [false, "requested"],
    [true, "withdrawn"],
  ]);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/consultations/${made?.id}`]);
  expect(made).toMatchObject({ note: "Another plan", duration_minutes: 60 });
  expect((await readPage(visitor.get(`/consultations/${made?.id}`))).text).toContain("Request changed");
  expect(html).toContain("<title>Change your request to Grace Hopper");
  for (const [who, said] of [
    [visitor, "You changed this request"],
    [await enter(site, advisor), "changed this request"],
  ] as const) {
    const old = await readPage(who.get(`/consultations/${id}`));
    expect(old.text).toContain(said);
    expect(old.html).toMatch(new RegExp(`href="/consultations/${made?.id}"[^>]*>Open the new request`));
    expect(old.html).toMatch(/<h1[^>]*>Request (to|from) /);
    expect(old.text).not.toContain("Ask for another time");
  }
});

test("a change that changes nothing is told so beside what was written, and one of an hour that the advisor has closed since has its form", async () => {
  const { client, advisor, id } = await aRequest();
  const visitor = await enter(site, client);
  const page = `/advisors/${advisor.slug}/book?time=${encodeURIComponent(aDayAhead().toISOString())}&minutes=30&replaces=${id}`;
  await site.rows("delete from weekly_hours where adviser_id = $1", [advisor.advisorId]);
  const { html } = await readPage(visitor.get(page));
  const refused = await readPage(visitor.post(page, fieldsOf(html)));
  expect([refused.status, refused.text.includes("Nothing has changed: your request stands as it is.")]).toEqual([422, true]);
  const changed = await visitor.post(page, { ...fieldsOf(html), note: "A word more" });
  expect(changed.status).toBe(303);
  expect((await stored()).map(({ status }) => status).toSorted()).toEqual(["requested", "withdrawn"]);
});

test("the lists of both sides show the new request alone, and one that was only withdrawn all the same", async () => {
  const { client, advisor, id, page } = await aRequest();
  const withdrawn = await aConsultation({ client, advisor, at: aDayAhead(5), status: "withdrawn" });
  const visitor = await enter(site, client);
  await visitor.post(page, fieldsOf((await readPage(visitor.get(page))).html));
  const made = (await stored()).find(({ status }) => status === "requested");
  for (const [who, list] of [
    [visitor, "/consultations"],
    [await enter(site, advisor), "/advisor-profile/sessions"],
  ] as const) {
    const { html } = await readPage(who.get(list));
    const shown = (each: string | undefined) => html.includes(`href="/consultations/${each}"`);
    expect([list, shown(made?.id), shown(withdrawn.id), shown(id)]).toEqual([list, true, true, false]);
  }
  const { text } = await readPage((await enter(site, advisor)).get("/advisor-profile/sessions"));
  expect(text).toMatch(/Not agreed · 1\b/);
});

test("a change that comes after the advisor has accepted says so on its own page, with what was written and the way to the consultation", async () => {
  const { client, id, page } = await aRequest();
  const visitor = await enter(site, client);
  const fields = { ...fieldsOf((await readPage(visitor.get(page))).html), note: "Another plan" };
  await site.rows("update consultations set status = 'accepted' where id = $1", [id]);
  const refused = await readPage(visitor.post(page, fields));
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("Grace has accepted in the meantime, so your change was not made. What you wrote is still here.");
  expect(refused.html).toMatch(/<textarea[^>]*name="note"[^>]*>Another plan</);
  expect(refused.html).toMatch(new RegExp(`href="/consultations/${id}"[^>]*>Open your request`));
  expect(refused.text).not.toContain("replaces that request");
  // A person who only looks is redirected to it, and reads why.
  expect((await visitor.get(page)).headers.get("location")).toBe(`/consultations/${id}`);
  expect((await readPage(visitor.get(`/consultations/${id}`))).text).toContain("This consultation has changed in the meantime.");
});

test("an hour that is taken meanwhile has one way to the calendar, and names the zone of the times that are free", async () => {
  const { client, advisor, page } = await aRequest();
  await aConsultation({ client: await aClient(), advisor, at: aDayAhead(3), status: "accepted" });
  const { text } = await readPage((await enter(site, client)).get(page.replace(/&replaces=.*/, "")));
  expect(text.split("Choose another time")).toHaveLength(2);
  expect(text).toMatch(/These times are free.*\d\d:\d\d (UTC|\(\w+\))/s);
});

test("the time that is changed is free in the advisor's calendar for whose request it is, and for nobody else", async () => {
  const { client, advisor, id } = await aRequest();
  const at = aDayAhead().toISOString();
  const calendar = `/advisors/${advisor.slug}?day=${at.slice(0, 10)}&zone=UTC&minutes=15&replaces=${id}`;
  const isFreeFor = async (visitor: Client) => (await readPage(visitor.get(calendar))).html.includes(`value="${at}"`);
  expect(await isFreeFor(await enter(site, client))).toBe(true);
  for (const other of [site.visitor(), await enter(site, await aClient())]) expect(await isFreeFor(other)).toBe(false);
});

test("another client changes nothing: neither sees the request, nor takes it back by its id", async () => {
  const { client, id, page } = await aRequest();
  const { html } = await readPage((await enter(site, client)).get(page));
  const other = await enter(site, await aClient());
  const looked = await other.get(page);
  expect([looked.status, looked.headers.get("location")]).toEqual([303, `/consultations/${id}`]);
  expect((await other.get(`/consultations/${id}`)).status).toBe(404);
  expect((await other.post(page, fieldsOf(html))).ok).toBe(false);
  expect(await stored()).toMatchObject([{ id, status: "requested" }]);
});

test("whoever is signed out is led to sign in and back, and what was answered leads to its page", async () => {
  const { client, id, page } = await aRequest();
  const signIn = `/auth?next=${encodeURIComponent(page)}`;
  const { html } = await readPage((await enter(site, client)).get(page));
  for (const answer of [await site.visitor().get(page), await site.visitor().post(page, fieldsOf(html))])
    expect([answer.status, answer.headers.get("location")]).toEqual([302, signIn]);
  await site.rows(`update consultations set status = 'accepted' where id = '${id}' returning id`);
  const visitor = await enter(site, client);
  await visitor.post(page, fieldsOf(html));
  expect((await visitor.get(page)).headers.get("location")).toBe(`/consultations/${id}`);
  expect((await readPage(visitor.get(`/consultations/${id}`))).text).not.toContain("Change the request");
  expect(await stored()).toMatchObject([{ id, status: "accepted" }]);
});

test("a time that is taken meanwhile says so, and the request stands", async () => {
  const { client, advisor, id, page } = await aRequest();
  const visitor = await enter(site, client);
  const { html } = await readPage(visitor.get(page));
  await aConsultation({ client: await aClient(), advisor, at: aDayAhead(3), status: "accepted" });
  const answer = await readPage(visitor.post(page, fieldsOf(html)));
  expect([answer.status, answer.text.includes("This time is no longer free.")]).toEqual([409, true]);
  expect((await stored()).find((row) => row.id === id)?.status).toBe("requested");
});

test("another time that is chosen in the calendar goes on taking the place of the request, with its topic, length and urgency", async () => {
  const { client, id, page } = await aRequest();
  const visitor = await enter(site, client);
  const { html } = await readPage(visitor.get(`${page}&urgency=rush&topic=Business%20Strategy`));
  const [, calendar = ""] = /href="([^"]*)#times"[^>]*>Choose another time/.exec(html) ?? [];
  const { html: times, text: calendarText } = await readPage(visitor.get(calendar.replaceAll("&amp;", "&")));
  expect(calendarText).toContain("You are changing your request for");
  expect(times).toMatch(new RegExp(`href="/consultations/${id}"[^>]*>Back to the request`));
  const [another, stranger] = [await anAdvisor(), await enter(site, await aClient())];
  for (const seen of [visitor.get(`/advisors/${another.slug}?replaces=${id}`), stranger.get(calendar.replaceAll("&amp;", "&"))])
    expect((await readPage(seen)).text).not.toContain("You are changing your request");
  const forms = [...times.matchAll(/<form[^>]*action="(\/advisors\/[^"]*\/book)"[^>]*>(.*?)<\/form>/gs)];
  const [, action = "", within = ""] = forms.find(([form]) => form.includes('name="time"')) ?? [];
  const kept = [...within.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]);
  const hours = [...within.matchAll(/<button[^>]* value="([^"]*)"[^>]* name="time"/g)].map(([, hour = ""]) => hour);
  expect(hours.length).toBeGreaterThan(3);
  expect(Object.fromEntries(kept)).toMatchObject({ replaces: id, topic: "Business Strategy", urgency: "rush" });
  const hour = hours.find((each) => each !== aDayAhead(3).toISOString()) ?? "";
  const other = `${action}?${new URLSearchParams([...kept, ["time", hour]] as [string, string][])}`;
  const { html: again, text } = await readPage(visitor.get(other));
  expect(text).toContain("So far you have asked for");
  expect((await visitor.post(other, fieldsOf(again))).status).toBe(303);
  const rows = await stored();
  expect(rows.map((row) => [row.id === id, row.status, row.duration_minutes])).toEqual([
    [true, "withdrawn", 30],
    [false, "requested", 60],
  ]);
});

test("rules that changed since the request are named before it is sent anew, with what was and what is now, and are not where none has", async () => {
  const { client, page } = await aRequest();
  const visitor = await enter(site, client);
  expect((await readPage(visitor.get(page))).text).not.toContain("Since you asked");
  await site.rows("insert into rule_versions (version, rules) values (1, $1)", [{ ...SPECIFIED_RULES, durations: [45], rushPercent: 30 }]);
  await site.rows("notify rules");
  try {
    await expect.poll(async () => (await readPage(visitor.get(page))).text).toContain("Since you asked, this has changed:");
    const { text } = await readPage(visitor.get(page));
    expect(text).toMatch(/(?:\d+ min|1 h) is not offered; 45 min is chosen instead\./);
    expect(text).toContain("Rush adds 30% instead of 15%.");
    expect(text).not.toContain("Everything back until");
  } finally {
    await site.rows("delete from rule_versions where version > 0; notify rules");
  }
});

test("while the advisor takes no requests, since the topic is retired, the page says so in place of a change that led nowhere", async () => {
  const { client, id } = await aRequest();
  const visitor = await enter(site, client);
  await site.rows("update topics set retired_at = now() where name = 'Business Strategy'");
  const { html, text } = await readPage(visitor.get(`/consultations/${id}`));
  expect(html).not.toContain(`replaces=${id}`);
  expect(text).toContain("takes no new requests at present, so this one cannot be changed");
});
