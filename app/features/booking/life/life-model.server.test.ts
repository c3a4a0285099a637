import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { useDatabase } from "../../../../tests/support/database";
import { emptyTables } from "../../../../tests/support/emptied";
import { type Attempt, type House, STEP_NAMES, type StepName, take } from "../../../../tests/support/life-steps";
import { rounds } from "../../../../tests/support/long";
import { aClient, anAdvisor } from "../../../../tests/support/people";

useDatabase();

const STEPS_A_ROUND = 25;

/** The model only knows how much time has passed. Everything else is checked against the database. */
interface Model {
  minutes: number;
}

/** Several people act at the same moment, each on a connection of their own. */
class Moment implements fc.AsyncCommand<Model, House> {
  constructor(
    readonly attempts: readonly Attempt[],
    readonly minutesLater: number,
  ) {}
  check = () => true;
  async run(model: Model, house: House) {
    model.minutes += this.minutesLater;
    house.now = new Date(house.start.getTime() + model.minutes * 60_000);
    const answers = await Promise.allSettled(this.attempts.map((attempt) => take(house, attempt)));
    for (const answer of answers) if (answer.status === "rejected") throw answer.reason;
    for (const answer of answers) if (answer.status === "fulfilled" && answer.value) house.taken.add(answer.value);
    await everythingHolds();
  }
  toString = () =>
    `+${this.minutesLater} min: ${this.attempts.map(({ step, client, advisor, slot, pick }) => `${step} ${client}/${advisor}/${slot}/${pick}`).join(", ")}`;
}

const attempt = fc.record({
  step: fc.constantFrom(...STEP_NAMES),
  client: fc.nat(2),
  advisor: fc.nat(1),
  slot: fc.nat(5),
  pick: fc.nat(20),
});
const moment = fc
  .record({ attempts: fc.array(attempt, { minLength: 2, maxLength: 8 }), minutesLater: fc.constantFrom(0, 0, 0, 0, 15, 15, 100, 1500) })
  .map(({ attempts, minutesLater }) => new Moment(attempts, minutesLater));

/** Checks that no advisor's holds or client's agreed times overlap, that the money adds up, and that each step is told once to each side it concerns. */
async function everythingHolds() {
  const { rows } = await db.execute<Record<string, number>>(sql`select
    (select count(*)::int from consultations a join consultations b on a.adviser_id = b.adviser_id and a.id < b.id and a.held && b.held
      where a.status in ('requested', 'countered', 'accepted') and b.status in ('requested', 'countered', 'accepted')) as overlaps,
    (select count(*)::int from consultations a join consultations b on a.client_id = b.client_id and a.id < b.id
      and tstzrange(a.scheduled_time, a.ends_at) && tstzrange(b.scheduled_time, b.ends_at)
      where a.status = 'accepted' and b.status = 'accepted') as client_overlaps,
    (select coalesce(sum(amount), 0)::int from ledger_entries) as ledger,
    (select count(*)::int from (select transaction_id from ledger_entries group by 1 having sum(amount) <> 0) as uneven) as uneven,
    (select coalesce(sum(amount), 0)::int from ledger_entries where account = 'held')
      - (select coalesce(sum(total_price), 0)::int from consultations where status in ('requested', 'countered')) as held_wrong,
    (select coalesce(sum(amount), 0)::int from ledger_entries where account = 'awaited')
      - (select coalesce(sum(total_price - refunded), 0)::int from consultations
          where agreed_at is not null and status in ('accepted', 'completed', 'cancelled', 'no-show')) as awaited_wrong,
    (select count(*)::int from ledger_entries where account in ('escrow', 'returning', 'adviser', 'platform')) as paid_by_nobody,
    (select coalesce(-sum(amount), 0)::int from ledger_entries where account = 'client')
      - (select coalesce(sum(total_price - refunded), 0)::int from consultations
          where status in ('requested', 'countered', 'accepted', 'completed', 'cancelled', 'no-show')) as paid_wrong,
    (select count(*)::int from outbox where kind like 'consultation_%')
      - (select coalesce(sum(case
          when move = 'request' or (move = 'withdraw' and from_status = 'requested') then (
            select count(*) from outbox where dedupe_key = 'consultation-' || e.consultation_id || '-request-advisor')
          when move = 'reportNoShow' then (
            select count(*) from outbox where dedupe_key like 'consultation-' || e.consultation_id || '-reportNoShow-' || e.id || '-%')
          -- Of what was denied meanwhile it is news, whether or not its own mail had gone.
          when move = 'takeNoShowBack' and exists (select from consultation_events d where d.consultation_id = e.consultation_id
            and d.move = 'denyNoShow' and d.created_at < e.created_at and not exists (
              select from consultation_events r where r.consultation_id = e.consultation_id and r.move = 'reportNoShow'
                and r.created_at > d.created_at and r.created_at < e.created_at)) then 1
          when move = 'takeNoShowBack' then (
            select count(*) from outbox where dedupe_key like 'consultation-' || e.consultation_id || '-reportNoShow-' || (
              select r.id from consultation_events r where r.consultation_id = e.consultation_id and r.move = 'reportNoShow'
                and r.created_at < e.created_at order by r.created_at desc limit 1) || '-%')
          when move = 'agreeToTime' then case when actor = 'adviser' then -1 else 0 end
          -- A client who owes something after their own step reads so in a mail, too.
          when move in ('cancel', 'admitNoShow') and actor = 'client' then 1 + (
            select count(*) from consultations c where c.id = e.consultation_id and c.total_price > c.refunded)
          when actor = 'clock' then 2 else 1 end), 0)::int from consultation_events e) as mails_wrong,
    (select count(*)::int from (
      select substring(dedupe_key from 14 for 36) as id, kind, recipient, count(*) as sent from outbox group by 1, 2, 3) as told
      join lateral (select count(*) as taken from consultation_events e
        where e.consultation_id = told.id::uuid and 'consultation_' || e.move = told.kind) as events on true
      where told.sent > events.taken) as told_wrong,
    (select count(*)::int from consultations c where c.status <> (
      select to_status from consultation_events e where e.consultation_id = c.id order by created_at desc, id limit 1)) as history_wrong`);
  expect(rows[0]).toEqual({
    overlaps: 0,
    client_overlaps: 0,
    ledger: 0,
    uneven: 0,
    held_wrong: 0,
    awaited_wrong: 0,
    paid_by_nobody: 0,
    paid_wrong: 0,
    mails_wrong: 0,
    told_wrong: 0,
    history_wrong: 0,
  });
}

