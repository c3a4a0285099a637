import { expect, test } from "vitest";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";
import { aClient, aConsultation, anAdvisor } from "../support/people";

const site = useInhabitedSite();

const NOON = new Date("2027-03-04T12:00:00Z");
const EXPIRES = new Date("2027-03-03T12:00:00Z");

test("the card of a session, its page and the free times to move it to name the other side's clock where it shows another hour", async () => {
  const advisor = await anAdvisor({ displayName: "Grace Hopper", timezone: "Europe/Berlin" });
  for (const [zone, theirs] of [
    ["America/New_York", /For Ada: [^.]*7:00/],
    ["Europe/Rome", null],
  ] as const) {
    const client = await aClient({ displayName: "Ada", timezone: zone });
    const { id } = await aConsultation({ client, advisor, at: NOON, expiresAt: EXPIRES, status: "requested" });
    const visitor = await enter(site, advisor);
    for (const address of ["/advisor-profile/sessions", `/consultations/${id}`]) {
      const { text } = await readPage(visitor.get(address));
      expect([address, zone, theirs ? theirs.test(text) : !text.includes("For Ada:")]).toEqual([address, zone, true]);
    }
    await site.rows("delete from consultations");
  }
});

test("from the list of sessions another time is proposed on the consultation's page, where the free times are", async () => {
  const [client, advisor] = [await aClient({ displayName: "Ada" }), await anAdvisor({})];
  const { id } = await aConsultation({ client, advisor, at: NOON, expiresAt: EXPIRES, status: "requested" });
  const visitor = await enter(site, advisor);
  const { html } = await readPage(visitor.get("/advisor-profile/sessions"));
  expect(html).toContain(`href="/consultations/${id}#other-time"`);
  expect(html).not.toContain('type="datetime-local"');
  expect((await readPage(visitor.get(`/consultations/${id}`))).html).toMatch(/<button[^>]* id="other-time"/);
});

test("a proposed time at night for one side says so to both, and one by day to nobody", async () => {
  const advisor = await anAdvisor({ displayName: "Grace Hopper", timezone: "Europe/Berlin" });
  const client = await aClient({ displayName: "Ada", timezone: "America/New_York" });
  const { id } = await aConsultation({ client, advisor, at: NOON, expiresAt: EXPIRES, status: "requested" });
  const propose = (time: string) =>
    site.rows(
      `update consultations set status = 'countered', proposed_time = '${time}'::timestamptz, proposed_ends_at = '${time}'::timestamptz + interval '30 minutes', proposed_blocked_until = '${time}'::timestamptz + interval '30 minutes', proposed_by = 'advisor'`,
    );
  const texts = async () => {
    const [hers, theirs] = [await enter(site, advisor), await enter(site, client)];
    return [(await readPage(hers.get(`/consultations/${id}`))).text, (await readPage(theirs.get(`/consultations/${id}`))).text];
  };
  await propose("2027-03-05T08:00:00Z");
  const [atNight, own] = await texts();
  expect(atNight).toMatch(/For Ada this is before 0?7:00/);
  expect(own).toMatch(/For you this is before 0?7:00/);
  await propose("2027-03-05T14:00:00Z");
  for (const text of await texts()) expect(text).not.toMatch(/this is before 0?7:00/);
  await site.rows("delete from consultations");
});

test("the page of a chosen hour says it on the advisor's clock, too, beside the reader's", async () => {
  const advisor = await anAdvisor({ displayName: "Grace Hopper", firstName: "Grace", timezone: "Europe/Berlin" });
  const visitor = await enter(site, await aClient({ timezone: "America/New_York" }));
  const time = new Date(Date.now() + 5 * 86_400_000);
  time.setUTCHours(15, 0, 0, 0);
  const { text } = await readPage(visitor.get(`/advisors/${advisor.slug}/book?time=${time.toISOString()}&minutes=30`));
  const inZone = (timeZone: string) =>
    new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", minute: "2-digit" }).format(time).replace(/\s/g, " ");
  const theirs = /(\d{1,2}:\d{2} [AP]M)[^.:]{0,40} for Grace/.exec(text.replace(/\s/g, " "))?.[1];
  expect([theirs, theirs === inZone("America/New_York")]).toEqual([inZone("Europe/Berlin"), false]);
});

test("stars and words of a review are kept for the consultation that they are about", async () => {
  const [client, advisor] = [await aClient({ displayName: "Ada" }), await anAdvisor({})];
  const visitor = await enter(site, client);
  for (const days of [2, 3]) {
    const at = new Date(Date.now() - days * 86_400_000);
    const { id } = await aConsultation({ client, advisor, at, status: "completed" });
    await site.rows("update consultations set closed_at = now() - interval '1 hour' where id = $1", [id]);
    const { html } = await readPage(visitor.get(`/consultations/${id}`));
    expect(html).toContain(`data-kept-choice="rating ${id}"`);
    expect(html).toContain(`data-kept="review ${id}"`);
  }
});
