import { createContext, useContext } from "react";
import { createTranslator } from "use-intl/core";
import { parsedText, textFormatters } from "#app/languages/text-formatters";

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

type Translator = ReturnType<typeof createTranslator>;
type Translators = Map<string, Translator>;

/** Translators of each set of texts, one set per language. */
const translators = new WeakMap<Texts["messages"], Translators>();

export function useTranslations(namespace: string) {
  const { locale, messages } = useContext(TextsContext);
  const known = translators.get(messages) ?? new Map();
  translators.set(messages, known);
  const translator =
    known.get(namespace) ??
    quickly(createTranslator({ locale, messages, timeZone: ZONE, namespace, _formatters: textFormatters(locale) }), locale);
  known.set(namespace, translator);
  return translator;
}

export const useLocale = () => useContext(TextsContext).locale;

type Say = (key: string, ...rest: unknown[]) => string;

/**
 * A translator that looks a text up once, and formats those with plain values by what was parsed before: the package looks each up anew and puts all formats
 * together for it. Missing keys are not kept.
 */
function quickly(translator: Translator, locale: string): Translator {
  const said = new Map<string, string>();
  const parsed = new Map<string, ReturnType<typeof parsedText>>();
  const sayAnew = translator as Say;
  const say: Say = (key, ...rest) => {
    const [values] = rest;
    const known = values === undefined ? said.get(key) : isPlain(values) && formatted(parsed.get(key), values);
    if (typeof known === "string" && rest.length < 2) return known;
    const text = sayAnew(key, ...rest);
    if (!translator.has(key)) return text;
    if (values === undefined && rest.length < 2) said.set(key, text);
    else parsed.set(key, parsedText(locale, String(translator.raw(key))));
    return text;
  };
  return Object.assign(say, translator) as Translator;
}

type Plain = Record<string, string | number>;

/** Without markup, dates and other things that the package treats in its own way. */
function isPlain(values: unknown): values is Plain {
  for (const value of Object.values(values as object)) if (typeof value !== "string" && typeof value !== "number") return false;
  return true;
}

/** Nothing when a value is missing, which the package answers in its own way. */
function formatted(text: ReturnType<typeof parsedText>, values: Plain): unknown {
  try {
    return text?.format(values);
  } catch {
    return undefined;
  }
}
