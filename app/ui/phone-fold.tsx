import { useTranslations } from "use-intl";

/** What a phone shows on request, and a larger screen at once. */
export function PhoneFold({ children }: { children: React.ReactNode }) {
  const t = useTranslations("ui");
  return (
    <details className="phone-fold">
      <summary className="text-link inline-flex min-h-11 items-center">{t("unfold")}</summary>
      <div className="pt-4 md:pt-0">{children}</div>
    </details>
  );
}
