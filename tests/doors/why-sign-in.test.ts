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

test("who has forgotten the password comes back, with a new one, to the page that they wanted, and by a link that was used, too", async () => {
  const next = "/consultations?show=past&page=2";
  const email = "forgetful@example.com";
  await site.person(email);
  const visitor = site.visitor();
  const { html } = await readPage(visitor.get(`/auth?next=${encodeURIComponent(next)}`));
  const forgot = /href="(\/auth\/forgot[^"]*)"/.exec(html)![1]!;
  expect(forgot).toBe(`/auth/forgot?next=${encodeURIComponent(next)}`);
  await visitor.post(forgot, { email });
  const link = /\/auth\/reset\?\S+/.exec((await site.mailsTo(email)).at(-1)!.text)![0];
  const password = "Better-horse-8";
  const reset = await visitor.post(link, { password, confirmPassword: password });
  const signedIn = await visitor.post(reset.headers.get("location")!, { intent: "sign-in", email, password });
  expect(signedIn.headers.get("location")).toBe(next);
  expect((await readPage(site.visitor().get(link))).html).toContain(`href="${forgot}"`);
});

test("so does who applies, from the step of the account", async () => {
  const { html } = await readPage(site.visitor().get("/become-advisor?step=account&tab=sign-in"));
  expect(html).toContain('href="/auth/forgot?next=%2Fbecome-advisor"');
});
