import type { RouterContextProvider } from "react-router";
import { withOwnWords } from "#app/features/own-texts/own-policies.server";
import { now } from "#app/platform/clock.server";
import { draftsContext, languageContext } from "./reading-language";

/** How policies are read on a page: in its language, in the words of the site, with drafts for who looks at them. */
export function policyReading(context: Readonly<RouterContextProvider>) {
  const language = context.get(languageContext);
  return { language, now: now(), lay: withOwnWords(language, context.get(draftsContext)) };
}
