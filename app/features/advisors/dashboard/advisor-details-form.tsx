import { useState } from "react";
import { useTranslations } from "use-intl";
import { SavedAmount, SavedSelect, SavedText, SavedTextArea } from "#app/features/autosave/saved-field";
import { SavedForm, type SavedFormAnswer } from "#app/features/autosave/saved-form";
import { amountLabel, currencyChoices, isAccepted } from "#app/features/money/accepted-currencies";
import { Panel } from "#app/features/profiles/panel";
import { exampleAmount } from "#app/features/rules/highest-rate";
import { dashboardExpertise } from "#app/features/topics/offered-choices";
import { useNames } from "#app/languages/names";
import { decimalsOf } from "#app/ui/text/minor-units";
import type { AdvisorFields } from "./own-advisor";

interface AdvisorDetailsFormProps {
  fields: AdvisorFields;
  answer: SavedFormAnswer | null;
  /** Called after a field is saved. */
  onSaved: (field: string, value: string) => void;
}

const GRID = "grid gap-5 sm:grid-cols-2";

/** Every field of an advisor's public profile that they can edit (signed-in-areas.md 2: Profile Details). */
export function AdvisorDetailsForm({ fields, answer, onSaved }: AdvisorDetailsFormProps) {
  const t = useTranslations("advisorProfile");
  const named = useNames();
  const offered = dashboardExpertise().map(({ label }) => label);
  const expertise = fields.expertise === "" || offered.includes(fields.expertise) ? offered : [fields.expertise, ...offered];
  const options = expertise.map((name) => ({ value: name, label: named(name) }));
  const none = { value: "", label: "" };
  return (
    <SavedForm
      intent="advisor"
      values={fields}
      answer={answer}
      savedTitle="advisorProfile.updatedTitle"
      saved="advisorProfile.updated"
      failed="advisorProfile.updateFailed"
      onSaved={onSaved}
    >
      <Panel title={t("aboutYou")} text={t("automatic")}>
        <div className={GRID}>
          <SavedText name="firstName" label={t("firstName")} autoComplete="given-name" />
          <SavedText name="lastName" label={t("lastName")} hint={t("nameHint")} autoComplete="family-name" />
          <SavedText name="jobTitle" label={t("jobTitle")} autoComplete="organization-title" className="sm:col-span-2" />
          <SavedTextArea name="bio" label={t("bio")} hint={t("bioHint")} rows={8} className="sm:col-span-2" />
        </div>
      </Panel>
      <Panel title={t("work")}>
        <div className={GRID}>
          <SavedSelect
            name="expertise"
            label={t("expertise")}
            hint={t("expertiseHint")}
            options={fields.expertise === "" ? [none, ...options] : options}
            className="sm:col-span-2"
          />
          <Rate fields={fields} />
          <Currency fields={fields} />
        </div>
      </Panel>
    </SavedForm>
  );
}

/** Re-rendered when the currency changes, because the number changes with it, and says so from then on. */
function Rate({ fields: { hourlyRate, currency } }: Pick<AdvisorDetailsFormProps, "fields">) {
  const t = useTranslations("advisorProfile");
  const [first, setFirst] = useState({ currency, isConverted: false });
  if (first.currency !== currency) setFirst({ currency, isConverted: true });
  return (
    <div>
      <SavedAmount
        key={currency}
        name="hourlyRate"
        label={currencyChoices(currency).length === 1 ? amountLabel(t("hourlyRate")) : t("hourlyRate")}
        hint={t(decimalsOf(currency) === 0 ? "hourlyRateHintWhole" : "hourlyRateHint", { example: exampleAmount(currency) })}
      />
      <p role="status" className="field-hint text-brass-ink">
        {first.isConverted && hourlyRate !== "" && t("rateConverted")}
      </p>
    </div>
  );
}

/** Renders nothing without an alternative. A currency the site no longer accepts stays until another is chosen. */
function Currency({ fields: { currency: own, hourlyRate } }: Pick<AdvisorDetailsFormProps, "fields">) {
  const t = useTranslations("advisorProfile");
  const options = currencyChoices(own);
  if (options.length === 1) return null;
  const kept = isAccepted(own) ? "" : t("currencyKept", { currency: own });
  const hint = [kept, hourlyRate && t("rateConverts")].filter(Boolean).join(" ");
  return <SavedSelect name="currency" label={t("currency")} hint={hint || undefined} options={options} />;
}
