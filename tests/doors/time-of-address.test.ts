import { beforeEach, expect, test } from "vitest";
import type { Client } from "../support/client";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { clearBookings } from "../support/json-requests";
import { readPage } from "../support/page-text";
import { aClient, anAdvisor } from "../support/people";

const site = useInhabitedSite();
beforeEach(clearBookings);

const PAGE = "/book-consultation";
const DAY_MS = 86_400_000;
/** At noon, which no clock here repeats or leaves out. */
const AT = new Date((Math.floor(Date.now() / DAY_MS) + 4.5) * DAY_MS);

/** An instant as a datetime-local field holds it in a zone. */
const onClock = (timeZone: string) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(AT).replace(" ", "T");

const valueIn = (html: string, name: string) =>
  new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0].match(/ value="([^"]*)"/)?.[1] ?? "";

/** What the form begins with, and the time to which it leads when it is sent as it is. */
async function asItBegins(visitor: Client, zone: string) {
  const address = new URLSearchParams({ topic: "Business Strategy", time: AT.toISOString(), ...(zone && { zone }) });
  const { html } = await readPage(visitor.get(`${PAGE}?${address}`));
  const [requested_time, time_zone] = [valueIn(html, "requested_time"), valueIn(html, "time_zone")];
  const fields = { intent: "find", requested_topic: "Business Strategy", duration_minutes: "30", urgency: "normal" };
  const sent = await visitor.post(PAGE, { ...fields, requested_time, time_zone });
  const leads = new URL(sent.headers.get("location") ?? "/", "http://site").searchParams.get("time");
  return { requested_time, leads };
}

test.each([
  ["Europe/Berlin", "Europe/Berlin"],
  ["Asia/Kathmandu", "Asia/Kathmandu"],
  ["America/Los_Angeles", "America/Los_Angeles"],
  ["", "UTC"],
  ["Mars/Olympus", "UTC"],
])("a time in the address stands in the field by the clock that is named beside it, and is the same when it is sent: %s", async (zone, clock) => {
  expect(await asItBegins(site.visitor(), zone)).toEqual({ requested_time: onClock(clock), leads: AT.toISOString() });
});

test.each([
  "Europe/Berlin",
  "Asia/Kathmandu",
  "",
])("whoever is signed in reads it by their own clock, whichever the address names: %s", async (zone) => {
  const visitor = await enter(site, await aClient({ timezone: "America/St_Johns" }));
  expect(await asItBegins(visitor, zone)).toEqual({ requested_time: onClock("America/St_Johns"), leads: AT.toISOString() });
});

test.each([
  ["600", "10 h is not offered; 1 h 30 min is chosen instead."],
  ["0", "0 is not offered; 30 min is chosen instead."],
  ["abc", "abc is not offered; 30 min is chosen instead."],
])("a length in the address that no site offers is said beside the one that is chosen: %s", async (minutes, words) => {
  const { slug } = await anAdvisor();
  const { text } = await readPage(site.visitor().get(`/advisors/${slug}/book?time=${AT.toISOString()}&minutes=${minutes}`));
  expect(text).toContain(words);
});
