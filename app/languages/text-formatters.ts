import { _createCache, _createIntlFormatters, type createTranslator } from "use-intl/core";

type Formatters = NonNullable<Parameters<typeof createTranslator>[0]["_formatters"]>;
type GetMessageFormat = NonNullable<Formatters["getMessageFormat"]>;

const formattersOfLanguage = new Map<string, Formatters>();
const readIn = new Map<string, Map<string, ReturnType<GetMessageFormat>>>();

/**
 * The formatters of a language's texts, for pages and mails. The package caches a parsed text under all available formats, whose JSON takes
 * longer to write than the text takes to format. Here the text is key enough, because locale and formats are the same for everyone.
 */
export function textFormatters(locale: string): Formatters {
  const known = formattersOfLanguage.get(locale);
  if (known) return known;
  const formatters: Formatters = _createIntlFormatters(_createCache());
  const read = new Map<string, ReturnType<GetMessageFormat>>();
  readIn.set(locale, read);
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

/** A text of a language as it was parsed when it was first formatted; undefined before. */
export const parsedText = (locale: string, text: string) => readIn.get(locale)?.get(text);
