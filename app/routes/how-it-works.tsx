import { createTranslator } from "use-intl/core";
import { pageMeta } from "#app/document/page-meta";
import { EXPIRY_HOURS } from "#app/features/booking/deadlines";
import { GuidePage } from "#app/features/guide/guide-page";
import { guideMessages } from "#app/features/guide/messages";
import { currentPlatformFee } from "#app/features/price-guide/platform-fee.server";
import type { Route } from "./+types/how-it-works";

export const parameters: readonly string[] = [];

export async function loader() {
  return { platformFeeBasisPoints: await currentPlatformFee() };
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = createTranslator({ locale: "en", messages: guideMessages });
  return pageMeta({ matches, title: t("title"), description: t("description", { hours: EXPIRY_HOURS }), path: "/how-it-works" });
};

export default function HowItWorks({ loaderData }: Route.ComponentProps) {
  return <GuidePage {...loaderData} />;
}
