import { createTranslator } from "use-intl/core";
import { pageMeta } from "#app/document/page-meta";
import { GuidePage } from "#app/features/guide/guide-page";
import { currentRules } from "#app/features/rules/current-rules";
import type { TextsHandle } from "#app/languages/needed-texts";
import { languageOfPage, textsOfPage } from "#app/languages/shown-texts";
import type { Route } from "./+types/how-it-works";

export const handle = { texts: ["applying", "guide", "policies"] } satisfies TextsHandle;

export const parameters: readonly string[] = [];

export async function loader() {
  return { platformFeeBasisPoints: currentRules().platformFeeBasisPoints };
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = createTranslator({ locale: languageOfPage(matches), messages: textsOfPage(matches).guide });
  return pageMeta({
    matches,
    title: t("title"),
    description: t("description", { hours: currentRules().expiryHours }),
    path: "/how-it-works",
  });
};

export default function HowItWorks({ loaderData }: Route.ComponentProps) {
  return <GuidePage {...loaderData} />;
}
