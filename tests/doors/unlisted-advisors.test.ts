import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { users } from "#app/db/schema/accounts/accounts";
import { savedAdvisors } from "#app/db/schema/accounts/saved";
import { advisors } from "#app/db/schema/advisors";
import { messageThreads } from "#app/db/schema/messages";
import { eraseDueAccounts } from "#app/features/accounts/deletion/erasure.server";
import type { Viewer } from "#app/features/accounts/viewer";
import type { Client } from "../support/client";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { bookingFor, firstMatch, hoursAhead } from "../support/json-requests";
import { aClient, aConsultation, anAdvisor, type TestAdvisor } from "../support/people";

const site = useInhabitedSite();

/** Everybody who was ever an advisor here, by a word that only occurs in their name. */
const NAMES = ["Openwood", "Awayfield", "Suspendel", "Lockhart", "Erasmith"] as const;
type Name = (typeof NAMES)[number];
const LISTED: Name[] = ["Openwood", "Awayfield"];
const BOOKABLE: Name[] = ["Openwood"];
const slugOf = (name: Name) => `quillon-${name.toLowerCase()}`;

let people: Record<Name, TestAdvisor>;
let client: Viewer;
let person: Client;
let visitor: Client;

beforeAll(async () => {
  const made = NAMES.map(async (name, index) => [
    name,
    await anAdvisor({
      displayName: `Quillon ${name}`,
      firstName: "Quillon",
      lastName: name,
      slug: slugOf(name),
      bio: `Strategy as ${name} sees it.`,
      ratingCount: 9,
      ratingSum: 45 - index,
    }),
  ]);
  people = Object.fromEntries(await Promise.all(made));
  client = await aClient();
  const day = 86_400_000;
  for (const [index, advisor] of Object.values(people).entries()) {
    await db.insert(savedAdvisors).values({ userId: client.userId, advisorId: advisor.advisorId });
    const pair = { clientId: client.userId, advisorId: advisor.advisorId, advisorUserId: advisor.userId };
    await db.insert(messageThreads).values({ ...pair, lastMessageAt: new Date() });
    await aConsultation({ client, advisor, at: new Date(Date.now() - (index + 2) * day), status: "completed" });
  }
  await db.update(advisors).set({ availabilityStatus: "away" }).where(eq(advisors.id, people.Awayfield.advisorId));
  await db.update(advisors).set({ status: "suspended" }).where(eq(advisors.id, people.Suspendel.advisorId));
  await db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, people.Lockhart.userId));
  await db.insert(accountDeletions).values({ userId: people.Erasmith.userId, endsAt: new Date(), hidAdvisor: true });
  await eraseDueAccounts(new Date(Date.now() + 1000));
  person = await enter(site, client);
  visitor = site.visitor();
});

/** Returns which of them a text names, or links to. */
const namedIn = (text: string) => NAMES.filter((name) => text.includes(name) || text.includes(slugOf(name)));
const linkedIn = (html: string) => NAMES.filter((name) => html.includes(`href="/advisors/${slugOf(name)}`));
const open = async (path: string, who = visitor) => (await who.get(path)).text();

test.each([
  ["a category", "/business", LISTED],
  ["its data", "/business.data", LISTED],
  ["a search in a category", "/business?q=quillon", LISTED],
  ["a filter", "/business?rating=4.5", LISTED],
  ["a sub-category's best", "/business/strategy?q=strategy", LISTED],
  ["all of a sub-category", "/business/strategy?q=strategy&view=all", LISTED],
  ["the search of the site", "/search?q=quillon", LISTED],
  ["the sitemap", "/sitemap.xml", LISTED],
  // Of those who are listed, it has who is free.
  ["the home page", "/", ["Openwood"]],
  ["the text for machines", "/llms.txt", []],
] as [string, string, Name[]][])("%s shows nobody who is suspended or erased", async (_, path, listed) => {
  expect([path, namedIn(await open(path))]).toEqual([path, listed]);
  expect([path, namedIn(await open(path, person))]).toEqual([path, listed]);
});

