import { useTranslations } from "use-intl";
import { type Alert, FormAlert } from "#app/features/accounts/form-alert";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { FieldErrors } from "#app/ui/text/message-key";
import { stepAddress, stepsOf } from "./wizard";
import { SaveNote, useStepSaving } from "./wizard-autosave";
import type { WizardView } from "./wizard-view";

/** The server's answer to a posted step when the page stays on it. */
export interface StepAnswer {
  errors?: FieldErrors;
  alert?: Alert | null;
}

interface StepFormProps {
  view: WizardView;
  answer: StepAnswer | undefined;
  /** Names of the fields required to enable Next. */
  needs?: string[];
  hasFiles?: boolean;
  /** Replaces the Next button. */
  action?: React.ReactNode;
  children?: React.ReactNode;
}

/** The form of one step: saved while typing and by each of its buttons. Next never blocks (decisions.md 1). */
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
      {/* Next comes first in the DOM, because Enter activates a form's first submit button. */}
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

/** Errors of this step: those of the last post, else what is missing, once that is requested. */
function errorsOf({ missing, step, isChecked }: WizardView, answer: StepAnswer | undefined): FieldErrors | undefined {
  if (answer?.errors || !isChecked) return answer?.errors;
  return Object.fromEntries(missing.flatMap((each) => (each.step === step ? [[each.field, each.message]] : []))) as FieldErrors;
}
