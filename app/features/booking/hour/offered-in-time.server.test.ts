import { expect, test } from "vitest";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { holdHour } from "./hold-hour.server";
import { readHourSelection } from "./hour-selection";
import { openOffer } from "./offer.server";
import { readChosenHour } from "./read-hour.server";
import { requestHour } from "./request-hour.server";

useDatabase();

const TEN = "2026-12-01T10:00:00.000Z";
const at = (clock: string) => new Date(`2026-12-01T${clock}Z`);
const TERMS = { durationMinutes: 60, urgency: "normal", note: "" } as const;

/** Opens the hour at ten of an advisor who wants an hour's notice. */
const look = (slug: string, clock: string) =>
  readChosenHour(null, slug, { ...readHourSelection(new URLSearchParams({ minutes: "60" })), time: TEN }, at(clock));

test("a time that was offered just within the notice of its advisor is good for as long as a price: to open, to hold and to request", async () => {
  const advisor = await anAdvisor({ leadTimeMinutes: 60 });
  for (const clock of ["09:00:00", "09:00:01", "09:09:59"])
    expect([clock, (await look(advisor.slug, clock))?.problem]).toEqual([clock, null]);
  const offer = (await look(advisor.slug, "09:09:59"))!.offer!;
  const held = await holdHour(openOffer(offer)!, TERMS, { address: "198.51.100.1" }, at("09:19:00"));
  expect(held).toMatchObject({ ok: true });
  const hold = held.ok ? held.id : "";
  expect(await requestHour(await aClient(), { ...TERMS, offer, hold, name: "Ada" }, at("09:28:00"))).toMatchObject({ ok: true });
});

test("a signed-in client requests it while its page's price holds, and not once that is over", async () => {
  for (const [clock, expected] of [
    ["09:19:58", { ok: true }],
    ["09:20:30", { ok: false, reason: "timeTaken" }],
  ] as const) {
    const advisor = await anAdvisor({ leadTimeMinutes: 60 });
    const offer = (await look(advisor.slug, "09:09:59"))!.offer!;
    const asked = await requestHour(await aClient(), { ...TERMS, offer, name: "Ada" }, at(clock));
    expect([clock, asked]).toEqual([clock, expect.objectContaining(expected)]);
  }
});

test("one that is too close for the notice by now is said to be that, and not taken; the thirty minutes of the site have no grace", async () => {
  const { slug } = await anAdvisor({ leadTimeMinutes: 60 });
  expect(await look(slug, "09:10:01")).toMatchObject({ problem: "noticeOver", offer: null });
  const { slug: quick } = await anAdvisor({ leadTimeMinutes: 30 });
  expect([(await look(quick, "09:30:00"))?.problem, (await look(quick, "09:30:01"))?.problem]).toEqual([null, "tooSoon"]);
});
