import { useContext } from "react";
import { useLocale } from "use-intl";
import { languageInSentence, languageName, SPOKEN_LANGUAGES } from "#app/features/catalog/spoken-languages";
import { LANGUAGES } from "#app/languages/languages";
import { SiteLanguageContext } from "#app/languages/site-words";
import { CheckboxField, TextField } from "#app/ui/fields/field";
import { isAsked, useStepFields } from "../step-field";
import { type StepAnswer, StepForm } from "../step-form";
import type { WizardView } from "../wizard-view";

const [first, further] = [LANGUAGES as readonly string[], SPOKEN_LANGUAGES.slice(LANGUAGES.length)];

export function PersonalInfoStep({ view, answer }: { view: WizardView; answer: StepAnswer | undefined }) {
  const { t, label, field } = useStepFields(view);
  const language = languageInSentence(useContext(SiteLanguageContext), useLocale());
  return (
    <StepForm view={view} answer={answer}>
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
        <TextField {...field("firstName")} autoComplete="given-name" maxLength={50} />
        <TextField {...field("lastName")} autoComplete="family-name" maxLength={50} />
      </div>
      <TextField
        name="email"
        type="email"
        label={label("email")}
        hint={view.isSignedIn ? t("emailHint") : t("emailLater")}
        defaultValue={view.email}
        key={view.email}
        readOnly
        required
        autoComplete="email"
      />
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
        {isAsked("phone") && <TextField {...field("phone")} type="tel" hint={t("phoneHint")} autoComplete="tel" maxLength={30} />}
        <TextField {...field("location")} hint={t("locationHint")} maxLength={120} />
        {isAsked("linkedin") && <TextField {...field("linkedin")} type="url" inputMode="url" spellCheck={false} maxLength={255} />}
        {isAsked("website") && (
          <TextField {...field("website")} type="url" inputMode="url" autoComplete="url" spellCheck={false} maxLength={255} />
        )}
      </div>
      {isAsked("languages") && (
        <fieldset aria-describedby="languages-hint">
          <legend className="field-label">{t("languages")}</legend>
          <Languages codes={first} chosen={view.answers.languages} />
          <details className="mt-1" open={further.some((code) => view.answers.languages.includes(code))}>
            <summary className="text-link min-h-11 cursor-pointer py-2">{t("languagesMore")}</summary>
            <Languages codes={further} chosen={view.answers.languages} />
          </details>
          <p id="languages-hint" className="field-hint">
            {t("languagesHint", { language })}
          </p>
        </fieldset>
      )}
    </StepForm>
  );
}

function Languages({ codes, chosen }: { codes: readonly string[]; chosen: readonly string[] }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 sm:flex sm:flex-wrap">
      {codes.map((language) => (
        <CheckboxField
          key={language}
          name="languages"
          value={language}
          label={<span lang={language}>{languageName(language)}</span>}
          defaultChecked={chosen.includes(language)}
        />
      ))}
    </div>
  );
}
