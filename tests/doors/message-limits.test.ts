import { expect, test } from "vitest";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";
import { aClient, aConsultation, anAdvisor } from "../support/people";

const site = useInhabitedSite({ environment: { RATE_LIMITS: "on" } });

test("beyond the limits a message gets 429, its sentence, when to try again, and its words back", async () => {
  const [client] = [await site.person("client@example.com"), await site.person("ada@example.com")];
  await site.rows(
    `insert into advisers (user_id, slug, category, first_name, last_name, display_name)
     select id, 'ada', 'business', 'Ada', 'Byron', 'Ada Byron' from users where email = 'ada@example.com'`,
  );
  const page = (await client.post("/messages?advisor=ada", { intent: "send", text: "Hello" })).headers.get("location")!;
  for (let count = 1; count < 20; count += 1) await client.post(page, { intent: "send", text: `m${count}`, key: `key-of-${count}` });
  const refused = await client.post(page, { intent: "send", text: "One too many", key: "key-of-20" });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  const { text, html } = await readPage(refused);
  expect(text).toContain("You have sent many messages.");
  expect(html).toContain(">One too many</textarea>");
  site.moveClock(60_000);
  expect((await client.post(page, { intent: "send", text: "One too many", key: "key-of-20" })).status).toBe(303);
});

test("questions of the signed-out are kept forty in a quarter of an hour from one network", async () => {
  const visitor = site.visitor("203.0.113.7");
  for (let count = 0; count < 40; count += 1)
    expect((await visitor.post("/messages?advisor=ada", { intent: "send", text: "Hello" })).status).toBe(303);
  const refused = await visitor.post("/messages?advisor=ada", { intent: "send", text: "Still there?" });
  expect(refused.status).toBe(429);
  expect((await readPage(refused)).html).toContain(">Still there?</textarea>");
  expect((await site.visitor("203.0.113.8").post("/messages?advisor=ada", { intent: "send", text: "Hello" })).status).toBe(303);
});

test("whichever way one message too many is written it gets 429 and when to try again: in a thread, as a first question, about a consultation", async () => {
  const [client, known, asked, booked] = [await aClient(), await anAdvisor(), await anAdvisor(), await anAdvisor()];
  const { id } = await aConsultation({ client, advisor: booked, at: new Date(Date.now() + 86_400_000), status: "requested" });
  const visitor = await enter(site, client);
  const write = (path: string, text: string) => visitor.post(path, { intent: "send", text });
  const thread = (await write(`/messages?advisor=${known.slug}`, "Hello")).headers.get("location")!;
  for (let count = 1; count < 20; count += 1) expect((await write(thread, `m${count}`)).status).toBe(303);
  for (const path of [thread, `/messages?advisor=${asked.slug}`, `/messages?consultation=${id}`]) {
    const refused = await write(path, "One too many");
    expect([path, refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([path, 429, true]);
    expect((await readPage(refused)).html).toContain(">One too many</textarea>");
  }
});
