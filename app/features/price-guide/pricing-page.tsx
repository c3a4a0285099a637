import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { QUOTE_MINUTES } from "#app/features/booking/deadlines";
import { currentRules } from "#app/features/rules/current-rules";
import { useTypedDecimals } from "#app/ui/text/typed-decimals";
import { CancelSection } from "./cancel-section";
import { type EstimateAnswers, type EstimateResult, estimatePrice, readAnswers } from "./estimate";
import { EstimateForm } from "./estimate-form";
import { PriceFormula } from "./price-formula";
import { Questions } from "./questions";
import { Receipt } from "./receipt";
import { SurgeSection } from "./surge-section";
import { WorkedExamples } from "./worked-examples";

export interface PricingPageProps {
  answers: EstimateAnswers;
  result: EstimateResult;
}

/** What a consultation costs, and why, with a calculator that updates while typing, or from its URL. (decisions.md 2, /pricing) */
export function PricingPage({ answers, result }: PricingPageProps) {
  const t = useTranslations("priceGuide");
  const [live, setLive] = useState<EstimateResult | null>(null);
  const shown = live ?? result;
  const form = useRef<HTMLFormElement>(null);
  const spelling = useTypedDecimals();
  const workOut = useCallback(() => {
    if (form.current) setLive(estimatePrice(readAnswers(new FormData(form.current), currentRules(), spelling), currentRules()));
  }, [spelling]);
  // Includes what was typed before hydration.
  useEffect(workOut, [workOut]);
  return (
    <div className="mx-auto w-full max-w-column px-5 pt-8 pb-20 sm:px-8 md:pt-12">
      <h1 className="text-3xl">{t("title")}</h1>
      <p className="mt-3 max-w-measure text-lg text-soft">{t("intro")}</p>
      <WorkedExamples />
      <Facts />
      <section aria-labelledby="work-out" className="mt-14 rounded border border-line bg-surface md:mt-20">
        <div className="grid lg:grid-cols-[1fr_25rem]">
          <div className="p-5 sm:p-8 lg:p-10">
            <h2 id="work-out" className="scroll-mt-8 text-2xl">
              {t("workOut")}
            </h2>
            <p className="mt-2 max-w-measure text-soft">{t("workOutText")}</p>
            <EstimateForm answers={answers} errors={shown.ok ? {} : shown.errors} form={form} onChange={workOut} />
          </div>
          <Receipt estimate={shown.ok ? shown.estimate : null} />
        </div>
      </section>
      <PriceFormula />
      {currentRules().surge && <SurgeSection estimate={shown.ok ? shown.estimate : null} />}
      <CancelSection />
      <Questions />
    </div>
  );
}

function Facts() {
  const t = useTranslations("priceGuide");
  const facts = [
    [t("freeTitle"), t("freeText")],
    [t("totalTitle"), t("totalText", { minutes: QUOTE_MINUTES })],
    [t("dueTitle"), t("dueText")],
  ] as const;
  return (
    <ul className="mt-10 grid gap-x-10 gap-y-6 sm:grid-cols-3">
      {facts.map(([title, text]) => (
        <li key={title} className="border-t-2 border-sage pt-4">
          <h2 className="text-xl">{title}</h2>
          <p className="mt-1.5 text-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
