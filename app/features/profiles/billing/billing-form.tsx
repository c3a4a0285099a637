import { useTranslations } from "use-intl";
import { type FormAnswer, SentByScript, useFormAnswer } from "#app/features/autosave/use-form-answer";
import { SelectField, TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { asksBeforeLeaving } from "#app/ui/fields/unsaved-form";
import { useMessage } from "#app/ui/text/message-key";
import type { CountryChoice } from "../country-names";
import { Panel } from "../panel";
import type { OwnBilling } from "./billing";

interface BillingFormProps {
  billing: OwnBilling;
  countries: readonly CountryChoice[];
  answer: FormAnswer | null;
}

/** The billing form. It has one save button, because its fields are validated together. */
export function BillingForm({ billing: { fields, version }, countries, answer: posted }: BillingFormProps) {
  const t = useTranslations("profiles");
  const message = useMessage();
  const { fetcher, answer = posted && "ok" in posted ? posted : undefined } = useFormAnswer({
    saved: "billingUpdated",
    failed: "billingFailed",
  });
  const refusal = answer?.ok === false ? answer : null;
  const countryOptions = [{ value: "", label: t("notChosen") }, ...countries.map(([value, label]) => ({ value, label }))];
  return (
    <Panel title={t("billingTitle")} text={t("billingText")}>
      {refusal?.alert && (
        <p role="alert" className="mb-5 rounded border border-danger/35 bg-danger-wash px-4 py-3 text-danger">
          {message(refusal.alert)}
        </p>
      )}
      <PostForm
        {...asksBeforeLeaving}
        fetcher={fetcher}
        action="/profile/billing"
        errors={refusal?.errors}
        defaultShouldRevalidate={false}
        className="grid gap-5 sm:grid-cols-2"
      >
        <input type="hidden" name="intent" value="billing" />
        <input type="hidden" name="version" value={answer?.version ?? version} />
        <SentByScript />
        <TextField name="billingName" label={t("billingName")} defaultValue={fields.billingName} autoComplete="billing name" />
        <TextField
          name="billingEmail"
          type="email"
          label={t("billingEmail")}
          defaultValue={fields.billingEmail}
          autoComplete="billing email"
        />
        <SelectField
          name="country"
          label={t("country")}
          options={countryOptions}
          defaultValue={fields.country}
          autoComplete="billing country"
        />
        <TextField
          name="taxId"
          label={t("taxId")}
          hint={t("taxIdHint")}
          defaultValue={fields.taxId}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          name="addressLine1"
          label={t("addressLine1")}
          defaultValue={fields.addressLine1}
          autoComplete="billing address-line1"
          className="sm:col-span-2"
        />
        <TextField
          name="addressLine2"
          label={t("addressLine2")}
          defaultValue={fields.addressLine2}
          autoComplete="billing address-line2"
          className="sm:col-span-2"
        />
        <TextField name="postalCode" label={t("postalCode")} defaultValue={fields.postalCode} autoComplete="billing postal-code" />
        <TextField name="city" label={t("city")} defaultValue={fields.city} autoComplete="billing address-level2" />
        <TextField
          name="stateProvince"
          label={t("stateProvince")}
          defaultValue={fields.stateProvince}
          autoComplete="billing address-level1"
        />
        <div className="sm:col-span-2">
          <SubmitButton busyLabel={t("saving")}>{t("saveBilling")}</SubmitButton>
        </div>
      </PostForm>
    </Panel>
  );
}
