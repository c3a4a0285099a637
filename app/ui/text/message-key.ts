import { type MessageKeys, type Messages, type NestedKeyOf, useTranslations } from "use-intl";

/** Dotted key of a text, such as 'accounts.emailRequired'. Rules and actions return keys; the screen translates them. */
export type MessageKey = MessageKeys<Messages, NestedKeyOf<Messages>>;

/** Message of each invalid field, by field name. */
export type FieldErrors = Partial<Record<string, MessageKey>>;

interface Translate {
  (key: string): string;
  has(key: string): boolean;
}

/** Translates a message key. Text that is not a key (a sentence from elsewhere) is returned unchanged. */
export function useMessage() {
  const t = useTranslations() as unknown as Translate;
  return (key: string) => (t.has(key) ? t(key) : key);
}
