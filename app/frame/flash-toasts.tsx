import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { Toasts } from "#app/ui/overlays/toast";

interface FlashToastsProps {
  flash: { title?: string; text: string; values?: Record<string, string | number>; tone?: "success" | "danger" } | null;
}

interface Translate {
  (key: string, values?: Record<string, string | number>): string;
  has(key: string): boolean;
}

/** The page's toasts, with the one that the last answer of the server brought along: its keys put into words. */
export function FlashToasts({ flash }: FlashToastsProps) {
  const t = useTranslations() as unknown as Translate;
  const initial = useMemo(() => {
    if (!flash || !t.has(flash.text)) return [];
    const title = flash.title && t.has(flash.title) ? t(flash.title, flash.values) : undefined;
    return [{ title, text: t(flash.text, flash.values), tone: flash.tone }];
  }, [flash, t]);
  return <Toasts initial={initial} />;
}
