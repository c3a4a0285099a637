import { exampleAmount } from "#app/features/rules/highest-rate";
import { SelectField, TextField } from "#app/ui/fields/field";
import { useTypedDecimals } from "#app/ui/text/typed-decimals";
import { AVAILABILITY_OPTIONS } from "../../choices";
import { isAsked, useStepFields } from "../step-field";
import { type StepAnswer, StepForm } from "../step-form";
import type { WizardView } from "../wizard-view";

export function AvailabilityStep({ view, answer }: { view: WizardView; answer: StepAnswer | undefined }) {
  const { t, field } = useStepFields(view);
  const { typed } = useTypedDecimals();
  const options = AVAILABILITY_OPTIONS.map(({ value, label }) => ({ value, label: t(label) }));
  return (
    <StepForm view={view} answer={answer}>
      {isAsked("availability") && (
        <SelectField {...field("availability")} options={[{ value: "", label: t("availabilityNone") }, ...options]} />
      )}
      {isAsked("pricing") && (
        <TextField
          {...field("pricing")}
          defaultValue={typed(view.answers.pricing)}
          hint={t("pricingHint", { currency: view.currency, example: exampleAmount(view.currency) })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          className="sm:max-w-1/2"
        />
      )}
    </StepForm>
  );
}
