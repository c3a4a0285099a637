import { expect, test } from "vitest";
import { CONSULTATION_STATES } from "../life/consultation";
import { rushSentence } from "./state-names";

test("that a rush request comes first is said while it waits for its answer, and no longer", () => {
  for (const status of CONSULTATION_STATES) {
    const isSaid = status === "requested";
    expect(rushSentence({ status, urgency: "rush" }, "client")).toBe(isSaid ? "rushMeansClient" : null);
    expect(rushSentence({ status, urgency: "rush" }, "advisor")).toBe(isSaid ? "rushMeansAdvisor" : null);
    expect(rushSentence({ status, urgency: "normal" }, "client")).toBe(null);
  }
});
