import { createContext, type MiddlewareFunction } from "react-router";
import { readDrafts } from "#app/features/own-texts/own-texts.server";
import { languageAsked } from "#app/languages/asked-language.server";
import { FIRST_LANGUAGE, isLanguage, type Language } from "#app/languages/languages";
import { viewerContext } from "./viewer";

/** The language of who reads this answer. Set once by `readLanguage`. */
export const languageContext = createContext<Language>(FIRST_LANGUAGE);

/** Texts that are not public yet, by name, for an admin who looks at a page with them; null for everybody else. */
export const draftsContext = createContext<ReadonlyMap<string, string> | null>(null);

/** The parameter by which an admin asks for a page with the drafts of a language. */
export const DRAFTS = "drafts";

/** Finds the language of an answer once it is known who asks. */
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
