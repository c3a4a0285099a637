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
