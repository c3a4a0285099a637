import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useMessage } from "#app/ui/text/message-key";
import { fieldOfQuestion, type OwnField } from "../own-questions/own-question";
import type { Missing } from "./missing";
import { missingAddress, type WizardView } from "./wizard-view";

const NAMES = { availability: "availabilityField", agreedToTerms: "submit", certificates: "certificatesTitle" } as const;

type Named = Exclude<Missing["field"], OwnField | keyof typeof NAMES>;

const isRenamed = (field: Missing["field"]): field is keyof typeof NAMES => field in NAMES;

/** Lists what prevents submission, each with a link to its step (decisions.md 1). */
export function MissingList({ view: { missing, wizard, questions } }: { view: WizardView }) {
  const t = useTranslations("applications");
  const message = useMessage();
  if (missing.length === 0) return null;
  const nameOf = (field: (typeof missing)[number]["field"]) => {
    const own = questions.find(({ id }) => fieldOfQuestion(id) === field);
    return own ? <span lang={own.language}>{own.question}</span> : t(isRenamed(field) ? NAMES[field] : (field as Named));
  };
  return (
    <div className="rounded border border-brass bg-brass-wash px-4 py-4">
      <h3 className="text-lg">{t("missingTitle", { count: missing.length })}</h3>
      <p className="mt-1 text-sm text-soft">{t("missingText")}</p>
      <ul className="mt-2">
        {missing.map(({ field, step, message: key }) => (
          <li key={field} className="sm:flex sm:items-center sm:gap-3">
            <Link to={missingAddress(wizard, { step })} className="text-link inline-flex min-h-11 items-center">
              {nameOf(field)}
            </Link>
            <p className="text-sm text-soft">{message(key)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
