import { useTranslations } from "use-intl";
import { SavedAmount, SavedSelect, SavedText, SavedTextArea } from "#app/features/autosave/saved-field";
import { SavedForm, type SavedFormAnswer } from "#app/features/autosave/saved-form";
import { amountLabel, onlyCurrency, shownChoices } from "#app/features/money/accepted-currencies";
import { exampleAmount } from "#app/features/rules/highest-rate";
import { KEY_INPUT_URGENCIES } from "../choices";
import { CompanySizeField } from "../details/choices-of-fields";
import { Panel } from "../panel";

/** What a person seeks; each answer saves itself. */
export function KeyInputsForm({ values, answer }: { values: Record<string, string>; answer: SavedFormAnswer | null }) {
  const t = useTranslations("profiles");
  const urgencies = KEY_INPUT_URGENCIES.map((value) => ({ value, label: t(`urgency_${value}`) }));
  return (
    <Panel title={t("keyInputsTitle")} text={t("keyInputsText")}>
      <SavedForm
        intent="key-inputs"
        values={values}
        answer={answer}
        saved="profiles.keyInputsUpdated"
        failed="profiles.keyInputsFailed"
        className="grid gap-5 sm:grid-cols-2"
      >
        <SavedTextArea name="goals" label={t("goals")} hint={t("goalsHint")} className="sm:col-span-2" />
        <SavedTextArea name="challenge" label={t("challenge")} hint={t("challengeHint")} className="sm:col-span-2" />
        <SavedText name="sector" label={t("sector")} />
        <CompanySizeField />
        <SavedText name="geography" label={t("geography")} hint={t("geographyHint")} className="sm:col-span-2" />
        <SavedAmount
          name="hourlyBudget"
          label={amountLabel(t("hourlyBudget"))}
          hint={t("hourlyBudgetHint", { example: exampleAmount(values.budgetCurrency ?? "") })}
        />
        {!onlyCurrency() && <SavedSelect name="budgetCurrency" label={t("budgetCurrency")} options={shownChoices(values.budgetCurrency)} />}
        <SavedSelect name="urgency" label={t("urgency")} options={[{ value: "", label: t("notChosen") }, ...urgencies]} />
      </SavedForm>
    </Panel>
  );
}
