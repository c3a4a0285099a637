import { beforeEach, expect, test } from "vitest";
import { hourFieldsOf } from "../support/hour";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { clearBookings } from "../support/json-requests";
import { readPage } from "../support/page-text";
import { aClient, anAdvisor } from "../support/people";

const site = useInhabitedSite();
beforeEach(clearBookings);

const NAMELESS = { firstName: "", displayName: "" };
const atNoon = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T12:00:00.000Z`;
const namesIn = async (userId: string) =>
  (await site.rows(`select first_name, last_name, display_name from profiles where user_id = '${userId}'`))[0];

const anAdvisorOfMine = () => anAdvisor({ displayName: "Grace Hopper", firstName: "Grace" });
const pageOf = (slug: string, days = 2) => `/advisors/${slug}/book?time=${encodeURIComponent(atNoon(days))}&minutes=60`;

test("who has no name is asked for it once, with the first request; the profile keeps it, and the advisor sees who asks", async () => {
  const [client, advisor] = [await aClient(NAMELESS), await anAdvisorOfMine()];
  const visitor = await enter(site, client);
  const { text, html } = await readPage(visitor.get(pageOf(advisor.slug)));
  expect(text).toContain("Your name Grace sees who is asking.");
  const wrong = await readPage(visitor.post(pageOf(advisor.slug), { ...hourFieldsOf(html), name: "<b>" }));
  expect([wrong.status, wrong.text.includes("Please use letters"), wrong.html.includes("A plan")]).toEqual([400, true, true]);
  expect((await visitor.post(pageOf(advisor.slug), { ...hourFieldsOf(html), name: " Ada King Lovelace " })).status).toBe(303);
  expect(await namesIn(client.userId)).toEqual({ first_name: "Ada King", last_name: "Lovelace", display_name: "Ada King Lovelace" });
  expect((await readPage((await enter(site, advisor)).get("/advisor-profile/sessions"))).text).toContain("Ada King Lovelace");
  const [mail] = await site.mailsTo(advisor.email);
  expect(mail?.text).toContain("Ada King Lovelace");
  expect((await readPage(visitor.get(pageOf(advisor.slug, 3)))).text).not.toContain("Your name");
});

test("a name that stands in the profile stays, whatever a request says; without one no request is made, on the page and by the door of scripts", async () => {
  const [client, nameless, advisor] = [await aClient({ firstName: "Ada" }), await aClient(NAMELESS), await anAdvisorOfMine()];
  const visitor = await enter(site, client);
  const { html } = await readPage(visitor.get(pageOf(advisor.slug)));
  expect((await visitor.post(pageOf(advisor.slug), { ...hourFieldsOf(html), name: "Somebody Else" })).status).toBe(303);
  expect(await namesIn(client.userId)).toMatchObject({ first_name: "Ada", display_name: "Ada" });
  const other = await enter(site, nameless);
  const { html: page } = await readPage(other.get(pageOf(advisor.slug, 3)));
  const without = await readPage(other.post(pageOf(advisor.slug, 3), { ...hourFieldsOf(page), name: "" }));
  expect([without.status, without.text.includes("Please enter your name")]).toEqual([400, true]);
  expect(await site.rows(`select 1 from consultations where client_id = '${nameless.userId}'`)).toEqual([]);
  expect((await other.post(pageOf(advisor.slug, 3), { ...hourFieldsOf(page), name: "Ada" })).status).toBe(303);
});
