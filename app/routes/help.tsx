import { pageMeta } from "#app/document/page-meta";
import { HelpPage } from "#app/features/guide/help/help-page";
import { payKinds } from "#app/features/money/payment-instructions/pay-kinds";
import { shownPaymentInstructions } from "#app/features/money/payment-instructions/payment-instructions.server";
import { currentRules } from "#app/features/rules/current-rules";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { cachedRead } from "#app/platform/http/read-cache.server";
import type { Route } from "./+types/help";

export const handle = { texts: ["applying", "help", "policies"] } satisfies TextsHandle;

export const parameters: readonly string[] = [];

export async function loader() {
  const { platformFeeBasisPoints } = currentRules();
  const way = await cachedRead("way to pay", () => shownPaymentInstructions());
  return { platformFeeBasisPoints, kinds: payKinds(way) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: textsOfPage(matches).help.title, description: textsOfPage(matches).help.description, path: "/help" });

export default function Help({ loaderData }: Route.ComponentProps) {
  return <HelpPage {...loaderData} />;
}
