import { useContext } from "react";
import { useTranslations } from "use-intl";
import { useLanguageName } from "#app/features/catalog/language-names";
import { spokenAmong } from "#app/features/catalog/spoken-languages";
import { isRate, rateInMinorUnits, readHundredths } from "#app/features/money/hourly-rate";
import type { AskedPart } from "#app/features/rules/asks";
import { expertiseNow, findWizardCategory } from "#app/features/topics/offered-choices";
import type { Language } from "#app/languages/languages";
import { useNames } from "#app/languages/names";
import { SiteLanguageContext } from "#app/languages/site-words";
import { useFormat } from "#app/ui/text/format";
import { AVAILABILITY_OPTIONS, EXPERIENCE_OPTIONS } from "../choices";
import { isAsked } from "./step-field";
import type { StepId } from "./wizard";
import type { WizardView } from "./wizard-view";

interface Row {
  label: string;
  /** The part it belongs to, if the site can turn it off. */
  part?: AskedPart;
  /** Empty when unanswered. */
  value: string;
  /** Language of text written by the site's admins. */
  language?: Language;
}

/** A step's answers in words, as they would be submitted: an invalid rate counts as none. */
export function useSummary({ answers, email, isSignedIn, currency, certificates, questions }: WizardView, step: StepId): Row[] {
  const t = useTranslations("applications");
  const { money } = useFormat();
  const named = useNames();
  const languageName = useLanguageName();
  const experience = EXPERIENCE_OPTIONS.find(({ value }) => value === answers.experience);
  const availability = AVAILABILITY_OPTIONS.find(({ value }) => value === answers.availability);
  const siteLanguage = useContext(SiteLanguageContext);
  const rate = readHundredths(answers.pricing);
  const languages = spokenAmong(answers.languages);
  const spoken = (languages.length > 0 ? languages : [siteLanguage]).map((language) => languageName(language)).join(", ");
  const rows: Record<StepId, Row[]> = {
    category: [{ label: t("category"), value: named(findWizardCategory(answers.category)?.name ?? "") }],
    account: [{ label: t("email"), value: isSignedIn ? email : t("notSignedIn") }],
    "personal-info": [
      { label: t("firstName"), value: answers.firstName },
      { label: t("lastName"), value: answers.lastName },
      { label: t("email"), value: email },
      { part: "phone", label: t("phone"), value: answers.phone },
      { label: t("location"), value: answers.location },
      { part: "linkedin", label: t("linkedin"), value: answers.linkedin },
      { part: "website", label: t("website"), value: answers.website },
      { part: "languages", label: t("languages"), value: spoken },
    ],
    background: [
      { label: t("expertise"), value: named(expertiseNow(answers.expertise)) },
      { label: t("experience"), value: experience ? t(experience.label) : "" },
      { label: t("bio"), value: answers.bio },
      { part: "certifications", label: t("certifications"), value: answers.certifications },
      { part: "certificates", label: t("certificatesTitle"), value: certificates.map(({ fileName }) => fileName).join("\n") },
      ...questions.map(({ id, kind, question, language }) => {
        const said = answers.own[id] ?? "";
        return { label: question, language, value: kind === "yesno" && said ? t(said === "yes" ? "ownYes" : "ownNo") : said };
      }),
    ],
    availability: [
      { part: "availability", label: t("availabilityField"), value: availability ? t(availability.label) : "" },
      {
        part: "pricing",
        label: t("pricing"),
        value: rate !== null && isRate(rate) ? money(rateInMinorUnits(rate, currency), currency) : "",
      },
    ],
    review: [],
  };
  return rows[step].filter(({ part }) => !part || isAsked(part));
}
