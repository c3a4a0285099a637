import { type MessageKeys, type Messages, type NestedKeyOf, useTranslations } from "use-intl";

/** The dotted key of a text, for example 'accounts.emailRequired'. Rules and actions answer with keys; the screen puts them into words. */
export type MessageKey = MessageKeys<Messages, NestedKeyOf<Messages>>;

/** The message of each wrong field, by the field's name. */
export type FieldErrors = Partial<Record<string, MessageKey>>;

interface Translate {
  (key: string): string;
  has(key: string): boolean;
}

/** Words for a message key. A text that is no key (a sentence made elsewhere) is shown as it is. */
export function useMessage() {
  const t = useTranslations() as unknown as Translate;
  return (key: string) => (t.has(key) ? t(key) : key);
}
