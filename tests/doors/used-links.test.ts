import { beforeEach, expect, test } from "vitest";
import { useInhabitedSite } from "../support/inhabitants";
import { clearBookings } from "../support/json-requests";
import { readPage } from "../support/page-text";
import { anAdvisor } from "../support/people";

const site = useInhabitedSite();
beforeEach(clearBookings);

const PASSWORD = "Correct-horse-7";
const USED = "This link has already been used";
const aDayAhead = () => new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 24 * 3_600_000).toISOString();

async function linkOf(email: string, path: string) {
  const mails = await site.mailsTo(email);
  return mails.map(({ text }) => new RegExp(`/auth/${path}\\?\\S+`).exec(text)?.[0]).find(Boolean) ?? "";
}

const signUp = (email: string) => ({
  intent: "sign-up",
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  category: "individual",
});

test("the link that confirmed an address says so when it is followed again, signed in or not, and leads on", async () => {
  const visitor = site.visitor();
  const next = encodeURIComponent("/book-consultation?topic=tax");
  await visitor.post(`/auth?tab=sign-up&next=${next}`, signUp("twice@example.com"));
  const link = await linkOf("twice@example.com", "confirm");
  expect((await visitor.post(link, {})).status).toBe(303);
  const here = await readPage(visitor.get(link));
  for (const part of [USED, "Your email is confirmed", "Continue"]) expect(here.text).toContain(part);
  expect(here.html).toContain('href="/book-consultation?topic=tax"');
  const elsewhere = await readPage(site.visitor().get(link));
  for (const part of [USED, "Sign In"]) expect(elsewhere.text).toContain(part);
  expect(elsewhere.html).toContain(`href="/auth?next=${next}"`);
  expect(elsewhere.text).not.toContain("no longer works");
  // What was submitted with it is not stored with it.
  expect(await site.rows("select 1 from email_tokens where used_at is not null and password_hash is not null")).toEqual([]);
});

test("the link of a chosen hour leads, followed again, to the request that was made with it", async () => {
  const { slug } = await anAdvisor({ displayName: "Grace Hopper", firstName: "Grace" });
  const page = `/advisors/${slug}/book?time=${encodeURIComponent(aDayAhead())}&minutes=60`;
  const visitor = site.visitor();
  const fieldsOf = (html: string) => {
    const hidden = (name: string) => new RegExp(`type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
    return { offer: hidden("offer"), hold: hidden("hold"), minutes: hidden("minutes"), urgency: hidden("urgency"), note: "" };
  };
  const { html } = await readPage(visitor.get(page));
  await visitor.post(page, { ...fieldsOf(html), email: "hour@example.com", password: PASSWORD });
  const link = await linkOf("hour@example.com", "confirm");
  const back = (await visitor.get(link)).headers.get("location") ?? "";
  const confirming = await readPage(visitor.get(back));
  const asked = await visitor.post(back, { ...fieldsOf(confirming.html), name: "Ann Example" });
  const [row] = await site.rows<{ id: string }>("select id from consultations");
  expect([asked.status, asked.headers.get("location")]).toEqual([303, `/consultations/${row?.id}`]);
  const here = await readPage(visitor.get(link));
  for (const part of [USED, "your request was sent", "Open your request"]) expect(here.text).toContain(part);
  expect(here.html).toContain(`href="/consultations/${row?.id}"`);
  const elsewhere = site.visitor();
  const led = await elsewhere.get(back);
  expect([led.status, led.headers.get("location")?.startsWith("/auth/confirm?token=")]).toEqual([302, true]);
  expect((await readPage(elsewhere.get(link))).html).toContain(`href="/auth?next=${encodeURIComponent(`/consultations/${row?.id}`)}"`);
});

test("the links that choose a password and that report a sign-in say what came of them", async () => {
  const visitor = await site.person("links@example.com");
  await visitor.post("/auth/forgot", { email: "links@example.com" });
  const reset = await linkOf("links@example.com", "reset");
  expect((await visitor.post(reset, { password: PASSWORD, confirmPassword: PASSWORD })).status).toBe(303);
  const { text } = await readPage(site.visitor().get(reset));
  for (const part of [USED, "Your password has changed since", "Sign In", "Ask for a new link"]) expect(text).toContain(part);
  await site.visitor("198.51.100.77").post("/auth", { intent: "sign-in", email: "links@example.com", password: PASSWORD });
  const report = await linkOf("links@example.com", "not-me");
  expect((await site.visitor().post(report, {})).status).toBe(303);
  const again = await readPage(site.visitor().get(report));
  for (const part of ["Everybody is signed out", "We signed everybody out and ended what had been set up in your account since"])
    expect(again.text).toContain(part);
  const pressed = await site.visitor().post(report, {});
  expect([pressed.status, pressed.headers.get("location")]).toEqual([303, report]);
});
