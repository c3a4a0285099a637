import { createFormatter } from "use-intl/core";
import { NO_SHOW_AFTER_MINUTES, NO_SHOW_REPLY_HOURS, QUOTE_MINUTES } from "#app/features/booking/deadlines";
import { BASIS_POINTS_PER_WHOLE } from "#app/features/money/money";
import { currentRules } from "#app/features/rules/current-rules";
import { lengthsInWords } from "#app/features/rules/lengths-in-words";
import { siteContact } from "#app/features/site/contact.server";
import { translatorFor } from "#app/languages/all-texts.server";
import type { Language } from "#app/languages/languages";
import { PLACEHOLDER_CITY } from "#app/platform/brand/placeholder-city";
import { CONVERSATION_DAYS } from "../limits";
import type { HelpQuestion } from "../understand/help-questions";
import type { Say } from "./say";
import { howPay } from "./site-rules/how-pay.server";

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
      return `${help("notHeldAnswer", { minutes: NO_SHOW_AFTER_MINUTES, hours: NO_SHOW_REPLY_HOURS })} ${say("siteNotHeldMoney")}`;
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
      const { email, city, operator = "" } = await siteContact();
      const where = city === PLACEHOLDER_CITY ? say("siteContact", { email }) : say("siteOwnerCity", { email, city });
      return operator ? `${say("siteOperator", { operator })} ${where}` : where;
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
