import fc from "fast-check";
import { expect, test } from "vitest";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import { HOLDING_STATES } from "#app/features/schedule/holding-states";
import { untouched } from "../../../../tests/support/untouched";
import { expiresAt, MAX_COUNTERS } from "../deadlines";
import {
  ACTOR_ROLES,
  allowedTransitions,
  CONSULTATION_STATES,
  type Consultation,
  type ConsultationState,
  checkTransition,
  nextState,
  TRANSITIONS,
  type Transition,
} from "./consultation";
import { changesOf, type LiveConsultation } from "./effects";

const isHolding = (state: ConsultationState) => HOLDING_STATES.some((holding) => holding === state);
const at = (text: string) => new Date(`2026-11-${text}Z`);
const requested: Consultation = {
  status: "requested",
  ...untouched,
  expiresAt: at("12T12:00"),
};
const spanOf = (startsAt: Date) => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + 1_800_000),
  blockedUntil: new Date(startsAt.getTime() + 2_400_000),
});
const live: LiveConsultation = {
  ...requested,
  createdAt: at("10T12:00"),
  blockedUntil: at("20T12:40"),
  proposedTime: null,
  proposedEndsAt: null,
  proposedBlockedUntil: null,
  respondedAt: null,
  absenceWords: null,
  absenceReply: null,
  proposedRefundPercent: null,
  mostRefundPercent: null,
  totalPrice: 100_00,
  refunded: 0,
};
const accepted: Consultation = { ...requested, status: "accepted" };
const countered: Consultation = { ...requested, status: "countered", proposedBy: "advisor", countersMade: 1 };
const [early, late] = [at("11T12:00"), at("20T11:59")];
const transitionNames = Object.keys(TRANSITIONS) as Transition[];

/** The life cycle of decisions, section 3, written down a second time: from, transition, who, to. */
const LIFE = [
  "- request client requested",
  "requested accept advisor accepted",
  "requested accept clock accepted",
  "requested decline advisor declined",
  "requested counter advisor countered",
  "requested counter client countered",
  "countered takeProposalBack client requested",
  "countered takeProposalBack advisor requested",
  "countered takeProposalBack clock requested",
  "countered counter advisor countered",
  "countered counter client countered",
  "countered agreeToTime advisor requested",
  "countered decline advisor declined",
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
  "requested cancelAsAdmin clock cancelled",
  "countered cancelAsAdmin clock cancelled",
  "accepted cancelAsAdmin clock cancelled",
  "accepted complete client completed",
  "accepted complete advisor completed",
  "accepted complete clock completed",
  "accepted complete admin completed",
  "accepted reportNoShow client accepted",
  "accepted reportNoShow advisor accepted",
  "accepted takeNoShowBack client accepted",
  "accepted takeNoShowBack advisor accepted",
  "accepted denyNoShow client accepted",
  "accepted denyNoShow advisor accepted",
  "accepted admitNoShow client no-show",
  "accepted admitNoShow advisor no-show",
  "accepted letNoShowStand clock no-show",
  "accepted recordNoShow admin no-show",
  "completed contest client completed",
  "completed letCompletionStand admin completed",
  "completed recordNoShow admin no-show",
];

test("exactly the moves of the specified life are possible, each for its actors", () => {
  const possible: string[] = [];
  for (const state of [null, ...CONSULTATION_STATES]) {
    for (const transition of transitionNames) {
      for (const actor of ACTOR_ROLES) {
        const result = nextState(state, transition, actor);
        if (result.ok) possible.push(`${state ?? "-"} ${transition} ${actor} ${result.to}`);
      }
    }
  }
  expect(possible.sort()).toEqual([...LIFE].sort());
});

test("a move from the wrong state and one by the wrong person are told apart", () => {
  expect(nextState("declined", "accept", "advisor")).toEqual({ ok: false, reason: "wrongState" });
  expect(nextState("requested", "accept", "client")).toEqual({ ok: false, reason: "wrongActor" });
});

test("requested, countered and accepted consultations hold the advisor's time, and no others", () => {
  expect(HOLDING_STATES).toEqual(["requested", "countered", "accepted"]);
});

