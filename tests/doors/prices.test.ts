import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { book, bookingFor, clearBookings, firstMatch, hoursAhead, refusalOf } from "../support/json-requests";
import { aClient, anAdvisor } from "../support/people";

const site = useInhabitedSite();
beforeEach(clearBookings);

const MINUTE = 60_000;
const aVisitor = async () => enter(site, await aClient());
const stored = () => site.rows("select * from consultations");
type Booking = ReturnType<typeof bookingFor>;
const priced = (change: object) => (body: Booking) => ({ ...body, pricing: { ...body.pricing, ...change } });
const inMilliseconds = (milliseconds: number) => () => new Date(Date.now() + milliseconds).toISOString();

/** Altered quotes, with the status and code of the response. */
const TAMPERED: [what: string, tamper: (body: Booking) => unknown, status: number, code: string][] = [
  ["a total of -1", priced({ total_price: -1 }), 400, "priceUnreadable"],
  ["a total of 0", priced({ total_price: 0 }), 409, "priceChanged"],
  ["a total of 1", priced({ total_price: 1 }), 409, "priceChanged"],
  ["a total of NaN", (body) => JSON.stringify(body).replace(/"total_price":\d+/, '"total_price":NaN'), 400, "invalid"],
  ["a total of 1e400", (body) => JSON.stringify(body).replace(/"total_price":\d+/, '"total_price":1e400'), 400, "priceUnreadable"],
  ["a total as text", priced({ total_price: "1" }), 400, "priceUnreadable"],
  ["a total of null", priced({ total_price: null }), 400, "priceUnreadable"],
  ["an object as total", priced({ total_price: {} }), 400, "priceUnreadable"],
  ["half a cent", priced({ total_price: 4999.5 }), 400, "priceUnreadable"],
  ["a base of 0", priced({ base_price: 0 }), 409, "priceChanged"],
  ["a base of -5000", priced({ base_price: -5000 }), 400, "priceUnreadable"],
  ["a base and a total of 1", priced({ base_price: 1, total_price: 1 }), 409, "priceChanged"],
  ["a surge of 0.01", priced({ surge_multiplier: 0.01 }), 400, "priceUnreadable"],
  ["a surge of 1.1 that was none", priced({ surge_multiplier: 1.1 }), 409, "priceChanged"],
  ["a rush fee for a normal request", priced({ rush_fee: 1 }), 409, "priceChanged"],
  ["a price of null", (body) => ({ ...body, pricing: null }), 400, "invalid"],
  ["a price of nothing", (body) => ({ ...body, pricing: {} }), 400, "priceUnreadable"],
  ["a price as a list", (body) => ({ ...body, pricing: [] }), 400, "invalid"],
  ["a price with a field more", priced({ discount: 100 }), 400, "invalid"],
  ["rush at the normal price", (body) => ({ ...body, urgency: "rush" }), 409, "priceChanged"],
  ["90 minutes at the price of 30", (body) => ({ ...body, duration_minutes: 90 }), 409, "priceChanged"],
  ["another time", (body) => ({ ...body, scheduled_time: hoursAhead(26) }), 409, "priceChanged"],
  ["17 minutes", (body) => ({ ...body, duration_minutes: 17 }), 400, "durationUnknown"],
  ["NaN minutes", (body) => JSON.stringify(body).replace('"duration_minutes":30', '"duration_minutes":NaN'), 400, "invalid"],
  ["an unknown urgency", (body) => ({ ...body, urgency: "asap" }), 400, "urgencyUnknown"],
  ["an unknown topic", (body) => ({ ...body, topic_name: "Alchemy" }), 422, "topicUnknown"],
  ["a topic of another advisor", (body) => ({ ...body, topic_name: "Finance" }), 422, "advisorUnavailable"],
  ["an unknown advisor", (body) => ({ ...body, adviser_id: randomUUID() }), 422, "advisorUnavailable"],
  ["no advisor", (body) => ({ ...body, adviser_id: "1 or 1=1" }), 400, "advisorUnknown"],
  ["a time in the past", (body) => ({ ...body, scheduled_time: "2020-01-01T00:00:00Z" }), 422, "tooSoon"],
  ["29:59 from now", (body) => ({ ...body, scheduled_time: inMilliseconds(30 * MINUTE - 1000)() }), 422, "tooSoon"],
  ["the year 9999", (body) => ({ ...body, scheduled_time: "9999-12-31T23:59:59Z" }), 422, "tooFar"],
  ["a time that is none", (body) => ({ ...body, scheduled_time: "tomorrow" }), 422, "notATime"],
  ["a quote that is none", (body) => ({ ...body, quote_id: "x" }), 400, "quoteUnreadable"],
  ["a quote that never was", (body) => ({ ...body, quote_id: randomUUID() }), 409, "priceChanged"],
  ["a price in the answer's place", (body) => ({ ...body, total_price: 1 }), 400, "invalid"],
  ["a state", (body) => ({ ...body, status: "accepted" }), 400, "invalid"],
  ["somebody else as the client", (body) => ({ ...body, client_id: randomUUID() }), 400, "invalid"],
];

