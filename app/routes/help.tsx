import { pageMeta } from "#app/document/page-meta";
import { HelpPage } from "#app/features/guide/help/help-page";
import { helpMessages } from "#app/features/guide/help/messages";
import { payKinds } from "#app/features/guide/help/pay-kinds";
import { shownPayWay } from "#app/features/money/pay-way/pay-way.server";
import { currentPlatformFee } from "#app/features/price-guide/platform-fee.server";
import { keptRead } from "#app/platform/http/kept-reads.server";
import type { Route } from "./+types/help";

export const parameters: readonly string[] = [];

export async function loader() {
  const [platformFeeBasisPoints, way] = await Promise.all([currentPlatformFee(), keptRead("way to pay", () => shownPayWay())]);
  return { platformFeeBasisPoints, kinds: payKinds(way) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: helpMessages.title, description: helpMessages.description, path: "/help" });

export default function Help({ loaderData }: Route.ComponentProps) {
  return <HelpPage {...loaderData} />;
}
