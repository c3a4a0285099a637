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

test("nobody is mailed about their own click, except a client whose click begins a payment, who reads how to pay", () => {
  for (const step of OF_EITHER) {
    for (const side of SIDES) {
      expect([step, side, emailStem(step, side, side, { noShowOf: "client", saysHowToPay: false })]).toEqual([step, side, null]);
      if (step !== "accept")
        expect([step, side, emailStem(step, side, side, { noShowOf: "client", saysHowToPay: true })]).toEqual([step, side, null]);
    }
  }
  expect(emailStem("accept", "client", "client", { noShowOf: null, saysHowToPay: true })).toBe("acceptAgreed");
});

test.each([
  ["accept", "acceptAgreed", "acceptClient"],
  ["agreeToReschedule", "agreeToRescheduleOther", "agreeToRescheduleOther"],
  ["cancel", "cancelOther", "cancelOther"],
  ["counter", "counterAdvisor", "counterClient"],
  ["agreeToTime", "agreeToTimeAdvisor", "agreeToTimeClient"],
] as const)("'%s' is mailed to the other side", (step, toAdvisor, toClient) => {
  const known = { noShowOf: null, saysHowToPay: false };
  expect([emailStem(step, "advisor", "client", known), emailStem(step, "client", "advisor", known)]).toEqual([toAdvisor, toClient]);
});
