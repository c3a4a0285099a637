import { expect, test } from "vitest";
import { LANGUAGES } from "#app/languages/languages";
import { useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";

const site = useInhabitedSite();
const PAGE = "/book-consultation";

test.each(LANGUAGES)("every topic is searched for by what the page itself calls it in '%s'", async (language) => {
  const visitor = site.visitor();
  const { html } = await readPage(visitor.get(`${PAGE}?lang=${language}`));
  const list = /<datalist[^>]*>(.*?)<\/datalist>/s.exec(html)?.[1] ?? "";
  const offered = [...list.matchAll(/value="([^"]+)"/g)].map(([, name]) => name?.replaceAll("&amp;", "&").replaceAll("&#x27;", "'"));
  expect(offered).toHaveLength(50);
  const refused = [];
  for (const requested_topic of offered) {
    const fields = { intent: "find", requested_topic, requested_time: "", duration_minutes: "30", urgency: "normal" };
    if ((await visitor.post(PAGE, fields)).status !== 303) refused.push(requested_topic);
  }
  expect(refused).toEqual([]);
});