test("a request is answered before it expires, and expires only then", () => {
  const expiry = requested.expiresAt;
  const justBefore = new Date(expiry.getTime() - 1);
  for (const transition of ["accept", "decline", "counter"] as const) {
    expect(checkTransition(requested, transition, "advisor", justBefore)).toMatchObject({ ok: true });
    expect(checkTransition(requested, transition, "advisor", expiry)).toEqual({ ok: false, reason: "tooLate" });
  }
  expect(checkTransition(requested, "expire", "clock", justBefore)).toEqual({ ok: false, reason: "tooEarly" });
  expect(checkTransition(requested, "expire", "clock", expiry)).toEqual({ ok: true, to: "expired" });
  expect(checkTransition(countered, "agreeToTime", "client", expiry)).toEqual({ ok: false, reason: "tooLate" });
});

test("to another time whoever did not propose it agrees, or proposes another one back; who proposed it waits, or takes it back", () => {
  const back: Consultation = { ...countered, proposedBy: "client", countersMade: 2 };
  expect(allowedTransitions(countered, "client", early)).toEqual(["counter", "agreeToTime", "withdraw"]);
  expect(allowedTransitions(countered, "advisor", early)).toEqual(["takeProposalBack"]);
  expect(allowedTransitions(back, "advisor", early)).toEqual(["decline", "counter", "agreeToTime"]);
  expect(allowedTransitions(back, "client", early)).toEqual(["takeProposalBack", "withdraw"]);
  expect(allowedTransitions({ ...countered, countersMade: 3 }, "client", early)).toEqual(["agreeToTime", "withdraw"]);
  expect(checkTransition(requested, "counter", "client", early)).toEqual({ ok: false, reason: "nothingProposed" });
  expect(checkTransition(countered, "counter", "advisor", early)).toEqual({ ok: false, reason: "alreadyProposed" });
  expect(checkTransition(countered, "agreeToTime", "advisor", early)).toEqual({ ok: false, reason: "ownProposal" });
  expect(checkTransition(countered, "takeProposalBack", "client", early)).toEqual({ ok: false, reason: "nothingProposed" });
  expect(checkTransition({ ...countered, expiresAt: at("25T12:00") }, "takeProposalBack", "advisor", countered.scheduledTime)).toEqual({
    ok: false,
    reason: "tooLate",
  });
  expect(checkTransition(back, "counter", "advisor", back.expiresAt)).toEqual({ ok: false, reason: "tooLate" });
});

test("an advisor counters at most three times", () => {
  expect(checkTransition({ ...requested, countersMade: 2 }, "counter", "advisor", early)).toEqual({ ok: true, to: "countered" });
  expect(checkTransition({ ...requested, countersMade: 3 }, "counter", "advisor", early)).toEqual({ ok: false, reason: "noCounterLeft" });
});

test("a client can withdraw until the advisor accepts", () => {
  expect(allowedTransitions(requested, "client", early)).toEqual(["withdraw"]);
  expect(allowedTransitions(accepted, "client", early)).not.toContain("withdraw");
});

test("client and advisor cancel before the start, an admin at any time", () => {
  expect(checkTransition(accepted, "cancel", "client", late)).toEqual({ ok: true, to: "cancelled" });
  expect(checkTransition(accepted, "cancel", "client", accepted.scheduledTime)).toEqual({ ok: false, reason: "tooLate" });
  expect(checkTransition(accepted, "cancel", "advisor", accepted.scheduledTime)).toEqual({ ok: false, reason: "tooLate" });
  expect(checkTransition(accepted, "cancelAsAdmin", "admin", at("25T12:00"))).toEqual({ ok: true, to: "cancelled" });
  expect(checkTransition(accepted, "cancel", "admin", early)).toEqual({ ok: false, reason: "wrongActor" });
});

test("either side completes once it has ended, the clock 24 hours later, and an admin not before the end either, whatever was said", () => {
  for (const said of [accepted, missed, denied]) {
    expect(checkTransition(said, "complete", "admin", at("20T12:29:59"))).toEqual({ ok: false, reason: "tooEarly" });
    expect(checkTransition(said, "complete", "admin", said.endsAt)).toEqual({ ok: true, to: "completed" });
  }
  expect(checkTransition(accepted, "complete", "client", at("20T12:29"))).toEqual({ ok: false, reason: "tooEarly" });
  expect(checkTransition(accepted, "complete", "advisor", at("20T12:29"))).toEqual({ ok: false, reason: "tooEarly" });
  for (const side of ["client", "advisor"] as const)
    expect(checkTransition(accepted, "complete", side, accepted.endsAt)).toEqual({ ok: true, to: "completed" });
  expect(checkTransition(accepted, "complete", "clock", at("21T12:29"))).toEqual({ ok: false, reason: "tooEarly" });
  expect(checkTransition(accepted, "complete", "clock", at("21T12:30"))).toEqual({ ok: true, to: "completed" });
});

