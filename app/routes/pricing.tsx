import { data } from "react-router";
import { pageMeta } from "#app/document/page-meta";
import { ESTIMATE_FIELDS, estimatePrice, readAnswers } from "#app/features/price-guide/estimate";
import { priceGuideMessages } from "#app/features/price-guide/messages";
import { currentPlatformFee } from "#app/features/price-guide/platform-fee.server";
import { PricingPage } from "#app/features/price-guide/pricing-page";
import type { Route } from "./+types/pricing";

export const parameters: readonly string[] = ESTIMATE_FIELDS;

export async function loader({ request }: Route.LoaderArgs) {
  const answers = readAnswers(new URL(request.url).searchParams);
  const platformFeeBasisPoints = await currentPlatformFee();
  const result = estimatePrice(answers, platformFeeBasisPoints);
  return data({ answers, result, platformFeeBasisPoints }, { status: result.ok ? 200 : 400 });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: priceGuideMessages.title, description: priceGuideMessages.description, path: "/pricing" });

export default function Pricing({ loaderData }: Route.ComponentProps) {
  return <PricingPage {...loaderData} />;
}
