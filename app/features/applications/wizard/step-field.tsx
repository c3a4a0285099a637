import { useTranslations } from "use-intl";
import type { Answers } from "../answers";
import type { WizardView } from "./wizard-view";

type TextAnswer = { [Field in keyof Answers]: Answers[Field] extends string ? Field : never }[keyof Answers];

/** The labels that are marked as required (signed-in-areas.md 5). */
const REQUIRED = new Set<string>(["firstName", "lastName", "email", "location", "expertise", "experience", "bio", "availability"]);

const LABELS = { availability: "availabilityField" } as const;

/** What each field of a step shares: its name, its words, what was typed, and the focus when it is the first that is missing. */
export function useStepFields({ answers, missing, step, isChecked }: WizardView) {
  const t = useTranslations("applications");
  const first = isChecked ? missing.find((each) => each.step === step)?.field : undefined;
  const label = (name: TextAnswer | "email") => {
    const words = t(name === "availability" ? LABELS.availability : (name as Exclude<typeof name, "availability">));
    return REQUIRED.has(name) ? <RequiredLabel>{words}</RequiredLabel> : words;
  };
  return {
    t,
    label,
    field: (name: TextAnswer) => ({
      name,
      label: label(name),
      defaultValue: answers[name],
      required: REQUIRED.has(name),
      autoFocus: first === name,
    }),
  };
}

/** The mark is drawn and not read: the field itself says that it is required. */
const RequiredLabel = ({ children }: { children: React.ReactNode }) => (
  <span className="after:ml-1 after:text-danger after:content-['*'/'']">{children}</span>
);
