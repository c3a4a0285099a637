import fc from "fast-check";
import { expect, test } from "vitest";
import { HOLDING_STATES } from "#app/features/schedule/holding-states";
import { expiresAt, MAX_COUNTERS } from "../deadlines";
import {
  ACTORS,
  type Actor,
  CONSULTATION_STATES,
  type Consultation,
  type ConsultationState,
  checkMove,
  MOVES,
  type Move,
  openMoves,
  transition,
} from "./consultation";
import { effectOf, type LiveConsultation } from "./effects";

const isHolding = (state: ConsultationState) => HOLDING_STATES.some((holding) => holding === state);
const at = (text: string) => new Date(`2026-11-${text}Z`);
const requested: Consultation = {
  status: "requested",
  scheduledTime: at("20T12:00"),
  endsAt: at("20T12:30"),
  expiresAt: at("12T12:00"),
  countersMade: 0,
  proposedBy: null,
};
const spanOf = (startsAt: Date) => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + 1_800_000),
  blockedUntil: new Date(startsAt.getTime() + 2_400_000),
});
const live: LiveConsultation = {
  ...requested,
  blockedUntil: at("20T12:40"),
  proposedTime: null,
  proposedEndsAt: null,
  proposedBlockedUntil: null,
  respondedAt: null,
  sequence: 0,
  totalPrice: 100_00,
};
const accepted: Consultation = { ...requested, status: "accepted" };
const [early, late] = [at("11T12:00"), at("20T11:59")];
const moveNames = Object.keys(MOVES) as Move[];

/** The life of decisions, section 3, written down a second time: from, move, who, to. */
const LIFE = [
  "- request client requested",
  "requested accept advisor accepted",
  "requested decline advisor declined",
  "requested counter advisor countered",
  "requested withdraw client withdrawn",
  "requested expire clock expired",
  "countered agreeToTime client requested",
  "countered withdraw client withdrawn",
  "countered expire clock expired",
  "accepted reschedule client accepted",
  "accepted reschedule advisor accepted",
  "accepted agreeToReschedule client accepted",
  "accepted agreeToReschedule advisor accepted",
  "accepted keepTime client accepted",
  "accepted keepTime advisor accepted",
  "accepted cancel client cancelled",
  "accepted cancel advisor cancelled",
  "accepted lapse clock accepted",
  "requested cancelAsAdmin admin cancelled",
  "countered cancelAsAdmin admin cancelled",
  "accepted cancelAsAdmin admin cancelled",
  "accepted complete client completed",
  "accepted complete advisor completed",
  "accepted complete clock completed",
  "accepted reportNoShow client no-show",
  "accepted reportNoShow advisor no-show",
  "accepted reportNoShow admin no-show",
];

test("exactly the moves of the specified life are possible, each for its actors", () => {
  const possible: string[] = [];
  for (const state of [null, ...CONSULTATION_STATES]) {
    for (const move of moveNames) {
      for (const actor of ACTORS) {
        const result = transition(state, move, actor);
        if (result.ok) possible.push(`${state ?? "-"} ${move} ${actor} ${result.to}`);
      }
    }
  }
  expect(possible.sort()).toEqual([...LIFE].sort());
});

test("a move from the wrong state and one by the wrong person are told apart", () => {
  expect(transition("declined", "accept", "advisor")).toEqual({ ok: false, reason: "wrongState" });
  expect(transition("requested", "accept", "client")).toEqual({ ok: false, reason: "wrongActor" });
});

test("requested, countered and accepted consultations hold the advisor's time, and no others", () => {
  expect(HOLDING_STATES).toEqual(["requested", "countered", "accepted"]);
});

test("a state holds exactly as long as something can still happen to it", () => {
  for (const state of CONSULTATION_STATES) {
    const isOpen = moveNames.some((move) => ACTORS.some((actor) => transition(state, move, actor).ok));
    expect([state, isHolding(state)]).toEqual([state, isOpen]);
  }
});

test("a request is answered before it expires, and expires only then", () => {
  const expiry = requested.expiresAt;
  const justBefore = new Date(expiry.getTime() - 1);
  for (const move of ["accept", "decline", "counter"] as const) {
    expect(checkMove(requested, move, "advisor", justBefore)).toMatchObject({ ok: true });
    expect(checkMove(requested, move, "advisor", expiry)).toEqual({ ok: false, reason: "tooLate" });
  }
  expect(checkMove(requested, "expire", "clock", justBefore)).toEqual({ ok: false, reason: "tooEarly" });
  expect(checkMove(requested, "expire", "clock", expiry)).toEqual({ ok: true, to: "expired" });
  expect(checkMove({ ...requested, status: "countered" }, "agreeToTime", "client", expiry)).toEqual({ ok: false, reason: "tooLate" });
});