/** Steps of one client and one advisor in order; steps by the advisor, and minutes that pass, are given explicitly. */
const story = (...steps: (readonly [step: StepName, told?: { by?: "advisor"; later?: number; slot?: number }])[]) =>
  steps.map(([step, { by, later = 0, slot = 0 } = {}]) => new Moment([{ step, client: 0, advisor: by ? 1 : 0, slot, pick: 0 }], later));

/** Courses a consultation can take; together they cover every step. */
const STORIES = [
  story(["request"], ["counter", { slot: 3 }], ["agreeToTime"], ["cancel"]),
  story(["request"], ["counter", { slot: 3 }], ["counterBack", { slot: 5 }], ["agreeToBack", { by: "advisor" }], ["cancel"]),
  story(
    ["request"],
    ["accept"],
    ["reschedule", { slot: 4 }],
    ["agreeToReschedule", { by: "advisor" }],
    ["complete", { by: "advisor", later: 160 }],
    ["contest"],
  ),
  story(
    ["request"],
    ["accept"],
    ["reschedule", { by: "advisor", slot: 4 }],
    ["keepTime"],
    ["reportNoShow", { by: "advisor", later: 100 }],
    ["admitNoShow"],
  ),
  story(["request"], ["accept"], ["reportNoShow", { later: 100 }], ["takeNoShowBack"], ["reportNoShow"], ["denyNoShow", { by: "advisor" }]),
  story(["request"], ["counter", { slot: 3 }], ["takeProposalBack", { by: "advisor" }], ["accept"]),
  story(["request"], ["decline"], ["request"], ["withdraw"], ["request"], ["expire", { later: 1500 }]),
];

async function aHouse(taken: Set<string>): Promise<House> {
  await emptyTables("consultations", "outbox", "quotes");
  const start = new Date("2026-12-01T09:00:00Z");
  const clients = [await aClient(), await aClient(), await aClient()];
  return { start, now: start, clients, advisors: [await anAdvisor(), await anAdvisor({ bufferMinutes: 15 })], taken };
}

const live = (house: House, moments: Iterable<Moment>) => fc.asyncModelRun(() => ({ model: { minutes: 0 }, real: house }), moments);

test("the ways a consultation can go take every step there is", async () => {
  const seen = new Set<string>();
  for (const moments of STORIES) await live(await aHouse(seen), moments);
  expect(seen).toEqual(new Set(STEP_NAMES));
});

test("whatever three clients and two advisors do in the same moments, nothing overlaps, no money is lost and every step is told once", async () => {
  const begun = fc.tuple(fc.constantFrom([], ...STORIES), fc.nat(5)).map(([moments, cut]) => moments.slice(0, cut));
  await fc.assert(
    fc.asyncProperty(begun, fc.commands([moment], { maxCommands: STEPS_A_ROUND, size: "max" }), async (first, then) => {
      await live(await aHouse(new Set()), [...first, ...then] as Moment[]);
    }),
    { numRuns: rounds(4) },
  );
}, 600_000);
