import { createFormatter } from "use-intl/core";
import { payKinds } from "#app/features/money/payment-instructions/pay-kinds";
import { shownPaymentInstructions } from "#app/features/money/payment-instructions/payment-instructions.server";
import { translatorFor } from "#app/languages/all-texts.server";
import type { Language } from "#app/languages/languages";
import { siteName } from "#app/platform/brand/current-brand.server";
import type { Say } from "../say";

/** Returns how one pays here, as the help page says it: by the provider, or in the ways that an admin has set. */
export async function howPay(language: Language, say: Say): Promise<string> {
  const help = translatorFor(language, "help");
  const kinds = payKinds(await shownPaymentInstructions());
  if (kinds.includes("provider")) return help("howPayProvider");
  const site = siteName();
  const ways = kinds.map((kind) => help(kind === "transfer" ? "byTransfer" : "byLink"));
  if (ways.length === 0) return help("howPayNamed", { site });
  const named = createFormatter({ locale: language }).list(ways, { type: "disjunction" });
  return `${help("howPayOutside", { site, ways: named })} ${say("siteNoOtherWay")}`;
}
