import { useTranslations } from "use-intl";
import type { PayKind } from "#app/features/money/payment-instructions/pay-kinds";
import { CancellationTable } from "#app/features/policies/cancellation-table";
import { GuideSection } from "../guide-section";
import { useAdvisorAnswers, useChangeAnswers, usePaymentAnswers, usePrivacyAnswers, useRefundAnswers } from "./answers";
import { HelpContact } from "./help-contact";
import { HelpQuestions } from "./help-questions";

interface HelpPageProps {
  platformFeeBasisPoints: number;
  kinds: readonly PayKind[];
}

const PARTS = ["payment", "refund", "change", "advisor", "privacy"] as const;

/** Sections collapsed on a phone: no client in the middle of a consultation needs them. */
const FOLDED: ReadonlySet<(typeof PARTS)[number]> = new Set(["advisor", "privacy"]);

/** The help page: contact details and common answers, each taken from the rule or setting that applies. */
export function HelpPage({ platformFeeBasisPoints, kinds }: HelpPageProps) {
  const t = useTranslations("help");
  const answers = {
    payment: usePaymentAnswers(kinds),
    refund: useRefundAnswers(),
    change: useChangeAnswers(),
    advisor: useAdvisorAnswers(platformFeeBasisPoints),
    privacy: usePrivacyAnswers(),
  };
  return (
    <div className="mx-auto w-full max-w-column px-5 pt-8 pb-10 sm:px-8 md:pt-12">
      <h1 className="text-3xl">{t("title")}</h1>
      <p className="mt-3 max-w-measure text-lg text-soft">{t("intro")}</p>
      <Contents />
      <HelpContact />
      <div className="mt-10">
        {PARTS.map((part) => (
          <GuideSection key={part} id={part} isFolded={FOLDED.has(part)} title={t(`${part}Title`)} text={t(`${part}Text`)}>
            {part === "refund" && <CancellationTable />}
            <HelpQuestions questions={answers[part]} />
          </GuideSection>
        ))}
      </div>
    </div>
  );
}

function Contents() {
  const t = useTranslations("help");
  return (
    <nav aria-label={t("contents")} className="mt-5">
      <ul className="flex flex-wrap gap-x-6">
        {PARTS.map((part) => (
          <li key={part}>
            <a href={`#${part}`} className="text-link inline-block py-2.5">
              {t(`${part}Title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