test.each(TAMPERED)("sent with %s nothing is stored and the answer says why", async (_, tamper, status, code) => {
  await anAdvisor();
  const visitor = await aVisitor();
  const body = bookingFor(await firstMatch(visitor));
  const refusal = await refusalOf(await book(visitor, tamper(body)));
  expect(refusal).toMatchObject({ status, code });
  expect(refusal.message).toMatch(/^[A-Z].*\.$/);
  expect(await stored()).toEqual([]);
  expect(await site.rows("select 1 from outbox")).toEqual([]);
});

test("a rush without its fee is refused with the price that has it", async () => {
  await anAdvisor();
  const visitor = await aVisitor();
  const body = bookingFor(await firstMatch(visitor, { urgency: "rush" }));
  const refusal = await refusalOf(await book(visitor, priced({ rush_fee: 0, total_price: 50_00 })(body)));
  expect(refusal).toMatchObject({
    status: 409,
    code: "priceChanged",
    quote: { rush_fee: SPECIFIED_RULES.rushPercent * 50, total_price: 50_00 + SPECIFIED_RULES.rushPercent * 50 },
  });
  expect(await stored()).toEqual([]);
});

test("fifteen minutes quoted and ninety sent is refused with the price of ninety", async () => {
  await anAdvisor();
  const visitor = await aVisitor();
  const body = bookingFor(await firstMatch(visitor, { duration_minutes: 15 }));
  const refusal = await refusalOf(await book(visitor, { ...body, duration_minutes: 90 }));
  expect(refusal).toMatchObject({ status: 409, quote: { duration_minutes: 90, total_price: 150_00 } });
  expect(await stored()).toEqual([]);
});

test("an expired quote is refused with a new one, which books", async () => {
  await anAdvisor();
  const visitor = await aVisitor();
  const body = bookingFor(await firstMatch(visitor));
  site.moveClock(10 * MINUTE + 1000);
  const refusal = await refusalOf(await book(visitor, body));
  expect(refusal).toMatchObject({ status: 409, code: "priceChanged", quote: { total_price: 50_00 } });
  expect(await stored()).toEqual([]);
  expect((await book(visitor, { ...body, quote_id: refusal.quote?.quote_id })).status).toBe(200);
  site.moveClock(0);
});

test("somebody else's quote is refused as if it never was", async () => {
  await anAdvisor();
  const [owner, thief] = [await aVisitor(), await aVisitor()];
  const body = bookingFor(await firstMatch(owner));
  const refusal = await refusalOf(await book(thief, body));
  expect(refusal).toMatchObject({ status: 409, code: "priceChanged" });
  expect(refusal.quote?.quote_id).not.toBe(body.quote_id);
  expect(await stored()).toEqual([]);
});

