import { createContext, useContext } from "react";
import { FIRST_LANGUAGE, type Language, languageOr } from "#app/languages/languages";
import { isAdopted } from "./after-hydration";

/** When a page becomes interactive: `export const handle = { hydrate: "load" }`. Visitor pages set nothing and wait for the first intent. */
export type HydrateWhen = "intent" | "load";

/** What the server hands to the browser so that React can hydrate the finished HTML. */
export interface Handoff {
  when: HydrateWhen;
  /** Language of the page. */
  language: Language;
  entry: string;
  preload: string[];
  state: string;
  css: string;
  bootstrap: string;
}

/** Only the server provides a value; in the browser, both tags below are adopted unchanged. */
export const HandoffContext = createContext<Handoff | null>(null);

/** The site's style sheet, inline. `href` and `precedence` make it a React resource, kept when an error screen swaps the document. */
export function SiteStyle() {
  const handoff = useContext(HandoffContext);
  return (
    <style href="site" precedence="site">
      {handoff?.css ?? ""}
    </style>
  );
}

/** The language of the page when its loader could not provide it. */
export function useDocumentLanguage(): Language {
  const handoff = useContext(HandoffContext);
  return handoff?.language ?? languageOr(globalThis.document?.documentElement.lang, FIRST_LANGUAGE);
}

/** Runs before the first paint, so it belongs in the head. */
export function Bootstrap() {
  const handoff = useContext(HandoffContext);
  if (isAdopted()) return null;
  return <script suppressHydrationWarning {...rawText(handoff?.bootstrap)} />;
}

/** The loader data as inert JSON, at the end of the body. */
export function HandoffState() {
  const handoff = useContext(HandoffContext);
  if (isAdopted()) return null;
  return (
    <script
      type="application/json"
      id="handoff"
      data-when={handoff?.when}
      data-entry={handoff?.entry}
      data-preload={handoff?.preload.join(" ")}
      suppressHydrationWarning
      {...rawText(handoff?.state)}
    />
  );
}

// The server creates both texts: a build constant, and JSON with every `<` escaped.
const rawText = (text = "") => ({ dangerouslySetInnerHTML: { __html: text } });
