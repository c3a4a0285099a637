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
  saidAbsent: null,
  saidAbsentAt: null,
  absenceWords: null,
  absenceReply: null,
  absenceRepliedAt: null,
  absencesTakenBack: {},
  tookPlaceSaidAt: null,
};

const WORDS = ["reportNoShow", "takeNoShowBack", "denyNoShow", "sayTookPlace", "letNoShowStand"] as const satisfies Transition[];

interface Taken {
  step: (typeof WORDS)[number];
  actor: Side | "clock";
  hours: number;
}

/** What comes of words that are said one after the other, those that may be. */
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

test("whatever is said and taken back in whichever order: once denied no silence lets it stand, and each side says it twice at most", () => {
  const word = fc.record({
    step: fc.constantFrom(...WORDS),
    actor: fc.constantFrom("client" as const, "advisor" as const, "clock" as const),
    hours: fc.constantFrom(0, 0, 0, 1, NO_SHOW_REPLY_HOURS + 1),
  });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), (words) => {
      const { taken } = after(words);
      for (const [by, of] of SIDES)
        expect(taken.filter(({ step, actor }) => step === "reportNoShow" && actor === by).length, of).toBeLessThan(3);
      const stood = taken.findIndex(({ step }) => step === "letNoShowStand");
      if (stood < 0) return;
      const { consultation } = after(taken.slice(0, stood));
      const denier = consultation.saidAbsent;
      const reporter = denier === "client" ? "advisor" : "client";
      // Who denied what this very side said of them, at any time before.
      let open: Side | null = null;
      for (const { step, actor } of taken.slice(0, stood)) {
        if (step === "reportNoShow" && actor !== "clock") open = actor;
        if (step === "denyNoShow" && actor === denier) expect(open).not.toBe(reporter);
      }
    }),
    { numRuns: 3000 },
  );
});
