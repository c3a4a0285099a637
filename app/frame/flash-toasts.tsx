import { useTranslations } from "use-intl";
import { useEachLoad } from "#app/ui/connection/answer";
import { type Toast, Toasts, useToast } from "#app/ui/overlays/toast";

interface Flash {
  title?: string;
  text: string;
  values?: Record<string, string | number>;
  tone?: "success" | "danger";
}

interface Translate {
  (key: string, values?: Record<string, string | number>): string;
  has(key: string): boolean;
}

/** The page's toasts, with the one that each answer of the server brings along: its keys put into words. */
export function FlashToasts({ flash }: { flash: Flash | null }) {
  const t = useTranslations() as unknown as Translate;
  const showToast = useToast();
  useEachLoad(flashOf, (arrived) => {
    for (const toast of wordsOf(arrived, t)) showToast({ key: toast.text, ...toast });
  });
  return <Toasts initial={wordsOf(flash, t)} />;
}

const flashOf = ({ root }: Record<string, unknown>) => (root as { flash?: Flash | null } | undefined)?.flash;

function wordsOf(flash: Flash | null, t: Translate): Toast[] {
  if (!flash || !t.has(flash.text)) return [];
  const title = flash.title && t.has(flash.title) ? t(flash.title, flash.values) : undefined;
  return [{ title, text: t(flash.text, flash.values), tone: flash.tone }];
}