test("a rate that rose while a price is held is not asked, and afterwards never at an unseen price", async () => {
  await anAdvisor();
  const visitor = await aVisitor();
  const body = bookingFor(await firstMatch(visitor));
  await site.rows("update advisers set hourly_rate = 20000");
  site.moveClock(10 * MINUTE + 1000);
  expect(await refusalOf(await book(visitor, body))).toMatchObject({ status: 409, quote: { total_price: 100_00 } });
  expect(await stored()).toEqual([]);
  site.moveClock(10 * MINUTE - 10_000);
  expect((await book(visitor, body)).status).toBe(200);
  expect(await stored()).toMatchObject([{ total_price: 50_00 }]);
  site.moveClock(0);
});

test("an advisor who is away, or suspended, is not booked", async () => {
  await anAdvisor();
  const visitor = await aVisitor();
  const body = bookingFor(await firstMatch(visitor));
  for (const change of ["availability_status = 'away'", "availability_status = 'available', status = 'suspended'"]) {
    await site.rows(`update advisers set ${change}`);
    expect(await refusalOf(await book(visitor, body))).toMatchObject({ status: 422, code: "advisorUnavailable" });
  }
  expect(await stored()).toEqual([]);
});

test("nobody books themselves", async () => {
  const advisor = await anAdvisor();
  const body = bookingFor(await firstMatch(await aVisitor()));
  expect(await refusalOf(await book(await enter(site, advisor), body))).toMatchObject({ status: 403, code: "ownAdvisory" });
});

test("two who ask for one moment: one is told it is sent, the other that it is no longer free", async () => {
  await anAdvisor();
  const visitors = [await aVisitor(), await aVisitor()];
  const bodies = await Promise.all(visitors.map(async (visitor) => bookingFor(await firstMatch(visitor))));
  const answers = await Promise.all(visitors.map((visitor, index) => book(visitor, bodies[index])));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const loser = answers.find(({ status }) => status === 409)!;
  expect(await refusalOf(loser)).toMatchObject({ code: "timeTaken", message: "This time is no longer free. Please choose another." });
  expect(await stored()).toHaveLength(1);
});

test("what is stored is the quote's price, to the minor unit, for every duration and urgency", async () => {
  await anAdvisor({ hourlyRate: 133_33 });
  const visitor = await aVisitor();
  for (const [index, duration_minutes] of [15, 30, 45, 60, 90].entries())
    for (const urgency of ["normal", "rush"]) {
      const match = await firstMatch(visitor, {
        duration_minutes,
        urgency,
        requested_time: hoursAhead(24 + 4 * index + (urgency === "rush" ? 2 : 0)),
      });
      expect((await book(visitor, bookingFor(match))).status).toBe(200);
      const [row] = await site.rows("select * from consultations where quote_id = $1", [match.quote_id]);
      expect(row).toMatchObject({
        base_price: match.base_price,
        surge_amount: match.surge_amount,
        rush_fee: match.rush_fee,
        total_price: match.total_price,
      });
      expect(match.base_price).toBe(Math.round((133_33 * duration_minutes) / 60));
      expect(match.rush_fee).toBe(urgency === "rush" ? Math.round((match.base_price * SPECIFIED_RULES.rushPercent) / 100) : 0);
    }
});

test("the filter of a price begins with the reader's own currency, and stays with the one that was asked for", async () => {
  const client = await aClient();
  await site.rows("update profiles set currency = 'EUR' where user_id = $1", [client.userId]);
  const visitor = await enter(site, client);
  const chosenOn = async (address: string) => {
    const [, select = ""] = /<select[^>]* name="currency".*?>(.*?)<\/select>/s.exec(await (await visitor.get(address)).text()) ?? [];
    return /<option value="(\w+)" selected/.exec(select.replace(/<option selected="" value="(\w+)"/g, '<option value="$1" selected'))?.[1];
  };
  expect([await chosenOn("/legal"), await chosenOn("/legal?price=100&currency=GBP")]).toEqual(["EUR", "GBP"]);
});
