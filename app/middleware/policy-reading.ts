import type { RouterContextProvider } from "react-router";
import { withOwnWords } from "#app/features/own-texts/own-policies.server";
import { now } from "#app/platform/clock.server";
import { draftsContext, languageContext } from "./reading-language";

/** How a page shows policies: in its language, with the site's own texts, and with drafts for an admin who previews them. */
export function policyReading(context: Readonly<RouterContextProvider>) {
  const language = context.get(languageContext);
  return { language, now: now(), lay: withOwnWords(language, context.get(draftsContext)) };
}
