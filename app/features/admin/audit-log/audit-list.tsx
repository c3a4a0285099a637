import { useTranslations } from "use-intl";
import { textOfAction } from "#app/features/audit/audit-actions";
import type { AuditEntry } from "#app/features/audit/audit-entry";
import { LocalTime } from "#app/ui/text/format";
import type { ShownPage } from "../lists/list-count";
import { ListSection } from "../lists/list-section";
import type { ListParams } from "../lists/list-shapes";
import { ListTable } from "../lists/table/list-table";
import { AuditFacts } from "./audit-facts";

interface AuditListProps {
  entries: readonly AuditEntry[];
  params: ListParams<"audit">;
  shown: ShownPage;
  total: number;
  zone: string;
}

interface Translate {
  (key: string): string;
  has(key: string): boolean;
}

/** Who did what to what, newest first. */
export function AuditList({ entries, params, shown, total, zone }: AuditListProps) {
  const t = useTranslations("dashboard");
  const words = useTranslations("lists");
  const someone = useTranslations("admin")("someone");
  const wordsOf = useActionWords();
  return (
    <ListSection
      name="audit"
      id="audit-log"
      title={t("auditTitle")}
      text={t("auditText")}
      searchLabel={t("searchAudit")}
      params={params}
      shown={shown}
      total={total}
      rows={entries.length}
      found={t("noAuditFound")}
      none={t("noAudit")}
      noneText={t("noAuditText")}
    >
      <ListTable
        name="audit"
        label={t("auditTitle")}
        params={params}
        rows={entries}
        idOf={({ id }) => id}
        nameOf={({ action }) => wordsOf(action)}
        columns={[
          {
            head: words("done"),
            cell: (entry) => (
              <>
                <span className="font-semibold">{entry.actorName || someone}</span> {wordsOf(entry.action)}
                <div>
                  <AuditFacts entry={entry} />
                </div>
                <Details entry={entry} />
              </>
            ),
          },
          { head: words("when"), sort: "time", cell: ({ createdAt }) => <LocalTime at={createdAt} zone={zone} /> },
        ]}
      />
    </ListSection>
  );
}

function useActionWords() {
  const actions = useTranslations("auditLog") as unknown as Translate;
  return (action: string) => {
    const key = textOfAction(action);
    return actions.has(key) ? actions(key) : action;
  };
}

function Details({ entry: { details } }: { entry: AuditEntry }) {
  const t = useTranslations("dashboard");
  if (Object.keys(details).length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="min-h-11 content-center text-soft">{t("auditDetails")}</summary>
      <pre className="overflow-x-auto rounded bg-wash p-3 font-mono whitespace-pre-wrap">{JSON.stringify(details, null, 2)}</pre>
    </details>
  );
}

/** What was done, a line each, with what changed behind it. */
export function AuditEntries({ entries, zone }: Pick<AuditListProps, "entries" | "zone">) {
  const words = useTranslations("admin");
  const wordsOf = useActionWords();
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
          <AuditFacts entry={entry} isHere />
          <Details entry={entry} />
        </li>
      ))}
    </ol>
  );
}
