import { createFormatter } from "use-intl/core";
import { NO_SHOW_AFTER_MINUTES, NO_SHOW_REPLY_HOURS, QUOTE_MINUTES } from "#app/features/booking/deadlines";
import { BASIS_POINTS_PER_WHOLE } from "#app/features/money/money";
import { payKinds } from "#app/features/money/payment-instructions/pay-kinds";
import { shownPaymentInstructions } from "#app/features/money/payment-instructions/payment-instructions.server";
import { currentRules } from "#app/features/rules/current-rules";
import { lengthsInWords } from "#app/features/rules/lengths-in-words";
import { siteContact } from "#app/features/site/contact.server";
import { translatorFor } from "#app/languages/all-texts.server";
import type { Language } from "#app/languages/languages";
import { siteName } from "#app/platform/brand/current-brand.server";
import { CONVERSATION_DAYS } from "../limits";
import type { HelpQuestion } from "../understand/help-questions";
import type { Say } from "./say";

/** Returns the help page's own answer to a question, or one that says what the site's settings are. */
export async function helpAnswer(question: HelpQuestion, say: Say, language: Language): Promise<string> {
  const help = translatorFor(language, "help");
  const { durations, platformFeeBasisPoints } = currentRules();
  const format = createFormatter({ locale: language });
  switch (question) {
    case "whenPay":
      return help("whenPayAnswer", { minutes: QUOTE_MINUTES });
    case "howPay":
      return howPay(language, say);
    case "taxInvoice":
      return `${help("receiptAnswer")} ${say("siteTaxInvoice")}`;
    case "notHeld":
      return help("notHeldAnswer", { minutes: NO_SHOW_AFTER_MINUTES, hours: NO_SHOW_REPLY_HOURS });
    case "recorded":
      return help("recordedAnswer");
    case "documents":
      return say("siteDocuments", { days: CONVERSATION_DAYS });
    case "keptTalks":
      return `${say("siteKeptTalks", { days: CONVERSATION_DAYS })} ${help("recordedAnswer")}`;
    case "earn": {
      const percent = format.number(platformFeeBasisPoints / BASIS_POINTS_PER_WHOLE, { style: "percent", maximumFractionDigits: 2 });
      return `${say("siteOwnRate")} ${platformFeeBasisPoints === 0 ? help("earnAll") : help("earnLess", { percent })}`;
    }
    case "owner": {
      const { email, city } = await siteContact();
      return city ? say("siteOwnerCity", { email, city }) : say("siteContact", { email });
    }
    case "duration":
      return say("siteDuration", { lengths: lengthsInWords(durations, language) });
    case "people":
      return say("sitePeople");
    case "vetting": {
      const guide = translatorFor(language, "guide");
      return [guide("checkPersonText"), guide("checkEvidenceText"), guide("checkLimitsText")].join(" ");
    }
    case "byVideo":
      return say("siteByVideo");
    case "spoken":
      return say("siteSpoken");
  }
}

/** Returns how one pays here, as the help page says it: by the provider, or in the ways that an admin has set. */
async function howPay(language: Language, say: Say): Promise<string> {
  const help = translatorFor(language, "help");
  const kinds = payKinds(await shownPaymentInstructions());
  if (kinds.includes("provider")) return help("howPayProvider");
  const site = siteName();
  const ways = kinds.map((kind) => help(kind === "transfer" ? "byTransfer" : "byLink"));
  if (ways.length === 0) return help("howPayNamed", { site });
  const named = createFormatter({ locale: language }).list(ways, { type: "disjunction" });
  return `${help("howPayOutside", { site, ways: named })} ${say("siteNoOtherWay")}`;
}
