import { beforeAll, expect, test } from "vitest";
import { typedRules } from "#app/features/admin/rules/rules-form";
import { type Currency, SPECIFIED_RULES } from "#app/features/rules/rules";
import { anAdmin } from "../support/applicants";
import type { Client } from "../support/client";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";
import { anAdvisor } from "../support/people";

const site = useInhabitedSite();
let root: Client;
let version = 0;
beforeAll(async () => {
  root = await enter(site, await anAdmin());
});

/** Has an admin set the currencies advisors may price in. */
async function ruled(currencies: readonly Currency[]) {
  const rules = { intent: "save-rules", ...typedRules({ ...SPECIFIED_RULES, currencies }), version: String(version) };
  const sent = Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== ""));
  expect((await root.post("/admin?index&view=settings", sent)).status).toBe(303);
  version += 1;
}

const CHOOSER = /<select[^>]*name="(currency|budgetCurrency)"/;
const html = async (path: string, client: Client = site.visitor()) => (await readPage(client.get(path))).html;

test("with one currency there is no chooser anywhere, and an advisor in another one keeps it and is told", async () => {
  const advisor = await enter(site, await anAdvisor({ hourlyRate: 100_00, currency: "GBP" }));
  const PAGES = ["/pricing", "/advisors/all", "/find-advisor"];
  const choosers = async () => Promise.all(PAGES.map(async (path) => CHOOSER.test(await html(path))));
  expect(await choosers()).toContain(true);
  expect(await html("/pricing")).toContain("in one of 5 currencies: USD, EUR, GBP, CAD, AUD");
  await ruled(["EUR"]);
  expect(await choosers()).toEqual([false, false, false]);
  expect(await html("/pricing")).toContain("an hour in EUR. Nobody can pay");
  expect(await html("/pricing")).not.toContain("data-currency");
  const told = await readPage(advisor.get("/advisor-profile/availability"));
  expect(told.text).toContain("This site accepts no new prices in GBP. Yours stay in it until you choose another currency.");
  expect(await html("/advisor-profile", advisor)).toMatch(CHOOSER);
  for (const path of ["/profile/preferences", "/profile/key-inputs"]) expect(await html(path, advisor)).not.toMatch(CHOOSER);

  const choose = (currency: string) => advisor.post("/advisor-profile", { intent: "advisor", "was.currency": "GBP", currency });
  const refused = await readPage(choose("USD"));
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining("This site accepts no new prices in this currency.")]);
  expect((await choose("EUR")).status).toBe(303);
  expect(await html("/advisor-profile", advisor)).not.toMatch(CHOOSER);
  expect((await readPage(advisor.get("/advisor-profile/availability"))).text).not.toContain("accepts no new prices");
});

test("a file of advisors names currencies of the site alone, and the one that stands where nobody chose is among them", async () => {
  await ruled(["CAD", "AUD"]);
  const csv = "name,email,areas,rate,currency\nAda Byron,ada@new.example,Finance,150,EUR\nBob Ray,bob@new.example,Finance,150,\n";
  const { text } = await readPage(root.send("/admin/import", { intent: "check", csv }));
  expect(text).toMatch(/“EUR” in the column currency: The currency is not offered\. Offered: (CAD, AUD|AUD, CAD)\./);
  expect(text).toContain("Line 3 Bob Ray bob@new.example Ready to be invited");
  expect((await readPage(site.visitor().get("/pricing?rate=100"))).html).toContain(
    '<option value="CAD" selected="">CAD</option><option value="AUD">',
  );
  expect((await readPage(site.visitor().get("/pricing?currency=USD"))).text).toContain("Please choose one of the currencies in the list.");
});

test("an advisor prices in a currency without a smaller unit, and it is right wherever it is read; another currency converts the rate", async () => {
  await ruled(["CHF", "JPY"]);
  const person = await anAdvisor({ hourlyRate: null, currency: "JPY", category: "legal", topics: ["Legal"] });
  const advisor = await enter(site, person);
  const save = (fields: Record<string, string>) => advisor.post("/advisor-profile", { intent: "advisor", ...fields });
  expect((await save({ "was.hourlyRate": "", hourlyRate: "12000" })).status).toBe(303);
  const kept = async () => (await site.rows("select currency, hourly_rate from advisers where id = $1", [person.advisorId]))[0];
  expect(await kept()).toEqual({ currency: "JPY", hourly_rate: 12_000 });
  const page = await html(`/advisors/${person.slug}`);
  expect([page.includes("¥12,000"), page.includes('"price":"12000","priceCurrency":"JPY"')]).toEqual([true, true]);
  const found = async (price: string) => (await html(`/legal?currency=JPY&price=${price}`)).includes(`/advisors/${person.slug}`);
  expect([await found("12000"), await found("11999")]).toEqual([true, false]);
  expect(await html("/pricing")).toContain("in one of 2 currencies: CHF, JPY");
  expect((await readPage(site.visitor().get("/pricing?currency=JPY&rate=1500&minutes=90"))).text).toContain("¥2,250");
  const settings = await readPage(root.get("/admin?view=settings"));
  expect(settings.text).toContain("JPY · Japanese Yen");
  expect((await save({ "was.currency": "JPY", currency: "CHF" })).status).toBe(303);
  expect(await kept()).toEqual({ currency: "CHF", hourly_rate: 65_00 });
});
