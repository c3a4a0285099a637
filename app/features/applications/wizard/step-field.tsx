import { useTranslations } from "use-intl";
import type { AskedPart } from "#app/features/rules/asks";
import { currentRules } from "#app/features/rules/current-rules";
import type { Answers } from "../answers";
import { RequiredLabel } from "./required-label";
import type { WizardView } from "./wizard-view";

type TextAnswer = { [Field in keyof Answers]: Answers[Field] extends string ? Field : never }[keyof Answers];

/** The labels that are marked as required (signed-in-areas.md 5), beside those that the rules of the site say. */
const REQUIRED = new Set<string>(["firstName", "lastName", "email", "location", "expertise", "experience", "bio"]);
const isRequired = (name: string) => REQUIRED.has(name) || (currentRules().asks as Partial<Record<string, string>>)[name] === "required";

/** Whether a part of the application is asked for. */
export const isAsked = (part: AskedPart) => currentRules().asks[part] !== "off";

const LABELS = { availability: "availabilityField" } as const;

/** What each field of a step shares: its name, its words, what was typed, and the focus when it is the first that is missing. */
export function useStepFields({ answers, missing, step, isChecked }: WizardView) {
  const t = useTranslations("applications");
  const first = isChecked ? missing.find((each) => each.step === step)?.field : undefined;
  const label = (name: TextAnswer | "email") => {
    const words = t(name === "availability" ? LABELS.availability : (name as Exclude<typeof name, "availability">));
    return isRequired(name) ? <RequiredLabel>{words}</RequiredLabel> : words;
  };
  return {
    t,
    label,
    field: (name: TextAnswer) => ({
      name,
      label: label(name),
      defaultValue: answers[name],
      required: isRequired(name),
      autoFocus: first === name,
    }),
  };
}
