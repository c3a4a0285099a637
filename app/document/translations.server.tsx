import { createContext, useContext } from "react";
import { _createCache, _createIntlFormatters, createTranslator } from "use-intl/core";

// What the server takes for 'use-intl' (vite.config.ts): the same functions, which read each text once and not once a page. In the browser, where a
// page is drawn once, the package itself does that.

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
 * No text says a moment by itself (languages/moments-in-texts.test): it is told one in words. So what is kept here is of a language alone, while readers
 * may have zones in as many spellings as they like.
 */
const ZONE = "UTC";

/**
 * The formatters of a language. The package finds a text that it has read by all the formats that there are, whose JSON takes longer to write
 * than the text to say: here the text itself is enough, because locale and formats are the same for all.
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
  // The package puts its own there when it is first asked.
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

/** Of each set of texts: one a language. */
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
