import { wizardExpertise } from "#app/features/topics/offered-choices";
import { useNames } from "#app/languages/names";
import { SelectField, TextAreaField } from "#app/ui/fields/field";
import { Certificates } from "../../certificates/certificates";
import { EXPERIENCE_OPTIONS } from "../../choices";
import { BIO_MAX_CHARACTERS, CERTIFICATIONS_MAX_CHARACTERS } from "../../limits";
import { OwnFields } from "../../own-questions/own-fields";
import { isAsked, useStepFields } from "../step-field";
import { type StepAnswer, StepForm } from "../step-form";
import type { WizardView } from "../wizard-view";

export function BackgroundStep({ view, answer }: { view: WizardView; answer: StepAnswer | undefined }) {
  const { t, field } = useStepFields(view);
  const named = useNames();
  const expertise = wizardExpertise().map(({ value, label }) => ({ value, label: named(label) }));
  const experience = EXPERIENCE_OPTIONS.map(({ value, label }) => ({ value, label: t(label) }));
  return (
    <StepForm view={view} answer={answer} hasFiles>
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
        <SelectField {...field("expertise")} options={[{ value: "", label: t("expertiseNone") }, ...expertise]} />
        <SelectField {...field("experience")} options={[{ value: "", label: t("experienceNone") }, ...experience]} />
      </div>
      <TextAreaField {...field("bio")} hint={t("bioHint")} rows={6} maxLength={BIO_MAX_CHARACTERS} />
      {isAsked("certifications") && (
        <TextAreaField {...field("certifications")} hint={t("certificationsHint")} rows={3} maxLength={CERTIFICATIONS_MAX_CHARACTERS} />
      )}
      {isAsked("certificates") && <Certificates certificates={view.certificates} isSignedIn={view.isSignedIn} />}
      <OwnFields view={view} />
    </StepForm>
  );
}
