import type { Asks } from "#app/features/rules/asks";
import { currentRules } from "#app/features/rules/current-rules";

/** The two ways to apply: as a visitor, creating an account on the way, or from an account (decisions.md 2). */
export type WizardKind = "become-advisor" | "advisor-registration";

/** All steps of both wizards, in order; each wizard shows some of them. */
export const STEPS = [
  { id: "category", label: "applications.category", fields: ["category"] },
  { id: "account", label: "applications.account", fields: [] },
  {
    id: "personal-info",
    label: "applications.personalInfo",
    fields: ["firstName", "lastName", "phone", "location", "linkedin", "website", "languages"],
  },
  { id: "background", label: "applications.background", fields: ["expertise", "experience", "bio", "certifications"] },
  { id: "availability", label: "applications.availability", fields: ["availability", "pricing"] },
  { id: "review", label: "applications.review", fields: ["agreedToTerms"] },
] as const;

export type Step = (typeof STEPS)[number];
export type StepId = Step["id"];
export type AnswerField = Step["fields"][number];

/** Delay before the wizard advances after a category is chosen (signed-in-areas.md 9). */
export const AUTO_ADVANCE_MILLISECONDS = 300;

export interface Wizard {
  kind: WizardKind;
  /** Whether /advisor-registration was opened with from=profile, which adds the Category step at the start. */
  isFromProfile: boolean;
}

const SHORT: readonly StepId[] = ["personal-info", "background", "availability", "review"];

/** The steps of a wizard, without those that ask nothing: six at /become-advisor, four at /advisor-registration, five with from=profile. */
export function stepsOf({ kind, isFromProfile }: Wizard, asks: Asks = currentRules().asks): readonly StepId[] {
  const all = kind === "become-advisor" ? STEPS.map(({ id }) => id) : isFromProfile ? (["category", ...SHORT] as const) : SHORT;
  const isEmpty = asks.availability === "off" && asks.pricing === "off";
  return isEmpty ? all.filter((step) => step !== "availability") : all;
}

export const findStep = (id: StepId): Step => STEPS.find((step) => step.id === id)!;

/** The step requested by the URL; the first one when it is not part of this wizard. */
export function readStep(wizard: Wizard, asked: string | null): StepId {
  const steps = stepsOf(wizard);
  return steps.find((step) => step === asked) ?? steps[0]!;
}

/** The step after this one, up to the last; signed-in people skip the account. */
export const nextStep = (wizard: Wizard, from: StepId, isSignedIn: boolean) => neighbour(wizard, from, isSignedIn, 1);

/** The step before this one, down to the first; signed-in people skip the account. */
export const previousStep = (wizard: Wizard, from: StepId, isSignedIn: boolean) => neighbour(wizard, from, isSignedIn, -1);

/** Returns the URL of a step. `more` are further query parameters. */
export function stepAddress({ kind, isFromProfile }: Wizard, step?: StepId, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ ...(isFromProfile && { from: "profile" }), ...(step && { step }), ...more });
  return query.size > 0 ? `/${kind}?${query}` : `/${kind}`;
}

/** The step a field is on. */
export const stepOfField = (field: AnswerField): StepId => STEPS.find(({ fields }) => (fields as readonly string[]).includes(field))!.id;

function neighbour(wizard: Wizard, from: StepId, isSignedIn: boolean, way: 1 | -1): StepId {
  const steps = stepsOf(wizard).filter((step) => step === from || !(step === "account" && isSignedIn));
  const at = steps.indexOf(from) + way;
  return steps[Math.min(Math.max(at, 0), steps.length - 1)]!;
}
