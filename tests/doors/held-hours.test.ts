import { beforeEach, expect, test } from "vitest";
import { LIMITS } from "#app/platform/limits/limits";
import type { Client } from "../support/client";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { clearBookings } from "../support/json-requests";
import { readPage } from "../support/page-text";
import { aClient, aConsultation, anAdvisor } from "../support/people";

const site = useInhabitedSite({ environment: { RATE_LIMITS: "on" } });
beforeEach(clearBookings);

let networks = 0;
/** Each from a separate network: holds and sign-ups are limited per network. */
const aVisitor = () => site.visitor(`198.51.${100 + networks++}.7`);

const PASSWORD = "Correct-horse-7";
const COOKIE = "held-hours";

/** The id of the one hour that a browser holds, as the site sealed it. */
const heldBy = ({ cookies }: { cookies: Map<string, string> }): string =>
  JSON.parse(Buffer.from(cookies.get(COOKIE)!.split(".")[0]!, "base64url").toString())[0];
const DAY_MS = 86_400_000;
const aDayAhead = () => new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + DAY_MS).toISOString();
const holds = () => site.rows<{ id: string; note: string }>("select id, note from quotes where blocked_until is not null");

async function anHour() {
  const { slug } = await anAdvisor({});
  return { slug, page: `/advisors/${slug}/book?time=${encodeURIComponent(aDayAhead())}&minutes=60` };
}

