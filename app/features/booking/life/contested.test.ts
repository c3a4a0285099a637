import { expect, test } from "vitest";
import { HOLDING_STATES } from "#app/features/schedule/holding-states";
import { untouched } from "../../../../tests/support/untouched";
import { stateNow } from "../pages/state-names";
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

const isHolding = (state: ConsultationState) => HOLDING_STATES.some((holding) => holding === state);

const at = (time: string) => new Date(`2026-11-${time}:00Z`);
const byAdvisor: Consultation = {
  status: "completed",
  ...untouched,
  expiresAt: at("13T12:00"),
  closedBy: "advisor",
};
const said = { saidAbsent: "advisor", saidAbsentAt: at("20T13:00"), absenceRepliedAt: at("20T13:00") } as const;
const contested: Consultation = { ...byAdvisor, ...said };

test("of what the advisor completed the client can say until a day after its end that the advisor did not come, once", () => {
  expect(allowedTransitions(byAdvisor, "client", at("20T12:30"))).toEqual(["contest"]);
  expect(checkTransition(byAdvisor, "contest", "client", at("21T12:29"))).toEqual({ ok: true, to: "completed" });
  expect(checkTransition(byAdvisor, "contest", "client", at("21T12:30"))).toEqual({ ok: false, reason: "tooLate" });
  expect(checkTransition(contested, "contest", "client", at("20T14:00"))).toEqual({ ok: false, reason: "absenceOpen" });
  expect(allowedTransitions(contested, "client", at("20T14:00"))).toEqual([]);
});

test("what the client, the clock or an admin completed is not contested, and an advisor contests nothing", () => {
  for (const closedBy of ["client", "clock", "admin"] as const)
    expect(allowedTransitions({ ...byAdvisor, closedBy }, "client", at("20T13:00")), closedBy).toEqual([]);
  for (const of of [byAdvisor, contested]) expect(allowedTransitions(of, "advisor", at("20T13:00"))).toEqual([]);
});

test("an admin decides what is contested, however late, and of what is completed nothing else", () => {
  expect(allowedTransitions(contested, "admin", at("29T12:00"))).toEqual(["letCompletionStand", "recordNoShow"]);
  expect(allowedTransitions(byAdvisor, "admin", at("20T13:00"))).toEqual([]);
  // Decided after a denial, long before completion.
  expect(allowedTransitions({ ...contested, closedBy: "admin" }, "admin", at("20T13:00"))).toEqual([]);
});

test("what is contested is called not settled", () => {
  expect(stateNow({ status: "completed", isUnsettled: true, hasEnded: true })).toBe("stateUnsettled");
  expect(stateNow({ status: "completed", isUnsettled: false, hasEnded: true })).toBe("stateCompleted");
});

test("a state holds exactly as long as something can still happen to its time: of what is completed it is over", () => {
  for (const state of CONSULTATION_STATES.filter((each) => each !== "completed")) {
    const transitions = Object.keys(TRANSITIONS) as Transition[];
    const isOpen = transitions.some((transition) => ACTOR_ROLES.some((actor) => nextState(state, transition, actor).ok));
    expect([state, isHolding(state)]).toEqual([state, isOpen]);
  }
  expect(isHolding("completed")).toBe(false);
});
