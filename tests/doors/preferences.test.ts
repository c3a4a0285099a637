import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { preferences } from "#app/db/schema/accounts/preferences";
import { notifyBothSides } from "#app/features/booking/notify/notify-both-sides.server";
import { anAdmin } from "../support/applicants";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";
import { aClient, aConsultation, anAdvisor } from "../support/people";

const site = useInhabitedSite();

const NOON = new Date("2027-03-04T12:00:00Z");

/** Creates a person who reads German dates with a 24-hour clock in Tokyo, in the dark theme. */
async function aReader() {
  const reader = await aClient({ language: "de", timezone: "Asia/Tokyo" });
  await db.insert(preferences).values({ userId: reader.userId, theme: "dark", hourCycle: "h23" });
  return reader;
}

const rootOf = async (answer: Promise<Response>) => /<html[^>]*>/.exec(await (await answer).text())?.[0] ?? "";

test.each([
  "/",
  "/find-advisor",
  "/profile",
  "/consultations",
  "/messages",
  "/no-such-page",
])("%s comes in the theme of the signed-in, with their zone and formats, before anything is painted", async (page) => {
  const client = await enter(site, await aReader());
  const root = await rootOf(client.get(page));
  for (const part of ['data-theme="dark"', 'data-zone="Asia/Tokyo"', 'data-locale="de-u-hc-h23"', 'lang="de"'])
    expect(root).toContain(part);
  expect(await rootOf(site.visitor().get(page))).not.toMatch(/data-(?:theme|zone|locale)/);
});

test("a time is in the reader's zone and formats on a page that is not the profile", async () => {
  const [reader, advisor] = [await aReader(), await anAdvisor()];
  await aConsultation({ client: reader, advisor, at: NOON });
  const page = await (await (await enter(site, reader)).get("/consultations")).text();
  expect(page).toContain("4. März 2027");
  expect(page).toContain("21:00");
});

test.each([
  "/profile",
  "/profile/preferences",
  "/admin?view=settings",
])("%s has zones to choose by city, in the reader's language", async (address) => {
  const reader = await anAdmin({ language: "it", timezone: "Europe/Rome" });
  const { html } = await readPage((await enter(site, reader)).get(address));
  expect(html).toContain('value="Europe/Rome"');
  expect(html).toMatch(/>Roma · GMT\+[12]</);
  expect(html).toMatch(/>Il Cairo · GMT\+[23]</);
  expect(html).not.toMatch(/>(?:Europe|America|Asia|Africa)\//);
});

test("each side's mail has its reader's zone and clock, in their language", async () => {
  const [reader, advisor] = [await aReader(), await anAdvisor()];
  const consultation = await aConsultation({ client: reader, advisor, at: NOON, status: "accepted" });
  await notifyBothSides(db, { consultation, step: "accept", actor: "advisor", now: new Date() });
  const [mine] = await site.mailsTo(reader.email);
  expect(mine?.text).toContain("Donnerstag, 4. März 2027 um 21:00");
  expect(mine?.text).toContain("50\u00a0$");
  // People are not emailed about their own answers: the reminder is the first email they get.
  await notifyBothSides(db, { consultation, step: "remindDay", actor: "clock", now: new Date() });
  const [theirs] = await site.mailsTo(advisor.email);
  expect(theirs?.text).toContain("Thursday, March 4, 2027 at 12:00\u00a0PM");
});

test("the theme pressed in the footer is the account's from then on; what is none is refused", async () => {
  const reader = await aReader();
  const client = await enter(site, reader);
  await client.post("/theme", { theme: "light" });
  expect(await rootOf(client.get("/"))).toContain('data-theme="light"');
  expect((await client.post("/theme", { theme: "url(evil)" })).status).toBe(400);
  expect(await rootOf(client.get("/"))).toContain('data-theme="light"');
});

test("of mails that keep an account safe the preferences say that they always come, and of those about a new device where they are turned off", async () => {
  const { text } = await readPage((await enter(site, await anAdvisor())).get("/profile/preferences"));
  for (const kind of ["Changes to where your payouts go", "Changes to your meeting link"])
    expect(text).toContain(`${kind} ${kind} In the app This email cannot be turned off.`);
  expect(text.match(/For the email, use the switch/g)).toHaveLength(1);
});