async function fieldsOf(visitor: Client, page: string) {
  const { html } = await readPage(visitor.get(page));
  const hidden = (name: string) => new RegExp(`type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  return { offer: hidden("offer"), hold: hidden("hold"), minutes: hidden("minutes"), urgency: hidden("urgency"), note: "A secret plan" };
}

const isTakenFor = async (visitor: Client, page: string) =>
  (await readPage(visitor.get(page))).text.includes("This time is no longer free.");

/** A browser that holds an hour for a stranger who has signed up with it. */
async function aHolder(email: string, holder = aVisitor()) {
  const { slug, page } = await anHour();
  const signedUp = await holder.post(page, { ...(await fieldsOf(holder, page)), email, password: PASSWORD });
  expect([signedUp.status, (await holds()).length]).toEqual([303, 1]);
  return { slug, page, holder, id: heldBy(holder) };
}

/** A person with a forged cookie. */
function bringing(cookie: string) {
  const visitor = aVisitor();
  visitor.cookies.set(COOKIE, cookie);
  return visitor;
}

const NOBODYS = "6f1c1c1e-3a55-4c7e-9f39-0d6a2f1b7a10";

test.each([
  ["of nobody", NOBODYS],
  ["a hundred of nobody", Array.from({ length: 100 }, () => crypto.randomUUID()).join(".")],
  ["very long", "a".repeat(8000)],
  ["of dots", ".".repeat(4000)],
  ["in another language", "' or true; --"],
  ["half encoded", "%E0%A4%A.%00.%2e"],
  ["with a beginning that is true", `${NOBODYS.slice(0, 35)}`],
])("a forged cookie %s opens nothing that another browser holds, and breaks nothing", async (_, cookie) => {
  const { slug, page, id } = await aHolder("a@example.com");
  const thief = bringing(cookie);
  expect(await isTakenFor(thief, page)).toBe(true);
  for (const address of [`/advisors/${slug}`, page, `${page}&hold=${encodeURIComponent(cookie.slice(0, 300))}`]) {
    const { status, html } = await readPage(thief.get(address));
    expect([address, status < 500, html.includes("A secret plan")]).toEqual([address, true, false]);
  }
  const free = `/advisors/${slug}/book?time=${encodeURIComponent(new Date(Date.parse(aDayAhead()) + DAY_MS).toISOString())}&minutes=60`;
  const fields = await fieldsOf(bringing(""), free);
  expect((await bringing(cookie).post(free, { ...fields, email: "thief@example.com", password: PASSWORD })).status).toBe(303);
  expect((await holds()).map((hold) => hold.id)).toContain(id);
});

test("whoever has signed in to ask for the hour has it alone, also from somebody who knows what their browser holds", async () => {
  const { page, id } = await aHolder("a@example.com");
  const other = await aClient();
  await site.rows("update quotes set client_id = $2 where id = $1", [id, (await aClient()).userId]);
  const thief = await enter(site, other);
  thief.cookies.set(COOKIE, id);
  for (const client of [thief, bringing(id)]) {
    expect(await isTakenFor(client, page)).toBe(true);
    expect((await readPage(client.get(`${page}&hold=${id}`))).html).not.toContain("A secret plan");
  }
  expect(await holds()).toEqual([{ id, note: "A secret plan" }]);
});

test("an hour whose ten minutes are over is anybody's, and its cookie is worth nothing", async () => {
  const { page, holder } = await aHolder("a@example.com");
  await site.rows("update quotes set expires_at = now() - interval '1 second' where blocked_until is not null");
  expect(await isTakenFor(aVisitor(), page)).toBe(false);
  expect((await readPage(holder.get(page))).html).not.toContain("A secret plan");
  const next = aVisitor();
  expect((await next.post(page, { ...(await fieldsOf(next, page)), email: "b@example.com", password: PASSWORD })).status).toBe(303);
  expect(await isTakenFor(holder, page)).toBe(true);
});

test("a sign-up that is refused lets the hour go that it had just held, and not one that the browser held before", async () => {
  const often = { email: "often@example.com", password: PASSWORD };
  const visitor = aVisitor();
  for (let time = 0; time < 5; time++)
    await visitor.post("/auth?tab=sign-up", { intent: "sign-up", ...often, confirmPassword: PASSWORD, category: "individual" });
  const { page } = await anHour();
  const refused = await visitor.post(page, { ...(await fieldsOf(visitor, page)), ...often });
  expect([refused.status, await holds(), await isTakenFor(aVisitor(), page)]).toEqual([429, [], false]);
  const { page: second, holder } = await aHolder("a@example.com", visitor);
  const [held] = await holds();
  expect((await holder.post(second, { ...(await fieldsOf(holder, second)), ...often })).status).toBe(429);
  expect((await holds()).map(({ id }) => id)).toEqual([held?.id]);
});

test("whoever asks for an hour of days that many new people have asked for reads so with what they wrote, with and without an account", async () => {
  const advisor = await anAdvisor({ mostADay: 1 });
  for (const days of [1, 2, 3]) {
    const at = new Date(Date.parse(aDayAhead()) + days * DAY_MS);
    await aConsultation({ client: await aClient(), advisor, at, status: "requested" });
  }
  const page = `/advisors/${advisor.slug}/book?time=${encodeURIComponent(aDayAhead())}&minutes=60`;
  const [visitor, client] = [aVisitor(), await enter(site, await aClient())];
  const signUp = { email: "new@example.com", password: PASSWORD };
  for (const [who, more] of [[visitor, signUp] as const, [client, {}] as const]) {
    const { status, text, html } = await readPage(who.post(page, { ...(await fieldsOf(who, page)), ...more }));
    expect([status, text.includes("Many new people have already asked for times in these days."), html.includes("A secret plan")]).toEqual([
      429,
      true,
      true,
    ]);
  }
});

test("whose session ended holds no more hours than others; beyond that they sign in as well, with what they wrote, and nothing is held", async () => {
  const visitor = aVisitor();
  const again = async () => {
    const { page } = await anHour();
    return visitor.post(page, await fieldsOf(aVisitor(), page));
  };
  for (let time = 0; time < LIMITS["hour-hold"].perNetwork; time++) expect([time, (await again()).status]).toEqual([time, 303]);
  const beyond = await again();
  const { html, text } = await readPage(visitor.get(beyond.headers.get("location")!));
  const live = await site.rows("select 1 from quotes where blocked_until is not null and expires_at > now()");
  expect([beyond.status, live.length]).toEqual([303, LIMITS["hour-hold"].perNetwork]);
  expect([html.includes("A secret plan"), text.includes("Sign in and request"), text.includes("Remember me")]).toEqual([true, true, true]);
});

/** The hour that a person asks for `days` after the usual one. */
const hourOf = (slug: string, days: number) =>
  `/advisors/${slug}/book?time=${encodeURIComponent(new Date(Date.parse(aDayAhead()) + days * DAY_MS).toISOString())}&minutes=30`;

test("newcomers behind one address ask the same advisor at the same time: beyond the hours that are held, without a hold, and nobody is refused", async () => {
  const { slug } = await anAdvisor({});
  const waiting: Client[] = [];
  for (let turn = 0; turn < 6; turn++) {
    const one = site.visitor("198.51.99.7");
    const page = hourOf(slug, turn);
    const sent = await one.post(page, { ...(await fieldsOf(one, page)), email: `office${turn}@example.com`, password: PASSWORD });
    const { html, text } = await readPage(one.get(sent.headers.get("location")!));
    const isHeld = turn < LIMITS["hour-hold-to-one"].perNetwork;
    expect([turn, sent.status, html.includes("A secret plan")]).toEqual([turn, 303, true]);
    expect([turn, text.includes("held for you until"), text.includes("free, but not held for you")]).toEqual([turn, isHeld, !isHeld]);
    waiting.push(one);
  }
  for (const [turn, one] of waiting.entries()) {
    const back = (await one.get(await linkOf(`office${turn}@example.com`, 0))).headers.get("location")!;
    const done = await one.post(back, { ...(await fieldsOf(one, back)), name: "Ada Lovelace" });
    expect([turn, done.status, done.headers.get("location")]).toEqual([turn, 303, expect.stringMatching(/^\/consultations\//)]);
  }
  expect(await site.rows("select distinct note from consultations")).toEqual([{ note: "A secret plan" }]);
});

test("another time that is chosen while the mail is on its way is what is asked for: the page, every link and the next mail say so", async () => {
  const email = "chooses@example.com";
  const { slug, page, holder, id } = await aHolder(email);
  const other = `${hourOf(slug, 1)}&sent=1`;
  const before = await readPage(holder.get(other));
  expect([before.text.includes("Your request is still for"), before.text.includes("Ask for this time instead")]).toEqual([true, true]);
  const chosen = await holder.post(other, { ...(await fieldsOf(holder, other)), hold: "" });
  const { text } = await readPage(holder.get(chosen.headers.get("location")!));
  for (const said of ["Your request is now for this time.", "held for you until"]) expect(text).toContain(said);
  expect(text).not.toContain("Your request is still for");
  const [held, ...more] = await site.rows<{ id: string; starts_at: Date }>("select id, starts_at from quotes");
  expect([more, held?.id === id, await isTakenFor(aVisitor(), page)]).toEqual([[], false, false]);
  await holder.post(chosen.headers.get("location")!, { intent: "send-again" });
  for (const mail of [0, 1]) {
    const back = (await holder.get(await linkOf(email, mail))).headers.get("location")!;
    expect(new URL(back, "http://site").searchParams.get("time")).toBe(new Date(held!.starts_at).toISOString());
  }
});

const linkOf = async (email: string, mail: number) => /\/auth\/confirm\?\S+/.exec((await site.mailsTo(email))[mail]?.text ?? "")![0];

test("what is changed while the mail is on its way is what every link of it comes back to, at the price that is held and until the same minute", async () => {
  const email = "changes@example.com";
  const { page, holder, id } = await aHolder(email);
  const [{ expires_at: until } = {}] = await site.rows("select expires_at from quotes where id = $1", [id]);
  const waiting = page.replace("minutes=60", `minutes=30&urgency=rush&hold=${id}&sent=1`);
  const fields = { ...(await fieldsOf(holder, waiting)), note: "A longer story" };
  expect([fields.minutes, fields.urgency, fields.hold]).toEqual(["30", "rush", id]);
  await holder.post(`/auth?tab=sign-up&sent=1&next=${encodeURIComponent(page)}`, { intent: "send-again", email });
  const saved = await holder.post(waiting, fields);
  expect([saved.status, saved.headers.get("location")?.includes("minutes=30&urgency=rush")]).toEqual([303, true]);
  expect((await readPage(holder.get(saved.headers.get("location")!))).text).toContain(
    "Saved. Your confirmation link brings you back to this.",
  );
  expect(await site.rows("select id, note, duration_minutes, expires_at from quotes")).toEqual([
    { id, note: "A longer story", duration_minutes: 30, expires_at: until },
  ]);
  for (const mail of [0, 1]) {
    const back = (await holder.get(await linkOf(email, mail))).headers.get("location")!;
    const { html, text } = await readPage(holder.get(back));
    expect([html.includes("A longer story"), text.includes("Total $57.50"), text.includes("Confirm and request")]).toEqual([
      true,
      true,
      true,
    ]);
  }
});

test("'Send again' mails the link at one press and stays on the page that waits; without a sign-up of the browser's own it mails nothing", async () => {
  const email = "again@example.com";
  const { page, holder, id } = await aHolder(email);
  const waiting = `${page}&hold=${id}&sent=1`;
  const { html } = await readPage(holder.get(waiting));
  expect(html).toMatch(/<form[^>]* id="send-again"[^>]*>.*?<button[^>]* form="send-again"[^>]*>Send again</s);
  const sent = await holder.post(waiting, { intent: "send-again" });
  expect([sent.status, new URL(sent.headers.get("location")!, "http://site").search.includes("sent=1")]).toEqual([303, true]);
  const { text } = await readPage(holder.get(sent.headers.get("location")!));
  expect([text.includes("One step to go"), text.includes("there is a new link for it")]).toEqual([true, true]);
  const [first, second] = [await linkOf(email, 0), await linkOf(email, 1)];
  expect(second).not.toBe(first);
  const back = async (link: string) => (await holder.get(link)).headers.get("location")!.replace(/&confirm=.*/, "");
  expect(await back(second)).toBe(await back(first));
  expect((await aVisitor().post(waiting, { intent: "send-again" })).status).toBe(303);
  expect(await site.mailsTo(email)).toHaveLength(2);
});

test("a link sent again from the sign-in page comes back to the held hour, and its mail names it, whatever browser asked for it", async () => {
  const email = "elsewhere@example.com";
  const { holder } = await aHolder(email);
  await holder.post("/auth?tab=sign-up&sent=1", { intent: "send-again", email });
  await aVisitor().post("/auth", { intent: "send-again", email });
  const mails = await site.mailsTo(email);
  expect(mails.map(({ text }) => /held for you until/.test(text))).toEqual([true, true, true]);
  const back = async (mail: number) => (await holder.get(await linkOf(email, mail))).headers.get("location")?.replace(/&confirm=.*/, "");
  expect(await back(1)).toBe(await back(0));
  const { html, text } = await readPage(aVisitor().get(await linkOf(email, 2)));
  expect([text.includes("held for you until"), html.includes("newPassword") || html.includes('name="password"')]).toEqual([true, true]);
});

test("once the ten minutes are over the page that waits says so, holds nothing by itself, and one press holds the hour again", async () => {
  const email = "late@example.com";
  const { page, holder, id } = await aHolder(email);
  await site.rows("update quotes set expires_at = now() - interval '1 second' where blocked_until is not null");
  const waiting = `${page}&hold=${id}&sent=1`;
  const { html, text } = await readPage(holder.get(waiting));
  expect([text.includes("This time is not held for you."), text.includes("held for you until")]).toEqual([true, false]);
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*>(<[^>]*>)*Hold this time/);
  expect(await site.rows("select 1 from quotes where blocked_until is not null and expires_at > now()")).toEqual([]);
  const again = await holder.post(waiting, await fieldsOf(holder, waiting));
  expect(again.status).toBe(303);
  expect((await readPage(holder.get(again.headers.get("location")!))).text).toContain("held for you until");
});

test("that an hour is held is said from the press on: before it, the page says when it will be", async () => {
  const { page } = await anHour();
  const { text } = await readPage(aVisitor().get(page));
  expect(text).toContain("As soon as you press the button, this time is held for you");
});

test("nobody but the browser that signed up leads its link elsewhere", async () => {
  const email = "stays@example.com";
  const { page, holder, id } = await aHolder(email);
  const back = async () => (await holder.get(await linkOf(email, 0))).headers.get("location");
  const before = await back();
  const waiting = page.replace("minutes=60", `minutes=30&sent=1&hold=${id}`);
  const stranger = aVisitor();
  stranger.cookies.set("waiting-email", `${Buffer.from(email).toString("base64url")}.${NOBODYS}`);
  for (const who of [stranger, aVisitor()]) {
    const free = page.replace(/T\d\d/, "T05");
    await who.post(waiting, { ...(await fieldsOf(who, free)), hold: "" });
  }
  expect([await back(), (await holds()).map(({ note }) => note)[0]]).toEqual([before, "A secret plan"]);
  expect(heldBy(holder)).toBe(id);
});

const CHOSEN = { password: "Chosen-horse-8", confirmPassword: "Chosen-horse-8" };

/** Opens the emailed link in another browser: there, a password is chosen, and the request is reviewed before it is sent. */
async function onPhone(email: string) {
  const phone = aVisitor();
  const link = await linkOf(email, 0);
  const asked = await readPage(phone.get(link));
  for (const said of ["is held for you until", "New Password", "Your request comes next"]) expect(asked.text).toContain(said);
  const hour = (await phone.post(link, CHOSEN)).headers.get("location")!;
  const { html, text } = await readPage(phone.get(hour));
  // Anybody may have written it, with an address that is not theirs.
  expect([html.includes("A secret plan"), text.includes("Something was written in another browser.")]).toEqual([false, true]);
  expect(text).toContain("One step is missing: nothing has been sent to");
  expect(await site.rows("select 1 from consultations")).toEqual([]);
  return phone.post(hour, { ...(await fieldsOf(phone, hour)), name: "Ada Lovelace" });
}

test("nobody asks for an hour in the name of who reads the mail: only the browser that signed up for it sends it with the same press", async () => {
  const email = "named@example.com";
  const { holder } = await aHolder(email);
  const back = (await holder.get(await linkOf(email, 0))).headers.get("location")!;
  const reader = aVisitor();
  const led = await reader.get(back);
  expect([led.status, led.headers.get("location")]).toEqual([302, expect.stringMatching(/^\/auth\/confirm\?token=[\w-]+$/)]);
  const pressed = await reader.post(back, { ...(await fieldsOf(holder, back)), name: "Ada Lovelace" });
  expect([pressed.status, pressed.headers.get("location")]).toEqual([303, led.headers.get("location")]);
  expect([await site.rows("select 1 from consultations"), reader.cookies.has("session")]).toEqual([[], false]);
  expect((await holder.post(back, { ...(await fieldsOf(holder, back)), name: "Ada Lovelace" })).status).toBe(303);
  expect(await site.rows("select 1 from consultations")).toHaveLength(1);
});

test("the tab that one signed up in says that the hour was asked for by the link on the phone, and leads to the request", async () => {
  const email = "phone@example.com";
  const { page, holder, id } = await aHolder(email);
  const waiting = `${page}&hold=${id}&sent=1`;
  expect((await readPage(holder.get(waiting))).text).toContain("One step to go");
  const done = await onPhone(email);
  const request = done.headers.get("location")!;
  const { text, html } = await readPage(holder.get(waiting));
  expect(text).toContain("You have already asked for this time.");
  expect(text).not.toContain("This time is no longer free.");
  expect(html).toContain(`href="${request}"`);
});

test("whoever holds an hour sees it as free on every card, and nobody else does", async () => {
  const { slug, holder, id } = await aHolder("sees@example.com");
  const [held] = await site.rows<{ starts_at: string }>("select starts_at from quotes where id = $1", [id]);
  const start = new Date(held!.starts_at).getTime();
  // Nothing earlier can be booked.
  await site.rows("update advisers set notice_minutes = $2 where slug = $1", [slug, Math.floor((start - Date.now()) / 60_000) - 2]);
  const shows = async (visitor: Client, page: string) => {
    const { html } = await readPage(visitor.get(page));
    return [...html.matchAll(/<time datetime="([^"]+)"/gi)].some(([, at = ""]) => Date.parse(at) === start);
  };
  const name = encodeURIComponent(`Advisor ${slug.slice(-8)}`);
  for (const page of [`/advisors/all?q=${name}`, `/business?q=${name}`, `/business/strategy?q=${name}`, `/advisors?compare=${slug}`])
    expect([page, await shows(holder, page), await shows(aVisitor(), page)]).toEqual([page, true, false]);
});

test("whoever has mistyped their address while signing up for the hour corrects it, and keeps hour and note", async () => {
  const { page, holder, id } = await aHolder("mistypd@example.com");
  const { html, text } = await readPage(holder.get(`${page}&hold=${id}&sent=1`));
  for (const said of ["mistypd@example.com", "Is the address wrong?", "Send again"]) expect(text).toContain(said);
  const correct = /href="([^"#]+)#account"[^>]*>Correct it</.exec(html)![1]!.replaceAll("&amp;", "&");
  const form = (await readPage(holder.get(correct))).html;
  expect(form).toMatch(/<input[^>]*name="email"[^>]*value="mistypd@example.com"/);
  expect(form).toContain("A secret plan");
  const corrected = { ...(await fieldsOf(holder, correct)), email: "mistyped@example.com", password: PASSWORD };
  const sent = await holder.post(correct, corrected);
  expect([sent.status, sent.headers.get("location")]).toEqual([303, expect.stringContaining("sent=1")]);
  expect([(await holds()).map((hold) => hold.id), (await site.mailsTo("mistyped@example.com")).length]).toEqual([[id], 1]);
});