test("a page, a picture to share, a comparison, a question and a wish to book are there of the listed alone", async () => {
  const answers: [string, Name[]][] = [];
  for (const [place, pathOf] of [
    ["page", (slug) => `/advisors/${slug}`],
    ["data", (slug) => `/advisors/${slug}.data`],
    ["picture", (slug) => `/files/og/${slug}.png`],
    ["question", (slug) => `/messages?advisor=${slug}`],
  ] as [string, (slug: string) => string][]) {
    const there: Name[] = [];
    for (const name of NAMES) {
      const { status } = await visitor.get(pathOf(slugOf(name)));
      if (status === 200) there.push(name);
      else expect([place, name, status]).toEqual([place, name, 404]);
    }
    answers.push([place, there]);
  }
  for (const [place, pathOf] of [
    ["comparison", (slug) => `/advisors?compare=${slug}`],
    ["choice", (slug) => `/finance?compare=${slug}`],
    ["booking", (slug) => `/advisors/${slug}/book`],
  ] as [string, (slug: string) => string][]) {
    const shown = await Promise.all(NAMES.map(async (name) => (await open(pathOf(slugOf(name)), person)).includes(`Quillon ${name}`)));
    if (place !== "choice") answers.push([place, NAMES.filter((_, index) => shown[index])]);
    else expect(NAMES.filter((name, index) => shown[index] && !LISTED.includes(name))).toEqual([]);
  }
  expect(answers).toEqual(answers.map(([place]) => [place, LISTED]));
});

test("one's own network and the saved lead to the listed alone, but for taking others off the list, and name nobody who was erased", async () => {
  const html = await open("/profile/network", person);
  expect(linkedIn(html)).toEqual(LISTED);
  expect(namedIn(html)).not.toContain("Erasmith");
  expect(html).toContain("Former member");
});

test("nobody saves who is not listed", async () => {
  const other = await enter(site, await aClient());
  const statuses = [];
  for (const name of NAMES) statuses.push((await other.post(`/advisors/${slugOf(name)}`, { save: "1" })).status);
  expect(statuses).toEqual([303, 303, 404, 404, 404]);
});

test("matching, both assistants and booking offer those alone who can be asked for a time", async () => {
  const other = await enter(site, await aClient());
  const search = { requested_topic: "Business Strategy", requested_time: hoursAhead(24), duration_minutes: 30, urgency: "normal" };
  const { matches } = await (await other.json("/functions/match-adviser", search)).json();
  expect(matches.map(({ slug }: { slug: string }) => slug)).toEqual(BOOKABLE.map(slugOf));
  for (const page of ["/ai-assistant", "/business"]) {
    const talker = site.visitor();
    await talker.post(page, { assistant: "message", content: "I need business strategy, a plan for growth" });
    for (const name of NAMES) await talker.post(page, { assistant: "message", content: `Is Quillon ${name} free for business strategy?` });
    const html = await open(page, talker);
    expect([page, linkedIn(html).filter((name) => !LISTED.includes(name))]).toEqual([page, []]);
    expect([page, linkedIn(html)]).toEqual([page, expect.arrayContaining(BOOKABLE)]);
  }
  const booking = bookingFor(await firstMatch(other));
  for (const name of NAMES.filter((each) => !BOOKABLE.includes(each))) {
    const asked = { ...booking, adviser_id: people[name].advisorId };
    const answer = await other.json("/functions/create-consultation", asked);
    expect([name, answer.ok]).toEqual([name, false]);
    const unquoted = await other.json("/functions/create-consultation", { ...asked, quote_id: undefined, pricing: undefined });
    expect([name, unquoted.ok, JSON.stringify(await unquoted.json()).includes(people[name].advisorId)]).toEqual([name, false, false]);
  }
  expect(await site.rows("select from consultations where status = 'requested'")).toEqual([]);
});
