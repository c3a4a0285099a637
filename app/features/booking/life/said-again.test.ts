import fc from "fast-check";
import { expect, test } from "vitest";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import { HOUR_MS } from "#app/platform/durations";
import { NO_SHOW_REPLY_HOURS } from "../deadlines";
import { checkTransition, type Side, type Transition } from "./consultation";
import { changesOf, type LiveConsultation } from "./effects";

const STARTS = Date.parse("2026-11-20T12:00Z");
const at = (hours: number) => new Date(STARTS + hours * HOUR_MS);

const agreed: LiveConsultation = {
  status: "accepted",
  scheduledTime: at(0),
  endsAt: at(0.5),
  createdAt: at(-148),
  blockedUntil: at(0.5),
  expiresAt: at(-100),
  countersMade: 0,
  sequence: 0,
  proposedBy: null,
  proposedTime: null,
  proposedEndsAt: null,
  proposedBlockedUntil: null,
  proposedRefundPercent: null,
  mostRefundPercent: null,
  respondedAt: at(-99),
  totalPrice: 100_00,
  refunded: 0,
  saidAbsent: null,
  saidAbsentAt: null,
  absenceWords: null,
  absenceReply: null,
  absenceRepliedAt: null,
  absencesTakenBack: {},
  closedBy: null,
};

const WORDS = ["reportNoShow", "takeNoShowBack", "denyNoShow", "letNoShowStand"] as const satisfies Transition[];

interface Taken {
  step: (typeof WORDS)[number];
  actor: Side | "clock";
  hours: number;
}

/** Applies statements in sequence, skipping those that are not allowed. */
function after(words: readonly Taken[], begun = agreed) {
  const taken: Taken[] = [];
  let [now, consultation] = [1, begun];
  for (const word of words) {
    now += word.hours;
    const check = checkTransition(consultation, word.step, word.actor, at(now));
    if (!check.ok) continue;
    const made = { transition: word.step, actor: word.actor, to: check.to, reason: `${word.actor} ${taken.length}` };
    consultation = { ...consultation, ...changesOf(consultation, made, SPECIFIED_RULES, at(now)) };
    taken.push(word);
  }
  return { taken, consultation, now };
}

const said = (actor: Side, step: Taken["step"], hours = 0): Taken => ({ step, actor, hours });
const SIDES: [by: Side, of: Side][] = [
  ["client", "advisor"],
  ["advisor", "client"],
];

test.each(SIDES)("what a %s says of the other and the other denied stays denied when it is taken back and said again", (by, of) => {
  const words = [said(by, "reportNoShow"), said(of, "denyNoShow"), said(by, "takeNoShowBack"), said(by, "reportNoShow", 1)];
  const { taken, consultation } = after(words);
  expect(taken).toEqual(words);
  expect(consultation).toMatchObject({ saidAbsent: of, absenceReply: `${of} 1`, absenceRepliedAt: at(1), absenceWords: `${by} 3` });
  const later = at(2 + 10 * NO_SHOW_REPLY_HOURS);
  expect(checkTransition(consultation, "letNoShowStand", "clock", later)).toEqual({ ok: false, reason: "absenceOpen" });
});

test.each(SIDES)("a %s's denied word says nothing of the other side's own, which is asked about anew", (by, of) => {
  const words = [said(by, "reportNoShow"), said(of, "denyNoShow"), said(by, "takeNoShowBack"), said(of, "reportNoShow")];
  expect(after(words).consultation).toMatchObject({ saidAbsent: by, absenceReply: null, absenceRepliedAt: null });
});

test("what was taken back once and is said again is not taken back once more", () => {
  const missed: LiveConsultation = { ...agreed, saidAbsent: "advisor", saidAbsentAt: at(1) };
  const takenBackBy = (side: Side): LiveConsultation => ({ ...missed, absencesTakenBack: { [side]: { reply: null, repliedAt: null } } });
  expect(checkTransition(takenBackBy("client"), "takeNoShowBack", "client", at(1))).toEqual({ ok: false, reason: "absenceOpen" });
  expect(checkTransition(takenBackBy("advisor"), "takeNoShowBack", "client", at(1))).toEqual({ ok: true, to: "accepted" });
});

/** Every statement allowed at that moment, and two days of silence. */
function possible({ consultation, now }: ReturnType<typeof after>) {
  const said = WORDS.flatMap((step) => (["client", "advisor", "clock"] as const).map((actor): Taken => ({ step, actor, hours: 0 })));
  const atOnce = said.filter(({ step, actor }) => checkTransition(consultation, step, actor, at(now)).ok);
  const later = said.filter(({ step, actor }) => checkTransition(consultation, step, actor, at(now + SILENCE)).ok);
  return [...atOnce, ...later.map((word) => ({ ...word, hours: SILENCE }))];
}

const SILENCE = NO_SHOW_REPLY_HOURS + 1;

test("whatever is said and taken back in whichever order: once denied no silence lets it stand, and each side says it twice at most", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 14 }), (choices) => {
      const words: Taken[] = [];
      for (const choice of choices) {
        const next = possible(after(words));
        if (next.length > 0) words.push(next[choice % next.length]!);
      }
      const denied = new Set<string>();
      let open: Side | null = null;
      for (const { step, actor } of words) {
        if (step === "reportNoShow" && actor !== "clock") open = actor;
        if (step === "denyNoShow") denied.add(`of ${open}`);
        if (step === "letNoShowStand") expect(denied).not.toContain(`of ${open}`);
      }
      for (const [by] of SIDES)
        expect(words.filter(({ step, actor }) => step === "reportNoShow" && actor === by).length).toBeLessThanOrEqual(2);
    }),
    { numRuns: 1000 },
  );
});
