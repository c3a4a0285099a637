import { useTranslations } from "use-intl";

/** A form's message: a text key with its values, or an error's own words that are fit to show. */
export type Alert = { key: string; values?: Record<string, string> } | { said: string };

type Translate = (key: string, values?: Record<string, string>) => string;

/** The error of a form as a whole, shown right above the fields. */
export function FormAlert({ alert, children }: { alert: Alert | null | undefined; children?: React.ReactNode }) {
  const t = useTranslations() as unknown as Translate;
  if (!alert) return null;
  return (
    <div role="alert" className="rounded border border-danger/35 bg-danger-wash px-4 py-3">
      <p className="font-semibold text-danger">{"said" in alert ? alert.said : t(alert.key, alert.values)}</p>
      {children}
    </div>
  );
}
