import { expect, test } from "vitest";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";
import { aClient } from "../support/people";

const site = useInhabitedSite();

test("what a window is told as its session has ended is in the language that its page was in, and so is the page that it comes to", async () => {
  const client = await aClient({ language: "de" });
  const visitor = await enter(site, client);
  expect((await readPage(visitor.get("/profile"))).html).toContain('<html lang="de"');
  await site.rows("delete from sessions where user_id = $1", [client.userId]);
  const answer = await visitor.post("/profile", { intent: "save-field", field: "city", value: "Bonn" });
  expect(answer.status).toBe(302);
  const { html, text } = await readPage(visitor.get(answer.headers.get("location")!));
  expect(html).toContain('<html lang="de"');
  expect(text).toContain("Sie wurden abgemeldet");
});
