import { createContext, type MiddlewareFunction } from "react-router";
import { languageAsked } from "#app/languages/asked-language.server";
import { FIRST_LANGUAGE, type Language } from "#app/languages/languages";
import { viewerContext } from "./viewer";

/** The language of who reads this answer. Set once by `readLanguage`. */
export const languageContext = createContext<Language>(FIRST_LANGUAGE);

/** Finds the language of an answer once it is known who asks. */
export const readLanguage: MiddlewareFunction<Response> = ({ request, context }) => {
  const { pathname, search } = new URL(request.url);
  const { headers } = request;
  const asked = { address: pathname + search, cookie: headers.get("cookie"), accepted: headers.get("accept-language") };
  context.set(languageContext, languageAsked(asked, context.get(viewerContext)?.language));
};