test("an advisor counters at most three times", () => {
  expect(checkMove({ ...requested, countersMade: 2 }, "counter", "advisor", early)).toEqual({ ok: true, to: "countered" });
  expect(checkMove({ ...requested, countersMade: 3 }, "counter", "advisor", early)).toEqual({ ok: false, reason: "noCounterLeft" });
});

test("a client can withdraw until the advisor accepts", () => {
  expect(openMoves(requested, "client", early)).toEqual(["withdraw"]);
  expect(openMoves({ ...requested, status: "countered" }, "client", early)).toEqual(["agreeToTime", "withdraw"]);
  expect(openMoves(accepted, "client", early)).not.toContain("withdraw");
});

test("client and advisor cancel before the start, an admin at any time", () => {
  expect(checkMove(accepted, "cancel", "client", late)).toEqual({ ok: true, to: "cancelled" });
  expect(checkMove(accepted, "cancel", "client", accepted.scheduledTime)).toEqual({ ok: false, reason: "tooLate" });
  expect(checkMove(accepted, "cancel", "advisor", accepted.scheduledTime)).toEqual({ ok: false, reason: "tooLate" });
  expect(checkMove(accepted, "cancelAsAdmin", "admin", at("25T12:00"))).toEqual({ ok: true, to: "cancelled" });
  expect(checkMove(accepted, "cancel", "admin", early)).toEqual({ ok: false, reason: "wrongActor" });
});

test("either side completes once it has ended, the clock 24 hours later", () => {
  expect(checkMove(accepted, "complete", "client", at("20T12:29"))).toEqual({ ok: false, reason: "tooEarly" });
  expect(checkMove(accepted, "complete", "advisor", accepted.endsAt)).toEqual({ ok: true, to: "completed" });
  expect(checkMove(accepted, "complete", "clock", at("21T12:29"))).toEqual({ ok: false, reason: "tooEarly" });
  expect(checkMove(accepted, "complete", "clock", at("21T12:30"))).toEqual({ ok: true, to: "completed" });
});

test("nobody is missed before the start", () => {
  expect(checkMove(accepted, "reportNoShow", "client", late)).toEqual({ ok: false, reason: "tooEarly" });
  expect(checkMove(accepted, "reportNoShow", "client", accepted.scheduledTime)).toEqual({ ok: true, to: "no-show" });
});

test("a reschedule keeps the consultation accepted, and only the other side can agree to it", () => {
  expect(checkMove(accepted, "reschedule", "client", early)).toEqual({ ok: true, to: "accepted" });
  const proposed: Consultation = { ...accepted, proposedBy: "client", countersMade: 1, expiresAt: at("13T12:00") };
  expect(checkMove(proposed, "agreeToReschedule", "advisor", early)).toEqual({ ok: true, to: "accepted" });
  expect(checkMove(proposed, "agreeToReschedule", "client", early)).toEqual({ ok: false, reason: "ownProposal" });
  expect(checkMove(proposed, "reschedule", "advisor", early)).toEqual({ ok: false, reason: "alreadyProposed" });
  expect(checkMove(proposed, "agreeToReschedule", "advisor", proposed.expiresAt)).toEqual({ ok: false, reason: "tooLate" });
  expect(checkMove(proposed, "keepTime", "client", early)).toEqual({ ok: true, to: "accepted" });
  expect(checkMove(proposed, "keepTime", "advisor", early)).toEqual({ ok: true, to: "accepted" });
});

test("a proposed time that nobody answers lapses, and only then; the agreed time stays", () => {
  const proposed: Consultation = { ...accepted, proposedBy: "client", countersMade: 1, expiresAt: at("13T12:00") };
  expect(checkMove(proposed, "lapse", "clock", at("13T11:59"))).toEqual({ ok: false, reason: "tooEarly" });
  expect(checkMove(proposed, "lapse", "clock", at("13T12:00"))).toEqual({ ok: true, to: "accepted" });
  expect(checkMove(accepted, "lapse", "clock", late)).toEqual({ ok: false, reason: "nothingProposed" });
});

