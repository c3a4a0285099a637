import { useTranslations } from "use-intl";

/** Translation key of an alert, with the values of its placeholders. */
export interface AlertText {
  key: string;
  values?: Record<string, string | number>;
}

type Translate = (key: string, values?: Record<string, string | number>) => string;

/** Error message at the place where the user looks for it, with optional links or buttons as children. */
export function FailureAlert({ alert, children }: { alert: AlertText | null | undefined; children?: React.ReactNode }) {
  const t = useTranslations() as unknown as Translate;
  if (!alert) return null;
  return (
    <div role="alert" className="rounded border border-danger/35 bg-danger-wash px-4 py-3">
      <p className="font-semibold text-danger">{t(alert.key, alert.values)}</p>
      {children}
    </div>
  );
}

/** Warning that does not block the action. */
export function WarningAlert({ children }: { children: React.ReactNode }) {
  return <div className="rounded border border-brass bg-brass-wash px-4 py-3 text-sm text-brass-ink">{children}</div>;
}
