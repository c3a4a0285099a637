import { USUAL_SURGE_TENTHS } from "#app/features/matching/limits";
import { type SurgeRules, surgeTenths } from "#app/features/matching/surge";

export interface SurgeStep {
  /** The multiplier in tenths: 11 is ×1.1. */
  tenths: number;
  /** Open requests per available advisor from which it applies. */
  requestsEach: number;
}

const ADVISORS = 100;

/** Finds the steps of the surge multiplier by calling the pricing function: one step per tenth, up to the maximum. */
export function surgeSteps(rules: SurgeRules): SurgeStep[] {
  const steps: SurgeStep[] = [];
  for (let requests = 0, tenths = USUAL_SURGE_TENTHS; rules.surge && tenths < rules.surgeCapTenths; requests++) {
    const reached = surgeTenths({ activeRequests: requests, availableAdvisors: ADVISORS }, rules);
    if (reached > tenths) steps.push({ tenths: reached, requestsEach: requests / ADVISORS });
    tenths = reached;
  }
  return steps;
}
