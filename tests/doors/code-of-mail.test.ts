import { expect, test } from "vitest";
import type { Client } from "../support/client";
import { useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";
import { anAdvisor } from "../support/people";

const site = useInhabitedSite({ environment: { RATE_LIMITS: "on", SMTP_URL: "smtp://127.0.0.1:9" } });

const DAY_MS = 86_400_000;
const aDayAhead = () => new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + DAY_MS).toISOString();

/** The fields that a page of an hour has for the reader of this moment. */
async function fieldsOf(visitor: Client, page: string) {
  const { html } = await readPage(visitor.get(page));
  const hidden = (name: string) => new RegExp(`type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  const own = { offer: hidden("offer"), hold: hidden("hold"), minutes: hidden("minutes"), urgency: hidden("urgency") };
  return { html, fields: { ...own, note: "A secret plan", ...(html.includes('name="name"') && { name: "" }) } };
}

/** A browser that has signed up with an hour, and waits; the hour is held no longer if `isOver`. */
async function aWaiting(email: string, { isOver = false } = {}) {
  const { slug } = await anAdvisor({});
  const page = `/advisors/${slug}/book?time=${encodeURIComponent(aDayAhead())}&minutes=60`;
  const holder = site.visitor(`198.51.100.${email.length}`);
  const { fields } = await fieldsOf(holder, page);
  const signedUp = await holder.post(page, { ...fields, name: "Ada Lovelace", email, password: "Correct-horse-7" });
  expect(signedUp.status).toBe(303);
  if (isOver) await site.rows("update quotes set expires_at = now() - interval '1 second' where blocked_until is not null");
  const code = /Type (\d{4} \d{4}) where/.exec((await site.mailsTo(email))[0]!.text!)![1]!.replace(" ", "");
  const waiting = signedUp.headers.get("location")!;
  return { holder, code, waiting, ...(await fieldsOf(holder, waiting)) };
}

test("who reads the mail on another device types its code where they chose the hour, and the request goes out with the name and the words they gave", async () => {
  const { holder, code, waiting, fields, html } = await aWaiting("types@example.com");
  expect(html.indexOf('autoComplete="one-time-code"')).toBeLessThan(html.indexOf("Open the link in the email"));
  const sent = { ...fields, intent: "confirm-code" };
  const elsewhere = await site.visitor("198.51.100.250").post(waiting, { ...sent, code });
  expect([elsewhere.status, new URL(elsewhere.headers.get("location")!, "http://site").searchParams.get("sent")]).toEqual([303, null]);
  const wrong = await readPage(holder.post(waiting, { ...sent, code: code === "00000000" ? "00000001" : "00000000" }));
  expect([wrong.status, wrong.text.includes("That code is wrong, or too old."), wrong.html.includes("A secret plan")]).toEqual([
    400,
    true,
    true,
  ]);
  const done = await holder.post(waiting, { ...sent, code: ` ${code.slice(0, 3)} ${code.slice(3)} ` });
  expect([done.status, done.headers.get("location")]).toEqual([303, expect.stringMatching(/^\/consultations\//)]);
  expect(await site.rows("select note from consultations where note <> ''")).toEqual([{ note: "A secret plan" }]);
  expect(await site.rows("select display_name from profiles where email = 'types@example.com'")).toEqual([
    { display_name: "Ada Lovelace" },
  ]);
});

test("in a second window the code that the first has used leads to the request that it sent, also once that is another hour's page", async () => {
  const { holder, code, waiting, fields } = await aWaiting("windows@example.com");
  const sent = { ...fields, intent: "confirm-code", code };
  const first = await holder.post(waiting, sent);
  for (const intent of ["confirm-code", "send-again"]) {
    const second = await holder.post(waiting, { ...sent, intent });
    expect([second.status, second.headers.get("location")]).toEqual([303, first.headers.get("location")]);
  }
});

test("the field for the code stays while the code is good, also once the hour is held no longer", async () => {
  const { holder, code, waiting, fields, html } = await aWaiting("later@example.com", { isOver: true });
  expect(html).toContain('autoComplete="one-time-code"');
  const done = await holder.post(waiting, { ...fields, intent: "confirm-code", code });
  expect([done.status, done.headers.get("location")]).toEqual([303, expect.stringMatching(/^\/consultations\//)]);
});

test("a first window whose second has sent the request for another time names that one, and does not say that nothing has been sent", async () => {
  const { holder, code, waiting, fields } = await aWaiting("twice@example.com");
  const [path = "", query = ""] = waiting.split("#")[0]!.split("?");
  const other = new URLSearchParams(query);
  other.set("time", new Date(Date.parse(other.get("time")!) + DAY_MS).toISOString());
  const second = await fieldsOf(holder, `${path}?${other}`);
  const changed = await holder.post(`${path}?${other}`, second.fields);
  const now = changed.headers.get("location")!;
  const { fields: changedFields } = await fieldsOf(holder, now);
  const done = await holder.post(now, { ...changedFields, intent: "confirm-code", code });
  const request = done.headers.get("location")!;
  expect([done.status, request]).toEqual([303, expect.stringMatching(/^\/consultations\//)]);
  const first = await readPage(holder.get(waiting));
  expect(first.text).not.toContain("nothing has been sent");
  expect(first.text).toContain("Your request is for");
  expect(first.html).toContain(`href="${request}"`);
  expect([fields.note, first.html.includes('name="offer"')]).toEqual(["A secret plan", true]);
});
