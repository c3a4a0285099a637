import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import type { RejectionPreview } from "#app/features/applications/review/rejection-preview";
import { LANGUAGE_NAMES } from "#app/languages/languages";

/** The mail of a rejection, word for word, between the notes and the button that sends it. */
export function RejectionMail({ preview, name }: { preview: RejectionPreview; name: string }) {
  const t = useTranslations("admin");
  const mail = useRef<HTMLElement>(null);
  const { to, language, subject, text, isMailed, shown } = preview;
  useEffect(() => {
    if (shown) mail.current?.focus();
  }, [shown]);
  return (
    <section ref={mail} tabIndex={-1} aria-label={t("rejectionMail")} className="mt-4 rounded border border-line bg-wash px-4 py-3">
      <input type="hidden" name="shown" value={shown} />
      <p className="font-semibold">
        {isMailed ? t("rejectionMailTo", { email: to, language: LANGUAGE_NAMES[language] }) : t("rejectionUnmailed", { name })}
      </p>
      <p className="text-sm text-soft">{t("rejectionMailHint")}</p>
      <div lang={language} className="mt-3 border-t border-line pt-3">
        <p className="break-words font-semibold">{subject}</p>
        <p className="mt-2 max-w-measure whitespace-pre-wrap break-words text-sm">{text}</p>
      </div>
    </section>
  );
}
