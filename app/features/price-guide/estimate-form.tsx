import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { ACTIVE_REQUEST_MINUTES } from "#app/features/matching/limits";
import { amountLabel, currencyChoices, onlyCurrency } from "#app/features/money/accepted-currencies";
import { currentRules } from "#app/features/rules/current-rules";
import { SelectField, TextField } from "#app/ui/fields/field";
import { FormContext, UNSENT } from "#app/ui/fields/form-context";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useFormat } from "#app/ui/text/format";
import type { EstimateAnswers, EstimateErrors } from "./estimate";

interface EstimateFormProps {
  answers: EstimateAnswers;
  errors: EstimateErrors;
  form: React.RefObject<HTMLFormElement | null>;
  /** Called on every input, once hydrated. Before that, the button submits to the server. */
  onChange: () => void;
}

/** The fields of the calculator. Its values are in the URL, so that a price can be shared. */
export function EstimateForm({ answers, errors, form, onChange }: EstimateFormProps) {
  const t = useTranslations("priceGuide");
  const { duration } = useFormat();
  const lengths = currentRules().durations.map((minutes) => ({ value: String(minutes), label: duration(minutes) }));
  const urgencies = [
    { value: "normal", label: t("urgencyNormal") },
    { value: "rush", label: t("urgencyRush", { percent: currentRules().rushPercent }) },
  ];
  return (
    <FormContext.Provider value={{ ...UNSENT, errors }}>
      <Form
        ref={form}
        method="get"
        replace
        preventScrollReset
        noValidate
        className="mt-7 grid grid-cols-2 gap-x-4 gap-y-5"
        onChange={onChange}
      >
        <TextField
          name="rate"
          label={amountLabel(t("rate"))}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          defaultValue={answers.rate}
        />
        {!onlyCurrency() && (
          <SelectField name="currency" label={t("currency")} defaultValue={answers.currency} options={currencyChoices()} />
        )}
        <SelectField
          className="col-span-2 sm:col-span-1"
          name="minutes"
          label={t("minutes")}
          defaultValue={answers.minutes}
          options={lengths}
        />
        {currentRules().rushPercent > 0 && (
          <SelectField
            className="col-span-2 sm:col-span-1"
            name="urgency"
            label={t("urgency")}
            defaultValue={answers.urgency}
            options={urgencies}
          />
        )}
        {currentRules().surge && (
          <fieldset className="col-span-2 mt-2 grid grid-cols-2 gap-x-4 border-t border-line pt-5">
            <legend className="float-left col-span-2 mb-4 font-serif text-lg">{t("demand")}</legend>
            <TextField
              name="requests"
              label={t("requests")}
              hint={t("requestsHint", { minutes: ACTIVE_REQUEST_MINUTES })}
              inputMode="numeric"
              autoComplete="off"
              maxLength={40}
              defaultValue={answers.requests}
            />
            <TextField
              name="advisors"
              label={t("advisors")}
              hint={t("advisorsHint")}
              inputMode="numeric"
              autoComplete="off"
              maxLength={40}
              defaultValue={answers.advisors}
            />
          </fieldset>
        )}
        <SubmitButton variant="secondary" className="col-span-2 justify-self-start">
          {t("calculate")}
        </SubmitButton>
      </Form>
    </FormContext.Provider>
  );
}
