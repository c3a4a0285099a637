import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { clearBookings } from "../support/json-requests";
import { readPage } from "../support/page-text";
import { aClient, anAdvisor } from "../support/people";

const site = useInhabitedSite();
beforeEach(async () => {
  await clearBookings();
  await site.rows("update topics set retired_at = null");
});

const SAID = "Grace cannot be booked here at present. What you wrote is still here.";
const NOTE = "We need a plan for Lisbon";

async function anHour() {
  const { slug } = await anAdvisor({ displayName: "Grace Hopper", firstName: "Grace" });
  const time = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 24 * 3_600_000).toISOString();
  return { slug, page: `/advisors/${slug}/book?time=${encodeURIComponent(time)}&minutes=60` };
}

const fieldsOf = (html: string) => {
  const hidden = (name: string) => new RegExp(`type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  return { offer: hidden("offer"), hold: hidden("hold"), minutes: hidden("minutes"), urgency: hidden("urgency"), note: NOTE };
};

const LEAVINGS = {
  "was taken out of the directory": (slug: string) => site.rows("update advisers set status = 'suspended' where slug = $1", [slug]),
  "has retired topics alone": () => site.rows("update topics set retired_at = now() where name = 'Business Strategy'"),
};

test.each(
  Object.entries(LEAVINGS),
)("whoever asks for an hour of an advisor who %s meanwhile is told so, and keeps what they wrote", async (_, leave) => {
  const { slug, page } = await anHour();
  const client = await enter(site, await aClient());
  const fields = fieldsOf((await readPage(client.get(page))).html);
  await leave(slug);
  const answer = await readPage(client.post(page, fields));
  expect([answer.status, answer.text.includes(SAID)]).toEqual([422, true]);
  expect(answer.html).toContain(`>${NOTE}</textarea>`);
  expect(answer.html).toMatch(/<main.*href="\/find-advisor".*<\/main>/s);
  // What would lead nowhere is not offered, and nothing can be sent once more.
  expect(answer.html).not.toMatch(new RegExp(`<main.*href="/advisors/${slug}.*</main>`, "s"));
  expect(answer.html).not.toContain('name="offer"');
  expect((await client.get(page)).status).toBe(404);
});

test("a visitor who signs up or in for such an hour is told the same, with what they wrote", async () => {
  const { slug, page } = await anHour();
  const email = `ann-${randomUUID()}@example.com`;
  await site.person(email);
  const client = site.visitor();
  const account = { email, password: "Correct-horse-7", confirmPassword: "Correct-horse-7" };
  for (const way of [page, `${page}&account=known`]) {
    await site.rows("update advisers set status = 'approved' where slug = $1", [slug]);
    const fields = fieldsOf((await readPage(client.get(way))).html);
    await site.rows("update advisers set status = 'suspended' where slug = $1", [slug]);
    const posted = await client.post(way, { ...fields, ...account, name: "Ann Lee" });
    const ledTo = posted.headers.get("location");
    const answer = await readPage(ledTo ? client.get(ledTo) : Promise.resolve(posted));
    expect([way, answer.text.includes(SAID), answer.html.includes(NOTE)]).toEqual([way, true, true]);
  }
});

test("an advisor who is listed still, and only cannot be booked, is not said to be gone: their page stays a click away", async () => {
  const { slug, page } = await anHour();
  const client = await enter(site, await aClient());
  const fields = fieldsOf((await readPage(client.get(page))).html);
  await site.rows("update advisers set hourly_rate = null where slug = $1", [slug]);
  const answer = await readPage(client.post(page, fields));
  expect([answer.status, answer.text.includes(SAID)]).toEqual([422, false]);
  expect(answer.text).toContain("This advisor cannot be booked for this topic at the moment.");
  expect(answer.html).toMatch(new RegExp(`<main.*href="/advisors/${slug}.*</main>`, "s"));
});

test("nobody sees the name of an advisor who is not listed by posting a form that they were never given", async () => {
  const { slug, page } = await anHour();
  await site.rows("update advisers set status = 'suspended' where slug = $1", [slug]);
  const client = await enter(site, await aClient());
  const fields = { offer: "forged", hold: "", minutes: "60", urgency: "normal", note: NOTE };
  const answer = await readPage(client.post(page, fields));
  expect([answer.status >= 400, answer.html.includes("Grace")]).toEqual([true, false]);
});
