import { expect, test } from "vitest";
import { readPage } from "../support/page-text";
import { useSite } from "../support/site";

const site = useSite({ environment: { ADMIN_EMAILS: "racine@example.com", LANGUAGE: "fr" } });

const AT = `/admin/texts/replace?${new URLSearchParams([
  ["language", "fr"],
  ["word:expert", "professeur"],
  ["word:experts", "professeurs"],
  ["old1", "avant le début"],
  ["new1", "avant l’heure dite"],
])}`;
const terms = async () => (await readPage(site.visitor().get("/terms?lang=fr"))).text;
const home = async (language: string) => (await readPage(site.visitor().get(`/?lang=${language}`))).text;

test("words that are replaced in French say the rules of today in the terms, and leave the home page of other languages alone", async () => {
  const admin = await site.person("racine@example.com");
  const before = [await home("en"), await home("de")];
  expect(await terms()).toMatch(/24\s+heures avant le début/);
  const preview = await readPage(admin.get(AT));
  expect(preview.text).toMatch(/\d+ textes suivent d’eux-mêmes/);
  const seen = /name="seen" value="([^"]*)"/.exec(preview.html)?.[1]?.replaceAll("&quot;", '"') ?? "";
  expect((await admin.post(AT, { intent: "publish", seen })).status).toBe(303);
  expect(await terms()).toMatch(/24\s+heures avant l’heure dite/);
  expect(await home("fr")).toMatch(/professeurs/);
  expect([await home("en"), await home("de")]).toEqual(before);

  await site.rows("insert into rule_versions (version, rules) values (1, '{\"wholeRefundHours\": 77}'); select pg_notify('rules', '')");
  await expect.poll(terms).toMatch(/77\s+heures avant l’heure dite/);
  expect(await terms()).not.toMatch(/24\s+heures avant/);

  const id = /name="id" value="([^"]+)"/.exec((await readPage(admin.get("/admin/texts/replace?language=fr"))).html)?.[1] ?? "";
  expect((await admin.post("/admin/texts/replace?language=fr", { intent: "undo", id })).status).toBe(303);
  expect(await terms()).toMatch(/77\s+heures avant le début/);
});
