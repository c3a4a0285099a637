import { expect, test } from "vitest";
import type { Side } from "../life/consultation";
import { emailStem, type NotifiedStep, stemOfCase } from "./email-kinds";

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

test("a proposal that came before its answer is mailed to both sides, of whoever's it was", () => {
  const known = { noShowOf: null, saysMoney: false };
  expect((["client", "advisor"] as const).map((side) => emailStem("takeProposalBack", side, "clock", known))).toEqual([
    "proposalPassed",
    "proposalPassed",
  ]);
});

test("a last proposal offers no further one, and who did not answer a proposal is said to whom it was made", () => {
  const open = { absenceRepliedAt: null, countersMade: 2 };
  const last = { ...open, countersMade: 3 };
  for (const reader of ["Client", "Advisor"] as const) {
    expect(stemOfCase(`counter${reader}`, { consultation: open })).toBe(`counter${reader}`);
    expect(stemOfCase(`counter${reader}`, { consultation: last })).toBe(`counterLast${reader}`);
  }
  expect(stemOfCase("expireClient", { consultation: last, silent: "client" })).toBe("unansweredClient");
  expect(stemOfCase("expireAdvisor", { consultation: last, silent: "client" })).toBe("unansweredAdvisor");
  expect(stemOfCase("expireClient", { consultation: last, silent: "advisor" })).toBe("expireClient");
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
