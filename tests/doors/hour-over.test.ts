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
  const sent = await desktop.post(page, { ...(await fieldsOf(desktop, page)), email, password: PASSWORD, name: "Ada Lovelace" });
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

/** What a page says of an hour that is held no longer. */
const HELD_NO_LONGER = "This time is not held for you";

test("who opens the mail's link after the ten minutes in the browser that they signed up in finds their note and name, and reads that the time is still free", async () => {
  const { desktop, link } = await tooLate("same@example.com");
  const back = (await desktop.get(link)).headers.get("location")!;
  const { html, text } = await readPage(desktop.get(back));
  expect([html.includes("A secret plan"), /name="name"[^>]*value="Ada Lovelace"/.test(html)]).toEqual([true, true]);
  expect(text).toContain(`${HELD_NO_LONGER}. It is free: ask for it now.`);
  const { note: _, ...fields } = await fieldsOf(desktop, back);
  const sent = await desktop.post(back, { ...fields, note: /<textarea[^>]*>([^<]*)</.exec(html)?.[1] ?? "", name: "Ada Lovelace" });
  expect(sent.headers.get("location")).toMatch(/^\/consultations\//);
  expect(await site.rows("select note from consultations")).toEqual([{ note: "A secret plan" }]);
});

test("note and name come back by a link that was sent again from the sign-in page, too", async () => {
  const email = "again@example.com";
  const { desktop } = await tooLate(email);
  await desktop.post("/auth?tab=sign-up&sent=1", { intent: "send-again", email });
  const link = /\/auth\/confirm\?\S+/.exec((await site.mailsTo(email))[1]?.text ?? "")![0];
  const { html } = await readPage(desktop.get((await desktop.get(link)).headers.get("location")!));
  expect([html.includes("A secret plan"), /name="name"[^>]*value="Ada Lovelace"/.test(html)]).toEqual([true, true]);
});

test("where somebody else has taken it meanwhile, the link's page says both, and keeps the note for another time", async () => {
  const { desktop, link } = await tooLate("taken@example.com");
  const back = (await desktop.get(link)).headers.get("location")!;
  const other = site.visitor();
  const page = back.replace(/&(hold|confirm)=[^&]*/g, "");
  await other.post(page, { ...(await fieldsOf(other, page)), note: "", email: "first@example.com", password: PASSWORD, name: "Ben" });
  const { html, text } = await readPage(desktop.get(back));
  expect([text.includes(HELD_NO_LONGER), text.includes("It is still free"), text.includes("This time is no longer free.")]).toEqual([
    true,
    false,
    true,
  ]);
  expect(html).toContain("A secret plan");
});

test("nobody else reads the note: not with the address of the hour, not with a sign-up of their own, not by the link", async () => {
  const { desktop, link } = await tooLate("first@example.com");
  const back = (await desktop.get(link)).headers.get("location")!;
  const { desktop: other } = await tooLate("second@example.com");
  for (const who of [other, site.visitor()])
    for (const address of [back, back.replace(/&confirm=[^&]*/, ""), back.replace(/&confirm=[^&]*/, "&sent=1"), link]) {
      const { html } = await readPage(who.get(address));
      expect([address, html.includes("A secret plan")]).toEqual([address, false]);
    }
});
