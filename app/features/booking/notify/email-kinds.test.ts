import { expect, test } from "vitest";
import type { Side } from "../life/consultation";
import { emailStem, type NotifiedStep } from "./email-kinds";

const OF_EITHER: readonly NotifiedStep[] = [
  ...([
    "accept",
    "decline",
    "counter",
    "agreeToTime",
    "withdraw",
    "reschedule",
    "agreeToReschedule",
    "keepTime",
    "cancel",
    "complete",
  ] as const),
  ...(["reportNoShow", "takeNoShowBack", "denyNoShow", "admitNoShow", "reviewOne", "reviewReply", "request"] as const),
];
const SIDES: readonly Side[] = ["client", "advisor"];

const OWN = { accept: "acceptAgreed", cancel: "cancelOwn", admitNoShow: "noShowOfReader" } as const;

test("nobody is mailed about their own click, except a client whom it leaves something to pay or to get back, who reads how much", () => {
  for (const step of OF_EITHER) {
    for (const side of SIDES) {
      expect([step, side, emailStem(step, side, side, { noShowOf: "client", saysMoney: false })]).toEqual([step, side, null]);
      if (!(step in OWN))
        expect([step, side, emailStem(step, side, side, { noShowOf: "client", saysMoney: true })]).toEqual([step, side, null]);
    }
  }
  for (const [step, stem] of Object.entries(OWN))
    expect(emailStem(step as NotifiedStep, "client", "client", { noShowOf: "client", saysMoney: true })).toBe(stem);
});

test("what an admin decided is mailed as a decision to both, whichever it is", () => {
  for (const side of SIDES) {
    const known = { noShowOf: side, saysMoney: false };
    expect(emailStem("recordNoShow", side, "admin", known)).toBe("decidedOfReader");
    expect(emailStem("recordNoShow", side === "client" ? "advisor" : "client", "admin", known)).toBe("decidedOfOther");
    expect(emailStem("letCompletionStand", side, "admin", known)).toBe("decidedHeld");
    expect(emailStem("complete", side, "clock", known)).toBe("completeClock");
  }
});

test.each([
  ["accept", "acceptAgreed", "acceptClient"],
  ["agreeToReschedule", "agreeToRescheduleOther", "agreeToRescheduleOther"],
  ["cancel", "cancelOther", "cancelOther"],
  ["counter", "counterAdvisor", "counterClient"],
  ["agreeToTime", "agreeToTimeAdvisor", "agreeToTimeClient"],
] as const)("'%s' is mailed to the other side", (step, toAdvisor, toClient) => {
  const known = { noShowOf: null, saysMoney: false };
  expect([emailStem(step, "advisor", "client", known), emailStem(step, "client", "advisor", known)]).toEqual([toAdvisor, toClient]);
});
