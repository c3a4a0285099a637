import { beforeEach, expect, test } from "vitest";
import type { Client } from "../support/client";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { clearBookings } from "../support/json-requests";
import { readPage } from "../support/page-text";
import { aClient, aConsultation, anAdvisor } from "../support/people";

const site = useInhabitedSite();
beforeEach(clearBookings);

const hour = (ahead: number) => new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + ahead * 3_600_000);

/** Answers to a proposed time, which may have become another one since the page was drawn. */
const ANSWERS = ["agreeToTime", "agreeToReschedule", "takeProposalBack"];

/** The answers on a page, each with the time that its form says the reader saw. */
async function answersOn(who: Client, path: string) {
  const { html } = await readPage(who.get(path));
  const forms = [...html.split('id="handoff"')[0]!.matchAll(/<form\b.*?<\/form>/gs)].map(([form]) => form);
  return forms.flatMap((form) => {
    const intent = ANSWERS.find((each) => form.includes(`value="${each}"`));
    return intent ? [{ intent, seen: /<input[^>]* name="seen"[^>]* value="([^"]*)"/.exec(form)?.[1] }] : [];
  });
}

test.each([
  ["countered", "client"],
  ["countered", "advisor"],
  ["accepted", "client"],
  ["accepted", "advisor"],
] as const)("wherever a proposed time is answered the form says which time was seen: %s, proposed by the %s", async (status, by) => {
  const [client, advisor] = [await aClient(), await anAdvisor()];
  const { id } = await aConsultation({ client, advisor, at: hour(72), status });
  const proposed = hour(80);
  await site.rows(
    `update consultations set proposed_by = $1, proposed_time = $2, proposed_ends_at = $2::timestamptz + interval '30 min',
       proposed_blocked_until = $2::timestamptz + interval '30 min', counters_made = 1, expires_at = $2::timestamptz - interval '30 h',
       agreed_at = case when status = 'accepted' then now() end where id = $3`,
    [by === "advisor" ? "adviser" : by, proposed.toISOString(), id],
  );
  const [visitor, desk] = [await enter(site, client), await enter(site, advisor)];
  const page = `/consultations/${id}`;
  const found = [
    ...(await answersOn(visitor, page)),
    ...(await answersOn(desk, page)),
    ...(await answersOn(desk, "/advisor-profile")),
    ...(await answersOn(desk, "/advisor-profile/sessions")),
  ];
  expect(found.length).toBeGreaterThan(by === "client" ? 2 : 0);
  expect(new Set(found.map(({ seen }) => seen))).toEqual(new Set([proposed.toISOString()]));
});
