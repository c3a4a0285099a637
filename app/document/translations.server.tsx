import { createContext, useContext } from "react";
import { _createCache, _createIntlFormatters, createTranslator } from "use-intl/core";

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

type Formatters = NonNullable<Parameters<typeof createTranslator>[0]["_formatters"]>;
type GetMessageFormat = NonNullable<Formatters["getMessageFormat"]>;

const formattersOfLanguage = new Map<string, Formatters>();

/**
 * No text formats a moment itself (languages/moments-in-texts.test): it receives one as words. So this cache depends on the language alone,
 * while readers may spell zones in any number of ways.
 */
const ZONE = "UTC";

/**
 * The formatters of a language. The package caches a parsed text under all available formats, whose JSON takes longer to write than the
 * text takes to format. Here the text is key enough, because locale and formats are the same for everyone.
 */
function formattersOf(locale: string): Formatters {
  const known = formattersOfLanguage.get(locale);
  if (known) return known;
  const formatters: Formatters = _createIntlFormatters(_createCache());
  const read = new Map<string, ReturnType<GetMessageFormat>>();
  let readFirst: GetMessageFormat | undefined;
  const find = (...[message, ...rest]: Parameters<GetMessageFormat>) => {
    const found = read.get(String(message)) ?? readFirst!(message, ...rest);
    read.set(String(message), found);
    return found;
  };
  // The package assigns its own on first use.
  Object.defineProperty(formatters, "getMessageFormat", {
    get: () => readFirst && find,
    set: (own: GetMessageFormat) => {
      readFirst = own;
    },
  });
  formattersOfLanguage.set(locale, formatters);
  return formatters;
}

type Translators = Map<string, ReturnType<typeof createTranslator>>;

/** Translators of each set of texts, one set per language. */
const translators = new WeakMap<Texts["messages"], Translators>();

export function useTranslations(namespace: string) {
  const { locale, messages } = useContext(TextsContext);
  const known = translators.get(messages) ?? new Map();
  translators.set(messages, known);
  const translator =
    known.get(namespace) ?? createTranslator({ locale, messages, timeZone: ZONE, namespace, _formatters: formattersOf(locale) });
  known.set(namespace, translator);
  return translator;
}

export const useLocale = () => useContext(TextsContext).locale;
