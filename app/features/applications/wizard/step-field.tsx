import { useTranslations } from "use-intl";
import type { AskedPart } from "#app/features/rules/asks";
import { currentRules } from "#app/features/rules/current-rules";
import type { Answers } from "../answers";
import { RequiredLabel } from "./required-label";
import type { WizardView } from "./wizard-view";

type TextAnswer = { [Field in keyof Answers]: Answers[Field] extends string ? Field : never }[keyof Answers];

/** Fields marked as required (signed-in-areas.md 5), besides those required by the site's rules. */
const REQUIRED = new Set<string>(["firstName", "lastName", "email", "location", "expertise", "experience", "bio"]);
const isRequired = (name: string) => REQUIRED.has(name) || (currentRules().asks as Partial<Record<string, string>>)[name] === "required";

/** Whether the application asks for a part. */
export const isAsked = (part: AskedPart) => currentRules().asks[part] !== "off";

const LABELS = { availability: "availabilityField" } as const;

/** What all fields of a step share: name, texts, typed value, and the focus if it is the first missing one. */
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
