import { useTranslations } from "use-intl";
import { type Alert, FormAlert } from "#app/features/accounts/form-alert";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { FieldErrors } from "#app/ui/text/message-key";
import { stepAddress, stepsOf } from "./wizard";
import { SaveNote, useStepSaving } from "./wizard-autosave";
import type { WizardView } from "./wizard-view";

/** What the server says to a step that was posted and stays where it is. */
export interface StepAnswer {
  errors?: FieldErrors;
  alert?: Alert | null;
}

interface StepFormProps {
  view: WizardView;
  answer: StepAnswer | undefined;
  /** Names of the fields that Next waits for. */
  needs?: string[];
  hasFiles?: boolean;
  /** Stands in the place of Next. */
  action?: React.ReactNode;
  children?: React.ReactNode;
}

/** The form around one step: saved as one types and by each of its buttons. Next never blocks (decisions.md 1). */
export function StepForm({ view, answer, needs, hasFiles, action, children }: StepFormProps) {
  const t = useTranslations("applications");
  const { wizard, step } = view;
  const address = stepAddress(wizard, step);
  const handlers = useStepSaving(address);
  const isFirst = stepsOf(wizard)[0] === step;
  const hasFields = step !== "category" && step !== "account";
  return (
    <PostForm
      action={address}
      errors={errorsOf(view, answer)}
      encType={hasFiles ? "multipart/form-data" : undefined}
      data-drafts=""
      {...handlers}
    >
      <FormAlert alert={answer?.alert} />
      {children && <div className="grid gap-6 not-first:mt-6">{children}</div>}
      {/* Next stands first in the page, because Enter presses the first button of a form. */}
      <div className="mt-8 flex flex-row-reverse flex-wrap items-center justify-between gap-3 border-t border-line pt-6">
        {action ?? (
          <SubmitButton name="intent" value="next" needs={needs}>
            {t("next")}
          </SubmitButton>
        )}
        {hasFields && <SaveNote />}
        {!isFirst && (
          <SubmitButton variant="secondary" name="intent" value="previous">
            {t("previous")}
          </SubmitButton>
        )}
      </div>
    </PostForm>
  );
}

/** The messages of this step: of the answer to what was just posted, else of what is missing, once that is asked for. */
function errorsOf({ missing, step, isChecked }: WizardView, answer: StepAnswer | undefined): FieldErrors | undefined {
  if (answer?.errors || !isChecked) return answer?.errors;
  return Object.fromEntries(missing.flatMap((each) => (each.step === step ? [[each.field, each.message]] : []))) as FieldErrors;
}
