import { useTranslations } from "use-intl";

/** What stands in the way, by its key, with the values of its placeholders. */
export interface NoticeText {
  key: string;
  values?: Record<string, string | number>;
}

type Translate = (key: string, values?: Record<string, string | number>) => string;

/** A failure, said where it is looked for, with a way on. */
export function FailureNotice({ notice, children }: { notice: NoticeText | null | undefined; children?: React.ReactNode }) {
  const t = useTranslations() as unknown as Translate;
  if (!notice) return null;
  return (
    <div role="alert" className="rounded border border-danger/35 bg-danger-wash px-4 py-3">
      <p className="font-semibold text-danger">{t(notice.key, notice.values)}</p>
      {children}
    </div>
  );
}

/** Something to think about that does not stand in the way. */
export function WarningNotice({ children }: { children: React.ReactNode }) {
  return <div className="rounded border border-brass bg-brass-wash px-4 py-3 text-sm text-brass-ink">{children}</div>;
}
