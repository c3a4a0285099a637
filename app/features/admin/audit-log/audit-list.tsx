import { useTranslations } from "use-intl";
import type { AuditEntry } from "#app/features/audit/audit-entry";
import { EmptyState } from "#app/ui/empty-state";
import { LocalTime } from "#app/ui/text/format";
import { Pages } from "../dashboard/pages";

interface AuditListProps {
  entries: readonly AuditEntry[];
  page: number;
  hasMore: boolean;
  zone: string;
}

interface Translate {
  (key: string): string;
  has(key: string): boolean;
}

/** Who did what to what, newest first. */
export function AuditList({ entries, page, hasMore, zone }: AuditListProps) {
  const t = useTranslations("dashboard");
  return (
    <section aria-labelledby="audit-log">
      <h2 id="audit-log" className="text-2xl">
        {t("auditTitle")}
      </h2>
      <p className="mt-1 mb-4 max-w-measure text-soft">{t("auditText")}</p>
      {entries.length === 0 ? <EmptyState title={t("noAudit")} text={t("noAuditText")} /> : <AuditEntries entries={entries} zone={zone} />}
      <Pages view="audit" page={page} hasMore={hasMore} />
    </section>
  );
}

/** What was done, a line each, with what changed behind it. */
export function AuditEntries({ entries, zone }: Pick<AuditListProps, "entries" | "zone">) {
  const t = useTranslations("dashboard");
  const words = useTranslations("admin");
  const actions = t as unknown as Translate;
  const wordsOf = (action: string) => {
    const key = `did_${action.replaceAll(".", "_")}`;
    return actions.has(key) ? actions(key) : action;
  };
  return (
    <ol className="divide-y divide-line border-y border-line">
      {entries.map((entry) => (
        <li key={entry.id} className="py-3">
          <div className="flex flex-wrap items-baseline gap-x-4">
            <p className="grow">
              <span className="font-semibold">{entry.actorName || words("someone")}</span> {wordsOf(entry.action)}
            </p>
            <LocalTime at={entry.createdAt} zone={zone} className="text-sm text-soft" />
          </div>
          {Object.keys(entry.details).length > 0 && (
            <details className="text-sm">
              <summary className="min-h-11 content-center text-soft">{t("auditDetails")}</summary>
              <pre className="overflow-x-auto rounded bg-wash p-3 font-mono whitespace-pre-wrap">
                {JSON.stringify(entry.details, null, 2)}
              </pre>
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}
