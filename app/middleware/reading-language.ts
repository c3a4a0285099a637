import { createContext, type MiddlewareFunction } from "react-router";
import { readDrafts } from "#app/features/own-texts/own-texts.server";
import { languageAsked } from "#app/languages/asked-language.server";
import { FIRST_LANGUAGE, isLanguage, type Language } from "#app/languages/languages";
import { viewerContext } from "./viewer";

/** The language of this response. Set once by `readLanguage`. */
export const languageContext = createContext<Language>(FIRST_LANGUAGE);

/** Draft texts by name, for an admin who previews a page with them; null for everybody else. */
export const draftsContext = createContext<ReadonlyMap<string, string> | null>(null);

/** The query parameter with which an admin requests a page with the drafts of a language. */
export const DRAFTS = "drafts";

/** Determines the language of a response once the viewer is known. */
export const readLanguage: MiddlewareFunction<Response> = async ({ request, context }) => {
  const { pathname, search, searchParams } = new URL(request.url);
  const { headers } = request;
  const viewer = context.get(viewerContext);
  const drafts = viewer?.isAdmin ? searchParams.get(DRAFTS) : null;
  if (isLanguage(drafts)) {
    context.set(draftsContext, await readDrafts(drafts));
    context.set(languageContext, drafts);
    return;
  }
  const asked = { address: pathname + search, cookie: headers.get("cookie"), accepted: headers.get("accept-language") };
  context.set(languageContext, languageAsked(asked, viewer?.language));
};
