import { expect, test } from "vitest";
import { translatorFor } from "#app/languages/all-texts.server";
import { demoAccount } from "../support/demo";
import { readPage } from "../support/page-text";
import { useSite } from "../support/site";

const site = useSite({ demo: true });
const SETTINGS = "/admin?index&view=settings";

test("from the demo's admin a founder comes to a site of their own: nobody of the demo is left, and no later start makes it again", async () => {
  const admin = site.visitor();
  await admin.post("/auth", { intent: "sign-in", ...demoAccount(site.folder, "admin") });
  expect((await readPage(admin.get("/admin?view=settings"))).text).toContain("Empty the demo and start my own");
  const [named] = await site.rows<{ count: number }>("select count(*)::int as count from users");
  const refused = await readPage(admin.post(SETTINGS, { intent: "empty-demo", confirm: "Another" }));
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining("This is not the name of the site. Nothing was emptied.")]);
  expect(await site.rows("select count(*)::int as count from users")).toEqual([named]);

  await site.rows("update profiles set language = 'it' where user_id = (select user_id from user_roles where role = 'admin' limit 1)");
  const done = await admin.post(SETTINGS, { intent: "empty-demo", confirm: "Sagebridge" });
  const address = done.headers.get("location") ?? "";
  expect([done.status, address]).toEqual([303, expect.stringMatching(/^\/setup\?token=\S{43}&lang=it$/)]);
  // The site starts in the language that its founder reads, not in the browser's.
  const setup = await readPage(admin.get(address));
  expect(setup.text).toContain(translatorFor("it", "setup")("title"));
  expect(setup.html).toMatch(/<option value="it" selected/);
  expect((await admin.get("/admin")).status).not.toBe(200);
  expect(await site.rows("select 1 from users union all select 1 from advisers union all select 1 from consultations")).toEqual([]);
  const { text } = await readPage(site.visitor().get("/advisors/all"));
  expect([text.includes("Book"), text.includes("of this category")]).toEqual([false, false]);
  expect(text).toContain("The first advisors are on their way.");

  await site.restart();
  expect(site.setupToken).toHaveLength(43);
  const founder = site.visitor();
  const password = "Correct-horse-7";
  const form = { siteName: "Grünwerk", language: "de", currency: "EUR", zone: "Europe/Berlin", firstName: "Greta", lastName: "Grün" };
  await founder.post(`/setup?token=${site.setupToken}`, { ...form, email: "greta@example.com", password, confirmPassword: password });
  const settings = await readPage(founder.get("/admin?view=settings"));
  expect(settings.text).toContain("Grünwerk");
  expect(settings.html).not.toContain("empty-demo");
  expect(await site.rows("select email from users")).toEqual([{ email: "greta@example.com" }]);
});
