import { beforeEach, expect, test } from "vitest";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { clearBookings } from "../support/json-requests";
import { readPage } from "../support/page-text";
import { aClient, aConsultation, anAdvisor } from "../support/people";

const site = useInhabitedSite();
beforeEach(clearBookings);

const aDayAhead = () => new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 86_400_000);

async function aPair(displayName = "Grace Hopper", firstName = "Grace") {
  const [client, advisor] = [await aClient({ displayName: "Ada" }), await anAdvisor({ displayName, firstName })];
  const { id } = await aConsultation({ client, advisor, at: aDayAhead(), status: "requested" });
  const booking = `/advisors/${advisor.slug}/book`;
  return { visitor: await enter(site, client), desk: await enter(site, advisor), page: `/consultations/${id}`, booking };
}

test("whoever blocks stays on the consultation, which says so at its top, offers nothing that cannot be sent, and unblocks", async () => {
  const { visitor, page } = await aPair();
  const before = await readPage(visitor.get(page));
  for (const way of ["Message Grace Hopper", "Change the request"]) expect(before.text).toContain(way);
  const blocked = await visitor.post(page, { intent: "block" });
  expect([blocked.status, blocked.headers.get("location")]).toEqual([303, page]);
  const { text } = await readPage(visitor.get(page));
  expect(text).toContain("You have blocked Grace Hopper. Neither of you can write to the other or send requests.");
  expect(text.indexOf("Neither of you")).toBeLessThan(text.indexOf("Topic"));
  for (const way of ["Message Grace Hopper", "Change the request", "Write a message"]) expect(text).not.toContain(way);
  const unblocked = await visitor.post(page, { intent: "unblock" });
  expect([unblocked.status, unblocked.headers.get("location")]).toEqual([303, page]);
  const after = await readPage(visitor.get(page));
  expect([after.text.includes("Neither of you"), after.text.includes("Message Grace Hopper")]).toEqual([false, true]);
});

test("an advisor who is blocked has no booking form to fill in: the page says it first, unblocks, and is the form again", async () => {
  const { visitor, page, booking } = await aPair();
  await visitor.post(page, { intent: "block" });
  const { text, html } = await readPage(visitor.get(booking));
  expect([text.includes("You have blocked this person."), html.includes('name="offer"')]).toEqual([true, false]);
  const unblocked = await visitor.post(booking, { intent: "unblock" });
  expect(unblocked.status).toBe(303);
  const after = await readPage(visitor.get(unblocked.headers.get("location")!));
  expect([after.text.includes("You can write and send requests to Grace Hopper again."), after.html.includes('name="offer"')]).toEqual([
    true,
    true,
  ]);
});

test("a client whom the advisor has blocked reads what everybody reads of an advisor without time for them, and cannot unblock", async () => {
  const { visitor, desk, page, booking } = await aPair();
  await desk.post(page, { intent: "block" });
  const { text, html } = await readPage(visitor.get(booking));
  expect([text.includes("This advisor cannot be booked for this topic at the moment."), /block/i.test(text)]).toEqual([true, false]);
  expect([html.includes('name="offer"'), html.includes('value="unblock"')]).toEqual([false, false]);
  await visitor.post(booking, { intent: "unblock" });
  expect((await readPage(visitor.get(booking))).html).not.toContain('name="offer"');
});

const LISTS = ["/advisors/all?q=Liskov", "/business?q=Liskov", "/advisors?compare=SLUG", "/profile/network"];

test("whoever has blocked an advisor meets them on every list marked, with nothing to book, save or ask for, and unblocks there", async () => {
  const { visitor, page, booking } = await aPair("Barbara Liskov", "Barbara");
  const own = booking.replace("/book", "");
  const read = async (path: string) => (await readPage(visitor.get(path))).html;
  const lists = LISTS.map((path) => path.replace("SLUG", own.replace("/advisors/", "")));
  const offers = (html: string) =>
    [booking, 'aria-label="Save Barbara Liskov', "/messages?advisor=", "Unblock"].filter((each) =>
      html.split('id="handoff"')[0]!.includes(each),
    );
  for (const path of lists) expect([path, offers(await read(path)).includes("Unblock")]).toEqual([path, false]);
  await visitor.post(page, { intent: "block" });
  for (const path of [own, ...lists]) expect([path, offers(await read(path))]).toEqual([path, ["Unblock"]]);
  const unblocked = await visitor.post(own, { intent: "unblock", back: lists[0]! });
  expect([unblocked.status, unblocked.headers.get("location")]).toEqual([303, lists[0]]);
  expect(offers(await read(own))).not.toContain("Unblock");
});

test("an advisor who has blocked a client looks to them on every list as they do to everybody", async () => {
  const { visitor, desk, page, booking } = await aPair("Barbara Liskov", "Barbara");
  const own = booking.replace("/book", "");
  const before = await readPage(visitor.get(own));
  await desk.post(page, { intent: "block" });
  expect((await readPage(visitor.get(own))).text).toBe(before.text);
  for (const path of LISTS) expect((await readPage(visitor.get(path))).text).not.toMatch(/\bblocked\b/i);
});

/** Every page that shows cards, rows or columns of advisors. */
const CARDS = ["/", "/find-advisor", "/advisors/all", "/business", "/business/strategy?q=Liskov", ...LISTS];

/** What the buttons that unblock somebody are called. */
const unblocking = (html: string) =>
  [...html.split('id="handoff"')[0]!.matchAll(/<button[^>]*value="unblock"[^>]*>/g)].map(
    ([button]) => /aria-label="([^"]*)"/.exec(button)?.[1],
  );

test("on each page of cards the button that unblocks names whom, and nobody else has one, whoever of them was there before", async () => {
  const { visitor, page, booking } = await aPair("Barbara Liskov", "Barbara");
  const bystander = await enter(site, await aClient());
  const slug = booking.split("/")[2]!;
  // The few of a week are then she alone.
  await site.rows("update advisers set status = 'suspended' where slug <> $1", [slug]);
  const paths = CARDS.map((path) => path.replace("SLUG", slug));
  const marks = async (who: typeof visitor, path: string) => unblocking((await readPage(who.get(path))).html);
  const shown = async (path: string) => (await readPage(visitor.get(path))).html.includes(`"/advisors/${slug}`);
  for (const path of paths) expect([path, await shown(path), await marks(visitor, path)]).toEqual([path, true, []]);
  await visitor.post(page, { intent: "block" });
  for (const path of paths) {
    expect([path, new Set(await marks(visitor, path))]).toEqual([path, new Set(["Unblock Barbara Liskov"])]);
    expect([path, await marks(bystander, path)]).toEqual([path, []]);
  }
  await visitor.post(page, { intent: "unblock" });
  for (const path of paths) expect([path, await marks(visitor, path)]).toEqual([path, []]);
});

test("the time that the other side has proposed, proposed once more, is agreed, and the page says so", async () => {
  const { visitor, desk, page } = await aPair();
  const time = new Date(aDayAhead().getTime() + 3_600_000).toISOString();
  await desk.post(page, { intent: "counter", proposed_time: time, time_zone: "UTC" });
  const agreed = await visitor.post(page, { intent: "counter", chosen_time: time });
  expect(agreed.status).toBe(303);
  expect((await readPage(visitor.get(page))).text).toContain("You agreed to the time that Grace Hopper proposed.");
  expect(await site.rows("select status, proposed_time from consultations")).toEqual([{ status: "accepted", proposed_time: null }]);
});
