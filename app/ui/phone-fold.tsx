import { useTranslations } from "use-intl";

interface PhoneFoldProps {
  /** Label of its button; by default, that this part is shown. */
  label?: string;
  /** Whether it contains something that must be seen. */
  isOpen?: boolean;
  onToggle?: React.ToggleEventHandler<HTMLDetailsElement>;
  children: React.ReactNode;
}

/** Content that a phone shows on request, and a larger screen at once. */
export function PhoneFold({ label, isOpen, onToggle, children }: PhoneFoldProps) {
  const t = useTranslations("ui");
  return (
    <details className="phone-fold" open={isOpen} onToggle={onToggle}>
      <summary className="text-link min-h-11 items-center">{label ?? t("unfold")}</summary>
      <div className="pt-4 md:pt-0">{children}</div>
    </details>
  );
}

/** Content that any screen shows on request. */
export function Fold({ label, isOpen, children }: Required<Pick<PhoneFoldProps, "label" | "isOpen" | "children">>) {
  return (
    <details open={isOpen}>
      <summary className="text-link min-h-11 content-center">{label}</summary>
      <div className="pt-4">{children}</div>
    </details>
  );
}
