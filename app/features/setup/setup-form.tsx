import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { type Alert, FormAlert } from "#app/features/accounts/form-alert";
import { NewPasswordFields } from "#app/features/accounts/password/new-password-fields";
import { useCurrencyName } from "#app/features/rules/currency-name";
import { CURRENCY_OPTIONS } from "#app/features/rules/rules";
import { LISTED_TIME_ZONES } from "#app/features/schedule/time-zones";
import { LANGUAGE_NAMES, LANGUAGES } from "#app/languages/languages";
import { SelectField, TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { browserZone } from "#app/ui/text/browser-zone";
import type { FieldErrors } from "#app/ui/text/message-key";
import { useZoneNames } from "#app/ui/text/use-zone-names";
import { SITE_NAME_MAX_CHARACTERS } from "./limits";
import { setupSchema } from "./schema";

interface SetupFormProps {
  /** Defaults, from the configuration and the browser. */
  given: { siteName: string; language: string; currency: string; zone: string };
  zones: readonly string[];
  answer: { errors: FieldErrors; alert: Alert | null; values: Record<string, string> } | undefined;
}

/** Form for the first admin: about the site and themselves. */
export function SetupForm({ given, zones, answer }: SetupFormProps) {
  const t = useTranslations("setup");
  const { zoneOptions } = useZoneNames();
  const profiles = useTranslations("profiles");
  const currencyName = useCurrencyName();
  const typed: Record<string, string> = { ...given, ...answer?.values };
  useOwnZone(given.zone, answer === undefined);
  return (
    <>
      <FormAlert alert={answer?.alert} />
      <PostForm errors={answer?.errors} schema={setupSchema} className="grid gap-10 not-first:mt-6">
        <fieldset className="grid gap-5">
          <legend className="mb-4 font-serif text-xl">{t("site")}</legend>
          <TextField
            name="siteName"
            label={t("siteName")}
            defaultValue={typed.siteName}
            maxLength={SITE_NAME_MAX_CHARACTERS}
            autoComplete="organization"
            required
          />
          <SelectField
            name="language"
            label={t("language")}
            hint={t("languageHint")}
            defaultValue={typed.language}
            options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          />
          <SelectField
            name="currency"
            label={t("currency")}
            hint={t("currencyHint")}
            defaultValue={typed.currency}
            options={CURRENCY_OPTIONS.map((value) => ({ value, label: `${value} · ${currencyName(value)}` }))}
          />
          <SelectField name="zone" label={t("zone")} defaultValue={typed.zone} options={zoneOptions(zones, LISTED_TIME_ZONES)} />
        </fieldset>
        <fieldset className="grid gap-5">
          <legend className="mb-4 font-serif text-xl">{t("you")}</legend>
          <TextField name="firstName" label={profiles("firstName")} defaultValue={typed.firstName} autoComplete="given-name" required />
          <TextField name="lastName" label={profiles("lastName")} defaultValue={typed.lastName} autoComplete="family-name" required />
          <TextField
            name="email"
            type="email"
            label={t("email")}
            hint={t("emailHint")}
            defaultValue={typed.email}
            autoComplete="email"
            spellCheck={false}
            required
          />
          <NewPasswordFields label="password" />
        </fieldset>
        <SubmitButton busyLabel={t("busy")}>{t("submit")}</SubmitButton>
      </PostForm>
    </>
  );
}

/** Chooses the browser's zone, which the first request does not tell, unless another one was chosen meanwhile. */
function useOwnZone(given: string, isFirst: boolean) {
  useEffect(() => {
    const select = document.querySelector<HTMLSelectElement>('select[name="zone"]');
    const own = browserZone();
    if (isFirst && select?.value === given && [...select.options].some(({ value }) => value === own)) select.value = own;
  }, [given, isFirst]);
}
