import { beforeEach, expect, test } from "vitest";
import type { Client } from "../support/client";
import { useInhabitedSite } from "../support/inhabitants";
import { clearBookings } from "../support/json-requests";
import { readPage } from "../support/page-text";
import { anAdvisor } from "../support/people";

const site = useInhabitedSite();
beforeEach(clearBookings);

const PASSWORD = "Correct-horse-7";
const CHOSEN = { password: "Chosen-horse-8", confirmPassword: "Chosen-horse-8" };
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date((Math.ceil(Date.now() / HOUR_MS) + hours) * HOUR_MS).toISOString();

async function fieldsOf(visitor: Client, page: string) {
  const { html } = await readPage(visitor.get(page));
  const hidden = (name: string) => new RegExp(`type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  return { offer: hidden("offer"), hold: hidden("hold"), minutes: hidden("minutes"), urgency: hidden("urgency"), note: "A secret plan" };
}

/** A stranger who has signed up for an hour on a desktop, whose ten minutes are over; and the mail's link. */
async function tooLate(email: string) {
  const { slug } = await anAdvisor({ displayName: "Grace Hopper" });
  const pageAt = (hours: number) => `/advisors/${slug}/book?time=${encodeURIComponent(inHours(hours))}&minutes=60`;
  const page = pageAt(30);
  const desktop = site.visitor();
  const sent = await desktop.post(page, { ...(await fieldsOf(desktop, page)), email, password: PASSWORD });
  await site.rows("update quotes set expires_at = now() - interval '1 minute'");
  const link = /\/auth\/confirm\?\S+/.exec((await site.mailsTo(email))[0]?.text ?? "")![0];
  return { desktop, waiting: sent.headers.get("location")!.replace(/#.*/, ""), link, pageAt };
}

test("who confirms on a phone after the ten minutes reads which hour it was about, that it is no longer held, and that the request is still to be sent", async () => {
  const { link } = await tooLate("late@example.com");
  const phone = site.visitor();
  const asked = await readPage(phone.get(link));
  expect(asked.text).toMatch(/with Grace Hopper is no longer held for you\./);
  expect(asked.text).toContain("Your request comes next");
  const { text, html } = await readPage(phone.get((await phone.post(link, CHOSEN)).headers.get("location")!));
  expect(text).toContain("One step is missing: nothing has been sent to");
  // Anybody may have written it, with an address that is not theirs.
  expect([html.includes("A secret plan"), text.includes("Something was written in another browser.")]).toEqual([false, true]);
});

test("the tab that one signed up in names the time that was asked for on the phone instead, and does not call its own hour theirs", async () => {
  const { desktop, waiting, link, pageAt } = await tooLate("other@example.com");
  const phone = site.visitor();
  await phone.post(link, CHOSEN);
  const asked = await phone.post(pageAt(32), { ...(await fieldsOf(phone, pageAt(32))), name: "Ada Lovelace" });
  const request = asked.headers.get("location")!;
  expect(request).toMatch(/^\/consultations\//);
  const { text, html } = await readPage(desktop.get(waiting));
  expect(text).not.toContain("You have already asked for this time.");
  expect(text).toContain("Your request is for");
  expect(html).toMatch(new RegExp(`Your request is for <time[^>]*dateTime="${inHours(32)}"`, "i"));
  expect(html).toContain(`href="${request}"`);
});
