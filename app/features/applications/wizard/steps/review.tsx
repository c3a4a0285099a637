import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { policiesPath } from "#app/features/catalog/legal-page";
import { CheckboxField } from "#app/ui/fields/field";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useMessage } from "#app/ui/text/message-key";
import { MissingList } from "../missing-list";
import { type StepAnswer, StepForm } from "../step-form";
import { useSummary } from "../summary";
import { findStep, type StepId, stepAddress, stepsOf } from "../wizard";
import type { WizardView } from "../wizard-view";

/** Summary of all answers, what is missing, the terms, and the submit button. */
export function ReviewStep({ view, answer }: { view: WizardView; answer: StepAnswer | undefined }) {
  const t = useTranslations("applications");
  const shown = stepsOf(view.wizard).filter((step) => step !== "review");
  return (
    <StepForm
      view={view}
      answer={answer}
      action={
        <SubmitButton name="intent" value="submit" needs={["agreedToTerms"]} busyLabel={t("submitting")}>
          {t("submit")}
        </SubmitButton>
      }
    >
      <MissingList view={view} />
      <div className="divide-y divide-line border-y border-line">
        {shown.map((step) => (
          <Section key={step} view={view} step={step} />
        ))}
      </div>
      <CheckboxField
        name="agreedToTerms"
        defaultChecked={view.answers.agreedToTerms}
        label={t.rich("terms", {
          link: (words) => (
            <Link to={policiesPath()} className="text-link">
              {words}
            </Link>
          ),
        })}
      />
    </StepForm>
  );
}

function Section({ view, step }: { view: WizardView; step: StepId }) {
  const t = useTranslations("applications");
  const message = useMessage();
  const rows = useSummary(view, step);
  const name = message(findStep(step).label);
  const isOpen = step !== "account" || !view.isSignedIn;
  return (
    <section className="py-5">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-lg">{name}</h3>
        {isOpen && (
          <Link
            to={stepAddress(view.wizard, step)}
            className="text-link inline-flex min-h-11 items-center"
            aria-label={t("changeStep", { step: name })}
          >
            {t("change")}
          </Link>
        )}
      </div>
      <dl className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_1fr]">
        {rows.map(({ label, value, language }) => (
          <div key={label} className="contents">
            <dt lang={language} className="text-sm text-soft">
              {label}
            </dt>
            <dd className="mb-2 min-w-0 break-words whitespace-pre-line sm:mb-0">
              {value || <span className="text-soft">{t("notGiven")}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
