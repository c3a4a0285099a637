import { useTranslations } from "use-intl";
import { DESTINATION_MAX_CHARACTERS, HOLDER_MAX_CHARACTERS } from "#app/features/money/limits";
import { writtenIban } from "#app/features/money/payment-instructions/bank-account";
import { Panel } from "#app/features/profiles/panel";
import { TextAreaField, TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { asksBeforeLeaving } from "#app/ui/fields/unsaved-form";
import type { FieldErrors } from "#app/ui/text/message-key";
import type { Destination } from "./payout-destination";

interface DestinationPanelProps {
  destination: Destination;
  /** Typed values, when the form is shown again. */
  typed: Partial<Record<string, string>>;
  errors?: FieldErrors;
}

/** Where an advisor is paid outside the site; visible to admins only. */
export function DestinationPanel({ destination, typed, errors }: DestinationPanelProps) {
  const t = useTranslations("advisorProfile");
  const given = { ...destination, iban: writtenIban(destination.iban), ...typed };
  const code = { autoComplete: "off", spellCheck: false, optional: true };
  return (
    <Panel id="paid-to" title={t("destinationTitle")} text={t("destinationText")}>
      <PostForm
        key={JSON.stringify(given)}
        errors={errors}
        preventScrollReset
        className="grid max-w-xl gap-5"
        data-unsaved={errors && "typed"}
        {...asksBeforeLeaving}
      >
        <TextField name="holder" label={t("holder")} defaultValue={given.holder} maxLength={HOLDER_MAX_CHARACTERS} optional />
        <TextField name="iban" label={t("iban")} defaultValue={given.iban} {...code} />
        <TextField name="bic" label={t("bic")} defaultValue={given.bic} {...code} />
        <TextAreaField
          name="words"
          label={t("destinationWords")}
          hint={t("destinationWordsHint")}
          defaultValue={given.words}
          maxLength={DESTINATION_MAX_CHARACTERS}
          rows={2}
          optional
        />
        <div>
          <SubmitButton name="intent" value="payout-destination" variant="secondary" busyLabel={t("destinationSaving")}>
            {t("destinationSave")}
          </SubmitButton>
        </div>
      </PostForm>
    </Panel>
  );
}
