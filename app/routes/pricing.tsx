import { data } from "react-router";
import { createTranslator } from "use-intl/core";
import { pageMeta } from "#app/document/page-meta";
import { ESTIMATE_FIELDS, estimatePrice, readAnswers } from "#app/features/price-guide/estimate";
import { PricingPage } from "#app/features/price-guide/pricing-page";
import { currentRules } from "#app/features/rules/current-rules";
import { partsOf } from "#app/features/rules/price-parts";
import type { TextsHandle } from "#app/languages/needed-texts";
import { languageOfPage, textsOfPage } from "#app/languages/shown-texts";
import { languageContext } from "#app/middleware/reading-language";
import { spellingIn } from "#app/ui/text/spelling";
import type { Route } from "./+types/pricing";

export const handle = { texts: ["policies", "priceGuide"] } satisfies TextsHandle;

export const parameters: readonly string[] = ESTIMATE_FIELDS;

export async function loader({ request, context }: Route.LoaderArgs) {
  const answers = readAnswers(new URL(request.url).searchParams, currentRules(), spellingIn(context.get(languageContext)));
  const result = estimatePrice(answers, currentRules());
  return data({ answers, result }, { status: result.ok ? 200 : 400 });
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = createTranslator({ locale: languageOfPage(matches), messages: textsOfPage(matches).priceGuide });
  return pageMeta({ matches, title: t("title"), description: t("description", { parts: partsOf(currentRules()) }), path: "/pricing" });
};

export default function Pricing({ loaderData }: Route.ComponentProps) {
  return <PricingPage {...loaderData} />;
}
