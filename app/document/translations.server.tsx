import { createContext, useContext } from "react";
import { _createCache, _createIntlFormatters, createFormatter, createTranslator } from "use-intl/core";

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

const formattersOfReader = new Map<string, Formatters>();

/**
 * The formatters of a language and a zone. The package finds a text that it has read by all the formats that there are, whose JSON takes longer to write
 * than the text to say: here the text itself is enough, because locale and formats are the same for all.
 */
function formattersOf(locale: string, timeZone: string): Formatters {
  const known = formattersOfReader.get(`${locale} ${timeZone}`);
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
  formattersOfReader.set(`${locale} ${timeZone}`, formatters);
  return formatters;
}

type Translators = Map<string, ReturnType<typeof createTranslator>>;

/** Of each set of texts: one a language. */
const translators = new WeakMap<Texts["messages"], Translators>();

export function useTranslations(namespace: string) {
  const { locale, messages, timeZone } = useContext(TextsContext);
  const known = translators.get(messages) ?? new Map();
  translators.set(messages, known);
  const key = `${timeZone} ${namespace}`;
  const translator =
    known.get(key) ?? createTranslator({ locale, messages, timeZone, namespace, _formatters: formattersOf(locale, timeZone) });
  known.set(key, translator);
  return translator;
}

export function useFormatter() {
  const { locale, timeZone } = useContext(TextsContext);
  return createFormatter({ locale, timeZone, _formatters: formattersOf(locale, timeZone) });
}

export const useLocale = () => useContext(TextsContext).locale;