test("nobody is missed before a quarter of an hour has passed, and once at a time", () => {
  expect(checkTransition(accepted, "reportNoShow", "client", at("20T12:14:59"))).toEqual({ ok: false, reason: "tooEarly" });
  expect(checkTransition(accepted, "reportNoShow", "client", at("20T12:15"))).toEqual({ ok: true, to: "accepted" });
  expect(checkTransition(missed, "reportNoShow", "advisor", at("20T12:20"))).toEqual({ ok: false, reason: "absenceOpen" });
  for (const early of [late, accepted.scheduledTime, at("20T12:14:59")])
    expect(checkTransition(accepted, "recordNoShow", "admin", early)).toEqual({ ok: false, reason: "tooEarly" });
  expect(checkTransition(accepted, "recordNoShow", "admin", at("20T12:15"))).toEqual({ ok: true, to: "no-show" });
});

const missed: Consultation = { ...accepted, saidAbsent: "advisor", saidAbsentAt: at("20T12:20") };
const denied: Consultation = { ...missed, absenceRepliedAt: at("20T13:00") };

test("whoever is said not to have come admits or denies it, and whoever said it takes it back; nobody else does either", () => {
  const soon = at("20T12:25");
  expect(allowedTransitions(missed, "advisor", soon)).toEqual(["denyNoShow", "admitNoShow"]);
  expect(allowedTransitions(missed, "client", soon)).toEqual(["takeNoShowBack"]);
  expect(checkTransition(missed, "admitNoShow", "advisor", soon)).toEqual({ ok: true, to: "no-show" });
  expect(checkTransition(denied, "denyNoShow", "advisor", soon)).toEqual({ ok: false, reason: "absenceOpen" });
  for (const transition of ["takeNoShowBack", "denyNoShow", "admitNoShow"] as const)
    expect(checkTransition(accepted, transition, "advisor", soon)).toEqual({ ok: false, reason: "nothingSaid" });
});

test("what nobody denies within two days stands, and what is denied waits for an admin, however long", () => {
  expect(checkTransition(missed, "letNoShowStand", "clock", at("22T12:19"))).toEqual({ ok: false, reason: "tooEarly" });
  expect(checkTransition(missed, "letNoShowStand", "clock", at("22T12:20"))).toEqual({ ok: true, to: "no-show" });
  expect(checkTransition(denied, "letNoShowStand", "clock", at("29T12:20"))).toEqual({ ok: false, reason: "absenceOpen" });
  expect(checkTransition(accepted, "letNoShowStand", "clock", at("29T12:20"))).toEqual({ ok: false, reason: "nothingSaid" });
  for (const [actor, of] of [
    ["client", missed],
    ["advisor", missed],
    ["clock", missed],
    ["clock", denied],
  ] as const)
    expect(checkTransition(of, "complete", actor, at("29T12:20"))).toEqual({ ok: false, reason: "absenceOpen" });
  for (const transition of ["complete", "recordNoShow"] as const)
    expect(checkTransition(denied, transition, "admin", at("29T12:20"))).toMatchObject({ ok: true });
});

test("a time that one side proposed and the other agreed to is accepted by the clock, and no other", () => {
  expect(checkTransition(requested, "accept", "clock", early)).toEqual({ ok: false, reason: "nothingProposed" });
  // A proposal that was taken back led to no agreement.
  expect(checkTransition({ ...requested, countersMade: 1 }, "accept", "clock", early)).toEqual({ ok: false, reason: "nothingProposed" });
  expect(checkTransition({ ...requested, sequence: 1 }, "accept", "clock", early)).toEqual({ ok: true, to: "accepted" });
  expect(checkTransition({ ...requested, sequence: 1 }, "accept", "clock", requested.expiresAt)).toEqual({
    ok: false,
    reason: "tooLate",
  });
});

