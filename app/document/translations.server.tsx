import { createContext, useContext } from "react";
import { createTranslator } from "use-intl/core";
import { textFormatters } from "#app/languages/text-formatters";

// The server resolves 'use-intl' to this module (vite.config.ts): the same functions, but each text is parsed once instead of once per
// page. The browser renders a page only once, so it uses the package itself.

interface Texts {
  locale: string;
  messages: Record<string, object>;
  timeZone: string;
}

const TextsContext = createContext<Texts>({ locale: "en", messages: {}, timeZone: "UTC" });

export function IntlProvider({ children, ...texts }: Texts & { children: React.ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/**
 * No text formats a moment itself (languages/moments-in-texts.test): it receives one as words. So this cache depends on the language alone,
 * while readers may spell zones in any number of ways.
 */
const ZONE = "UTC";

type Translators = Map<string, ReturnType<typeof createTranslator>>;

/** Translators of each set of texts, one set per language. */
const translators = new WeakMap<Texts["messages"], Translators>();

export function useTranslations(namespace: string) {
  const { locale, messages } = useContext(TextsContext);
  const known = translators.get(messages) ?? new Map();
  translators.set(messages, known);
  const translator =
    known.get(namespace) ?? createTranslator({ locale, messages, timeZone: ZONE, namespace, _formatters: textFormatters(locale) });
  known.set(namespace, translator);
  return translator;
}

export const useLocale = () => useContext(TextsContext).locale;
