import { expect, test } from "vitest";
import { CONSULTATION_STATES } from "../life/consultation";
import { rushSentence, stateSentence } from "./state-names";

test("that a rush request comes first is said while it waits for its answer, and no longer", () => {
  for (const status of CONSULTATION_STATES) {
    const isSaid = status === "requested";
    expect(rushSentence({ status, urgency: "rush" }, "client")).toBe(isSaid ? "rushMeansClient" : null);
    expect(rushSentence({ status, urgency: "rush" }, "advisor")).toBe(isSaid ? "rushMeansAdvisor" : null);
    expect(rushSentence({ status, urgency: "normal" }, "client")).toBe(null);
  }
});

test("what admins decided is told as their decision, that it took place too", () => {
  const completed = {
    status: "completed",
    proposedBy: null,
    isOfProposal: false,
    replacedBy: null,
    noShowOf: null,
    silent: null,
    hasStarted: true,
    hasEnded: true,
  } as const;
  for (const side of ["client", "advisor"] as const) {
    const sentence = (closedBy: "admin" | "client" | "clock") =>
      stateSentence({ ...completed, side, closedBy, absence: null, isUnsettled: false });
    expect(sentence("admin")).toBe("decidedTookPlace");
    for (const other of ["client", "clock"] as const)
      expect(sentence(other)).toBe(side === "client" ? "completedForClient" : "completedForAdvisor");
  }
});

test("of a request that expired both sides read who did not answer", () => {
  const expired = {
    status: "expired",
    closedBy: "clock",
    proposedBy: null,
    isOfProposal: false,
    replacedBy: null,
    noShowOf: null,
    hasStarted: false,
    hasEnded: false,
    absence: null,
    isUnsettled: false,
  } as const;
  const read = (silent: "client" | "advisor") =>
    (["client", "advisor"] as const).map((side) => stateSentence({ ...expired, side, silent }));
  expect(read("advisor")).toEqual(["expiredForClient", "expiredForAdvisor"]);
  expect(read("client")).toEqual(["unansweredByYou", "unansweredByThem"]);
});