test("without a proposal there is nothing to agree to or to drop", () => {
  expect(checkMove(accepted, "agreeToReschedule", "advisor", early)).toEqual({ ok: false, reason: "nothingProposed" });
  expect(checkMove(accepted, "keepTime", "advisor", early)).toEqual({ ok: false, reason: "nothingProposed" });
});

test("a reschedule is a counter: at most three in all, and before the start", () => {
  expect(checkMove({ ...accepted, countersMade: 3 }, "reschedule", "client", early)).toEqual({ ok: false, reason: "noCounterLeft" });
  expect(checkMove(accepted, "reschedule", "client", accepted.scheduledTime)).toEqual({ ok: false, reason: "tooLate" });
});

test("whatever people try, a consultation ends once and stays as it ended", () => {
  const attempt = fc.record({ move: fc.constantFrom(...moveNames), actor: fc.constantFrom(...ACTORS), hours: fc.nat(40) });
  fc.assert(
    fc.property(fc.array(attempt, { maxLength: 60 }), (attempts) => {
      let now = at("10T12:00");
      let consultation: LiveConsultation = { ...live, expiresAt: expiresAt(now, requested.scheduledTime) };
      let endings = 0;
      for (const { move, actor, hours } of attempts) {
        now = new Date(now.getTime() + hours * 3_600_000);
        const result = checkMove(consultation, move, actor, now);
        if (!result.ok) continue;
        expect(isHolding(consultation.status)).toBe(true);
        if (!isHolding(result.to)) endings += 1;
        const asked = new Date(now.getTime() + 72 * 3_600_000);
        consultation = { ...consultation, ...effectOf(consultation, { move, actor, to: result.to, proposed: spanOf(asked) }, now) };
        expect(consultation.countersMade).toBeLessThanOrEqual(MAX_COUNTERS);
      }
      expect(endings).toBe(isHolding(consultation.status) ? 0 : 1);
    }),
    { numRuns: 1000 },
  );
});

const acceptedLive: LiveConsultation = { ...live, status: "accepted", countersMade: 1 };
const proposed = spanOf(at("22T09:00"));
const proposedLive: LiveConsultation = {
  ...acceptedLive,
  proposedTime: proposed.startsAt,
  proposedEndsAt: proposed.endsAt,
  proposedBlockedUntil: proposed.blockedUntil,
  proposedBy: "client",
};
const effect = (of: LiveConsultation, move: Move, actor: Actor, to: Consultation["status"]) =>
  effectOf(of, { move, actor, to, proposed }, early);

test("another time stands beside the old one until it is agreed to, and then in its place with a new calendar version", () => {
  expect(effect(acceptedLive, "reschedule", "client", "accepted")).toMatchObject({
    proposedTime: proposed.startsAt,
    proposedBlockedUntil: proposed.blockedUntil,
    proposedBy: "client",
    countersMade: 2,
    expiresAt: at("13T12:00"),
  });
  expect(effect(acceptedLive, "reschedule", "client", "accepted")).not.toHaveProperty("scheduledTime");
  expect(effect(proposedLive, "agreeToReschedule", "advisor", "accepted")).toMatchObject({
    scheduledTime: proposed.startsAt,
    endsAt: proposed.endsAt,
    blockedUntil: proposed.blockedUntil,
    proposedTime: null,
    proposedBy: null,
    sequence: 1,
    agreedAt: early,
  });
});

test("no move touches the price", () => {
  for (const move of moveNames) {
    for (const name of Object.keys(effect(proposedLive, move, "client", "accepted"))) expect(name).not.toMatch(/price|fee|rate|surge/i);
  }
});

test("a client who cancels gets back what the policy says, everybody else gets the client everything back", () => {
  const soon = new Date(live.scheduledTime.getTime() - 3 * 3_600_000);
  const cancelled = (move: Move, actor: Actor) => effectOf(acceptedLive, { move, actor, to: "cancelled" }, soon).refunded;
  expect([cancelled("cancel", "client"), cancelled("cancel", "advisor"), cancelled("cancelAsAdmin", "admin")]).toEqual([
    50_00, 100_00, 100_00,
  ]);
});

test("an advisor who does not come is not paid, a client who does not come pays", () => {
  expect(effect(acceptedLive, "reportNoShow", "client", "no-show")).toMatchObject({ noShowOf: "advisor", refunded: 100_00 });
  expect(effect(acceptedLive, "reportNoShow", "advisor", "no-show")).toMatchObject({ noShowOf: "client", refunded: 0 });
});
