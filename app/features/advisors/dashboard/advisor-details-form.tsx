import { useTranslations } from "use-intl";
import { SavedSelect, SavedText, SavedTextArea } from "#app/features/autosave/saved-field";
import { SavedForm, type SavedFormAnswer } from "#app/features/autosave/saved-form";
import { amountLabel, currencyChoices, isAccepted } from "#app/features/money/accepted-currencies";
import { Panel } from "#app/features/profiles/panel";
import { dashboardExpertise } from "#app/features/topics/offered-choices";
import { useNames } from "#app/languages/names";
import type { AdvisorFields } from "./own-advisor";

interface AdvisorDetailsFormProps {
  fields: AdvisorFields;
  answer: SavedFormAnswer | null;
  /** After a save of one of the fields. */
  onSaved: (field: string, value: string) => void;
}

const GRID = "grid gap-5 sm:grid-cols-2";

/** Every field of an advisor's public self that is theirs to write (signed-in-areas.md 2: Profile Details). */
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
          <SavedText
            name="hourlyRate"
            label={currencyChoices(fields.currency).length === 1 ? amountLabel(t("hourlyRate")) : t("hourlyRate")}
            hint={t("hourlyRateHint")}
            inputMode="decimal"
            autoComplete="off"
          />
          <Currency own={fields.currency} />
        </div>
      </Panel>
    </SavedForm>
  );
}

/** Nothing where there is no other. An own one that the site accepts no more stays, until another is chosen. */
function Currency({ own }: { own: string }) {
  const t = useTranslations("advisorProfile");
  const options = currencyChoices(own);
  if (options.length === 1) return null;
  const hint = isAccepted(own) ? undefined : t("currencyKept", { currency: own });
  return <SavedSelect name="currency" label={t("currency")} hint={hint} options={options} />;
}
