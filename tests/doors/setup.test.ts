import { expect, test } from "vitest";
import { translatorFor } from "#app/languages/all-texts.server";
import { readPage } from "../support/page-text";
import { useSite } from "../support/site";

const site = useSite();
const t = translatorFor("en", "setup");

const FORM = {
  siteName: "Grünwerk",
  language: "de",
  currency: "EUR",
  zone: "Europe/Berlin",
  firstName: "Greta",
  lastName: "Grün",
  email: "greta@example.com",
  password: "Correct-horse-7",
  confirmPassword: "Correct-horse-7",
};
const address = (token: string | null) => `/setup?token=${token}`;
const japanese = { "accept-language": "ja" };

test("a new site is set up once, at the address its start prints, and is German from then on for whoever asks for nothing else", async () => {
  const { setupToken } = site;
  expect(setupToken).toHaveLength(43);
  const page = await readPage(site.visitor().get(address(setupToken)));
  expect(page.text).toContain(t("title"));
  expect(page.html).toMatch(/<input(?=[^>]*name="siteName")(?=[^>]*value="")/);
  for (const wrong of ["/setup", address(""), address("guessed"), address(`${setupToken}x`)]) {
    const answer = await site.visitor().get(wrong);
    expect([wrong, answer.status]).toEqual([wrong, 404]);
    const { text, html } = await readPage(Promise.resolve(answer));
    for (const part of [t("endedTitle"), t("endedText")]) expect(text, wrong).toContain(part);
    // The page has no form, and reveals nothing about the site's setup.
    expect(html, wrong).not.toMatch(/name="(siteName|zone|firstName|password)"/);
  }
  expect((await readPage(site.visitor().get("/", japanese))).html).toContain('<html lang="en"');

  const refused = await site.visitor().post(address(setupToken), { ...FORM, siteName: " ", zone: "Mars" });
  expect(refused.status).toBe(400);
  const again = await refused.text();
  for (const part of [t("siteNameNeeded"), "greta@example.com"]) expect(again).toContain(part);
  expect(again).not.toContain(FORM.password);

  const admin = site.visitor();
  const done = await admin.post(address(setupToken), FORM);
  expect([done.status, done.headers.get("location")]).toEqual([303, "/admin?view=settings#first-day"]);
  expect((await admin.get("/admin?view=settings")).status).toBe(200);
  for (const visitor of [site.visitor(), admin]) {
    expect((await visitor.get(address(setupToken))).status).toBe(404);
    expect((await visitor.post(address(setupToken), FORM)).status).toBe(404);
  }
  const home = await readPage(site.visitor().get("/", japanese));
  expect(home.html).toContain('<html lang="de"');
  expect(home.text).toContain("Grünwerk");
  expect(await (await site.visitor().get("/manifest.webmanifest")).json()).toMatchObject({ lang: "de", name: "Grünwerk" });

  const settings = await admin.post("/admin?index&view=settings", {
    intent: "save-defaults",
    offers_de: "on",
    offers_fr: "on",
    offers_en: "on",
    offers_es: "on",
    offers_it: "on",
    version: (
      await site.rows<{ at: Date }>("select updated_at as at from site_settings where name = 'site_language'")
    )[0]!.at.toISOString(),
    language: "it",
    zone: "Europe/Rome",
  });
  expect(settings.status).toBe(303);
  await expect.poll(async () => (await readPage(site.visitor().get("/", japanese))).html).toContain('<html lang="it"');

  await site.restart();
  expect(site.setupToken).toBeNull();
});
