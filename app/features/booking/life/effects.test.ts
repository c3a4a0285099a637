import { expect, test } from "vitest";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import { untouched } from "../../../../tests/support/untouched";
import { type ActorRole, type Consultation, TRANSITIONS, type Transition } from "./consultation";
import { changesOf, type LifeRules, type LiveConsultation } from "./effects";

const at = (text: string) => new Date(`2026-11-${text}Z`);
const spanOf = (startsAt: Date) => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + 1_800_000),
  blockedUntil: new Date(startsAt.getTime() + 2_400_000),
});
const requested: Consultation = {
  status: "requested",
  ...untouched,
  expiresAt: at("12T12:00"),
};
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
const [early, late] = [at("11T12:00"), at("20T11:59")];
const transitionNames = Object.keys(TRANSITIONS) as Transition[];

const acceptedLive: LiveConsultation = { ...live, status: "accepted", countersMade: 1 };
const proposed = spanOf(at("22T09:00"));
const proposedLive: LiveConsultation = {
  ...acceptedLive,
  proposedTime: proposed.startsAt,
  proposedEndsAt: proposed.endsAt,
  proposedBlockedUntil: proposed.blockedUntil,
  proposedBy: "client",
};
const effect = (of: LiveConsultation, transition: Transition, actor: ActorRole, to: Consultation["status"]) =>
  changesOf(of, { transition, actor, to, proposed }, SPECIFIED_RULES, early);

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
  const names = transitionNames.flatMap((transition) => Object.keys(effect(proposedLive, transition, "client", "accepted")));
  expect(names).toEqual(expect.arrayContaining(["scheduledTime", "sequence"]));
  expect(names.filter((name) => /price|fee|rate|surge/i.test(name))).toEqual([]);
});

test("a client who cancels gets back what the policy says, everybody else gets the client everything back", () => {
  const soon = new Date(live.scheduledTime.getTime() - 3 * 3_600_000);
  const cancelled = (transition: Transition, actor: ActorRole, rules: LifeRules = SPECIFIED_RULES) =>
    changesOf(acceptedLive, { transition, actor, to: "cancelled" }, rules, soon).refunded;
  expect([cancelled("cancel", "client"), cancelled("cancel", "advisor"), cancelled("cancelAsAdmin", "admin")]).toEqual([
    50_00, 100_00, 100_00,
  ]);
  expect(cancelled("cancel", "client", { ...SPECIFIED_RULES, wholeRefundHours: 3 })).toBe(100_00);
  expect(cancelled("cancel", "client", { ...SPECIFIED_RULES, partRefundPercent: 15 })).toBe(15_00);
});

test("an advisor who does not come is not paid, a client who does not come pays", () => {
  const said = (saidAbsent: "client" | "advisor") => ({ ...acceptedLive, saidAbsent, saidAbsentAt: early, absenceWords: "I waited" });
  expect(effect(said("advisor"), "admitNoShow", "advisor", "no-show")).toMatchObject({ noShowOf: "advisor", refunded: 100_00 });
  expect(effect(said("client"), "letNoShowStand", "clock", "no-show")).toMatchObject({
    noShowOf: "client",
    refunded: 0,
    closedBy: "clock",
    closeReason: "I waited",
  });
  const decided = { transition: "recordNoShow", actor: "admin", to: "no-show", noShowOf: "client", reason: "Both were heard" } as const;
  expect(changesOf(said("advisor"), decided, SPECIFIED_RULES, late)).toMatchObject({
    noShowOf: "client",
    refunded: 0,
    closeReason: "Both were heard",
  });
  expect(() => effect(acceptedLive, "admitNoShow", "client", "no-show")).toThrow();
});

test("what is said of an absence is kept with what is answered, and gone when it is taken back", () => {
  const say = { transition: "reportNoShow", actor: "client", to: "accepted", reason: "I waited" } as const;
  const said = changesOf(acceptedLive, say, SPECIFIED_RULES, late);
  expect(said).toMatchObject({
    saidAbsent: "advisor",
    saidAbsentAt: late,
    absenceWords: "I waited",
    absenceReply: null,
    absenceRepliedAt: null,
  });
  expect(changesOf(acceptedLive, { ...say, actor: "advisor" }, SPECIFIED_RULES, late)).toMatchObject({ saidAbsent: "client" });
  const reply = { transition: "denyNoShow", actor: "advisor", to: "accepted", reason: "I was there" } as const;
  expect(changesOf({ ...acceptedLive, saidAbsent: "advisor" }, reply, SPECIFIED_RULES, late)).toMatchObject({
    absenceReply: "I was there",
    absenceRepliedAt: late,
  });
  const back = { transition: "takeNoShowBack", actor: "client", to: "accepted" } as const;
  expect(changesOf({ ...acceptedLive, saidAbsent: "advisor" }, back, SPECIFIED_RULES, late)).toMatchObject({
    saidAbsent: null,
    saidAbsentAt: null,
    absenceWords: null,
  });
});

test("what is authorised with a provider waits no longer than that lasts; what is paid outside, and what is agreed, as long as ever", () => {
  const at156 = at("16T23:00");
  const countered = (of: LiveConsultation, isThroughProvider: boolean) =>
    changesOf(of, { transition: "counter", actor: "advisor", to: "countered", proposed, isThroughProvider }, SPECIFIED_RULES, at156);
  expect(countered(live, true)).toMatchObject({ expiresAt: at("17T00:00") });
  expect(countered(live, false)).toMatchObject({ expiresAt: at("18T23:00") });
  expect(countered(acceptedLive, true)).toMatchObject({ expiresAt: at("18T23:00") });
});
