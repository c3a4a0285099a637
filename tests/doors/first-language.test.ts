import { expect, test } from "vitest";
import { FURTHER_TEXTS, visitorPages } from "#app/features/sitemap/static-pages";
import { ALL_LANGUAGES } from "#app/languages/all-languages.server";
import { readPage } from "../support/page-text";
import { useSite } from "../support/site";

const site = useSite({ environment: { LANGUAGE: "fr" } });
const page = (path: string, language: string) => readPage(site.visitor().get(path, { "accept-language": language }));

test("the text for language models is in the site's first language, with its pages and fields by the names they have there", async () => {
  const answer = await site.visitor().get("/llms.txt");
  const text = await answer.text();
  expect(answer.headers.get("content-language")).toBe("fr");
  expect(text).toContain("Conditions");
  const { names } = ALL_LANGUAGES.fr;
  const english = [...text.matchAll(/\[(.+?)\]\(.+?\): (.+)/g)]
    .flatMap(([, name, said]) => [name!, said!])
    .filter((each) => names[each] !== undefined && names[each] !== each);
  expect(english).toEqual([]);
  for (const said of FURTHER_TEXTS.keys()) expect(text).not.toContain(said);
  expect(visitorPages().filter(({ name }) => text.includes(`[${names[name]}]`)).length).toBeGreaterThan(8);
  expect(text).not.toContain("A marketplace where");
});

test("the policies of the site's first language bind; each other language says so and leads there", async () => {
  const here = await page("/terms", "fr");
  expect(here.html).not.toContain("text=binding");
  const english = await page("/terms", "en");
  expect(english.text).toContain("This is a translation. The French text is the binding one.");
  expect((await page("/terms", "de")).text).toContain("Verbindlich ist der Text auf Französisch");
  const binding = await page("/terms?text=binding", "en");
  expect(binding.html).toContain('<div lang="fr">');
  expect(binding.text).toContain("This is the French text, which is the binding one.");
});
