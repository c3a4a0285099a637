import { useTranslations } from "use-intl";

interface PhoneFoldProps {
  /** What opens it; else that this part is shown. */
  label?: string;
  /** Whether there is something in it that has to be seen. */
  isOpen?: boolean;
  children: React.ReactNode;
}

/** What a phone shows on request, and a larger screen at once. */
export function PhoneFold({ label, isOpen, children }: PhoneFoldProps) {
  const t = useTranslations("ui");
  return (
    <details className="phone-fold" open={isOpen}>
      <summary className="text-link min-h-11 items-center">{label ?? t("unfold")}</summary>
      <div className="pt-4 md:pt-0">{children}</div>
    </details>
  );
}