test("a reschedule keeps the consultation accepted, and only the other side can agree to it", () => {
  expect(checkTransition(accepted, "reschedule", "client", early)).toEqual({ ok: true, to: "accepted" });
  const proposed: Consultation = { ...accepted, proposedBy: "client", countersMade: 1, expiresAt: at("13T12:00") };
  expect(checkTransition(proposed, "agreeToReschedule", "advisor", early)).toEqual({ ok: true, to: "accepted" });
  expect(checkTransition(proposed, "agreeToReschedule", "client", early)).toEqual({ ok: false, reason: "ownProposal" });
  expect(checkTransition(proposed, "reschedule", "advisor", early)).toEqual({ ok: true, to: "accepted" });
  expect(checkTransition(proposed, "reschedule", "client", early)).toEqual({ ok: false, reason: "alreadyProposed" });
  expect(checkTransition(proposed, "agreeToReschedule", "advisor", proposed.expiresAt)).toEqual({ ok: false, reason: "tooLate" });
  expect(checkTransition(proposed, "keepTime", "client", early)).toEqual({ ok: true, to: "accepted" });
  expect(checkTransition(proposed, "keepTime", "advisor", early)).toEqual({ ok: true, to: "accepted" });
});

test("a proposed time that nobody answers lapses, and only then; the agreed time stays", () => {
  const proposed: Consultation = { ...accepted, proposedBy: "client", countersMade: 1, expiresAt: at("13T12:00") };
  expect(checkTransition(proposed, "lapse", "clock", at("13T11:59"))).toEqual({ ok: false, reason: "tooEarly" });
  expect(checkTransition(proposed, "lapse", "clock", at("13T12:00"))).toEqual({ ok: true, to: "accepted" });
  expect(checkTransition(accepted, "lapse", "clock", late)).toEqual({ ok: false, reason: "nothingProposed" });
});

test("without a proposal there is nothing to agree to or to drop", () => {
  expect(checkTransition(accepted, "agreeToReschedule", "advisor", early)).toEqual({ ok: false, reason: "nothingProposed" });
  expect(checkTransition(accepted, "keepTime", "advisor", early)).toEqual({ ok: false, reason: "nothingProposed" });
});

test("a reschedule is a counter: at most three since it was agreed, and before the start", () => {
  const made = { ...live, countersMade: 3 };
  const agreed = { ...made, ...changesOf(made, { transition: "accept", actor: "advisor", to: "accepted" }, SPECIFIED_RULES, early) };
  expect(checkTransition(agreed, "reschedule", "client", early)).toEqual({ ok: true, to: "accepted" });
  expect(checkTransition({ ...accepted, countersMade: 3 }, "reschedule", "client", early)).toEqual({ ok: false, reason: "noCounterLeft" });
  expect(checkTransition(accepted, "reschedule", "client", accepted.scheduledTime)).toEqual({ ok: false, reason: "tooLate" });
});

test("whatever people try, a consultation ends once and stays as it ended, unless its advisor completed it", () => {
  const attempt = fc.record({ transition: fc.constantFrom(...transitionNames), actor: fc.constantFrom(...ACTOR_ROLES), hours: fc.nat(40) });
  fc.assert(
    fc.property(fc.array(attempt, { maxLength: 60 }), (attempts) => {
      let now = at("10T12:00");
      let consultation: LiveConsultation = { ...live, expiresAt: expiresAt(now, requested.scheduledTime, SPECIFIED_RULES) };
      let endings = 0;
      for (const { transition, actor, hours } of attempts) {
        now = new Date(now.getTime() + hours * 3_600_000);
        const result = checkTransition(consultation, transition, actor, now);
        if (!result.ok) continue;
        const isHeld = isHolding(consultation.status);
        expect(isHeld || (consultation.status === "completed" && consultation.closedBy === "advisor")).toBe(true);
        if (isHeld && !isHolding(result.to)) endings += 1;
        const asked = new Date(now.getTime() + 72 * 3_600_000);
        // An admin names who was absent, even without a report.
        const noShowOf = actor === "admin" ? ("advisor" as const) : undefined;
        const taken = { transition, actor, to: result.to, proposed: spanOf(asked), noShowOf };
        consultation = { ...consultation, ...changesOf(consultation, taken, SPECIFIED_RULES, now) };
        expect(consultation.countersMade).toBeLessThanOrEqual(MAX_COUNTERS);
      }
      expect(endings).toBe(isHolding(consultation.status) ? 0 : 1);
    }),
    { numRuns: 1000 },
  );
});
