import { expect, test } from "vitest";
import { useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";
import { anAdvisor } from "../support/people";

const site = useInhabitedSite();

const auth = async (next: string, more = "") => (await readPage(site.visitor().get(`/auth?next=${encodeURIComponent(next)}${more}`))).text;

test("by a mail's link one reads what signing in is for", async () => {
  expect(await auth("/consultations/3f1c2d6e-0000-4000-8000-000000000000")).toContain("Sign in to see your consultation.");
  expect(await auth("/consultations/3f1c2d6e-0000-4000-8000-000000000000", "&tab=sign-up")).not.toContain("Sign in to see");
  expect(await auth("/consultations", "&unsent=1")).toContain("You were not signed in, so that was not sent.");
  expect(await auth("/")).not.toMatch(/Sign in to|Sign in or/);
});

test("who wants to save somebody reads whom, signs in and finds them saved, and is told so", async () => {
  const { slug } = await anAdvisor({ displayName: "Grace Hopper" });
  const visitor = site.visitor();
  const asked = await visitor.post(`/advisors/${slug}`, { save: "1", back: `/advisors/${slug}` });
  const way = asked.headers.get("location")!;
  expect(decodeURIComponent(way)).toBe(`/auth?next=/advisors/${slug}#save&back=/advisors/${slug}`);
  expect((await readPage(visitor.get(way))).text).toContain("Sign in or sign up to save Grace Hopper.");
  expect(await auth(`/advisors/nobody-here#save`)).not.toContain("to save");
});
