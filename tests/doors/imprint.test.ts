import { inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { siteSettings } from "#app/db/schema/site-content";
import { CONTACT_SETTINGS } from "#app/features/site/contact.server";
import { LANGUAGES } from "#app/languages/languages";
import { anAdmin } from "../support/applicants";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { pageText, readPage } from "../support/page-text";
import { ORIGIN } from "../support/site";

const site = useInhabitedSite();

const OPERATOR = { operator: "Rosa Grün e. K.", address: "Beetweg 1\n79098 Freiburg" };
const FURTHER = { responsible: "Rosa Grün", register: "Freiburg HRA 1234", vat: "DE123456789", notice: "Aufsicht: <Amt>\nFreiburg" };
const TITLES = { en: "Legal Notice", es: "Aviso legal", fr: "Mentions légales", de: "Impressum", it: "Note legali" };

async function say(details: Partial<Record<keyof typeof CONTACT_SETTINGS, string>>) {
  const rows = Object.entries(details).map(([part, value]) => ({ name: CONTACT_SETTINGS[part as keyof typeof CONTACT_SETTINGS], value }));
  await db.delete(siteSettings).where(inArray(siteSettings.name, Object.values(CONTACT_SETTINGS)));
  if (rows.length > 0) await db.insert(siteSettings).values(rows);
}

const footerOf = async (path: string) => {
  const { html } = await readPage(site.visitor().get(path));
  return html.slice(html.indexOf("<footer"), html.indexOf("</footer>"));
};

test("without an operator and a postal address there is no legal notice, and nothing leads to one", async () => {
  for (const details of [{}, { operator: OPERATOR.operator }, { address: OPERATOR.address }]) {
    await say(details);
    expect((await site.visitor().get("/imprint")).status).toBe(404);
    expect(await footerOf("/pricing")).not.toContain("/imprint");
    expect(await (await site.visitor().get("/sitemap.xml")).text()).not.toContain("/imprint");
  }
});

test("with both it says them, the footer of each page leads to it, and so do the sitemap and the names others have for it", async () => {
  await say({ ...OPERATOR, email: "desk@gruen.example", phone: "+49 761 1234" });
  const page = await readPage(site.visitor().get("/imprint"));
  expect(page.status).toBe(200);
  expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}/imprint"/>`);
  expect(page.text).toContain(
    "Operator Rosa Grün e. K. Postal address Beetweg 1 79098 Freiburg Email desk@gruen.example Phone +49 761 1234",
  );
  for (const label of ["Responsible person", "Register entry", "VAT number"]) expect(page.text).not.toContain(label);
  for (const path of ["/", "/pricing", "/imprint", "/no/such/page"]) expect(await footerOf(path)).toContain('href="/imprint"');
  const admin = await enter(site, await anAdmin());
  expect(await (await admin.get("/profile")).text()).toContain('href="/imprint"');
  expect(await (await site.visitor().get("/sitemap.xml")).text()).toContain(`<loc>${ORIGIN}/imprint</loc>`);
  expect((await site.visitor().get("/Impressum")).headers.get("location")).toBe("/imprint");
});

test("it also says what else is filled in, in each language under the name it has there", async () => {
  await say({ ...OPERATOR, ...FURTHER });
  for (const language of LANGUAGES) {
    const { html, text } = await readPage(site.visitor().get(`/imprint?lang=${language}`));
    expect(html).toMatch(new RegExp(`<h1[^>]*>${TITLES[language]}</h1>`));
    for (const value of Object.values(FURTHER)) expect(text).toContain(value.replaceAll("\n", " "));
    expect(pageText(await footerOf(`/pricing?lang=${language}`))).toContain(TITLES[language]);
  }
});

test("an admin fills it in among the contact details, and mails name the operator from then on", async () => {
  await say({});
  const admin = await enter(site, await anAdmin());
  const mailTo = async (email: string) => {
    await site.visitor().post("/auth/forgot", { email });
    const [mail] = await site.rows<{ text: string; html: string }>(
      "select text, html from outbox where recipient = $1 order by created_at desc",
      [email],
    );
    return mail!;
  };
  const people = [await anAdmin(), await anAdmin()] as const;
  const { html } = await readPage(admin.get("/admin?view=settings"));
  expect((await mailTo(people[0].email)).text).not.toContain("Rosa Grün");
  const version = /name="version" value="([^"]+)"/.exec(html.slice(html.indexOf('value="save-contact"')))?.[1] ?? "";
  const said = { intent: "save-contact", version, email: "", phone: "", city: "", ...OPERATOR, ...FURTHER };
  expect((await admin.post("/admin?index&view=settings", said)).status).toBe(303);
  expect((await readPage(site.visitor().get("/imprint"))).text).toContain("Freiburg HRA 1234");
  await expect
    .poll(async () => (await mailTo(people[1].email)).text)
    .toMatch(/-- \n[^\n]+\nRosa Grün e\. K\., Beetweg 1, 79098 Freiburg\n$/);
  expect(pageText((await mailTo(people[1].email)).html)).toContain("Rosa Grün e. K., Beetweg 1, 79098 Freiburg");
});

test("an admin whose phone number is refused keeps what they filled in of it", async () => {
  await say({});
  const admin = await enter(site, await anAdmin());
  const { html } = await readPage(admin.get("/admin?view=settings"));
  const version = /name="version" value="([^"]+)"/.exec(html.slice(html.indexOf('value="save-contact"')))?.[1] ?? "";
  const said = { intent: "save-contact", version, email: "", phone: "call us", city: "", ...OPERATOR, ...FURTHER };
  const refused = await readPage(admin.post("/admin?index&view=settings", said));
  expect(refused.status).toBe(400);
  for (const name of ["operator", "responsible", "register", "vat"] as const)
    expect(refused.html).toMatch(
      new RegExp(`<input[^>]*name="${name}"[^>]*value="${{ ...OPERATOR, ...FURTHER }[name].replaceAll(".", "[.]")}"`),
    );
  for (const [name, value] of [
    ["address", OPERATOR.address],
    ["notice", "Aufsicht: &lt;Amt&gt;\nFreiburg"],
  ])
    expect(refused.html).toMatch(new RegExp(`<textarea[^>]*name="${name}"[^>]*>${value}</textarea>`));
});
