import { useTranslations } from "use-intl";
import { namelessDoer } from "#app/features/audit/audit-actions";
import type { AuditEntry } from "#app/features/audit/audit-entry";
import { LocalTime } from "#app/ui/text/format";
import type { ShownPage } from "../lists/list-count";
import { ListSection } from "../lists/list-section";
import type { ListParams } from "../lists/list-shapes";
import { ListTable } from "../lists/table/list-table";
import { Details, useActionWords } from "./audit-entries";
import { AuditFacts } from "./audit-facts";

interface AuditListProps {
  entries: readonly AuditEntry[];
  params: ListParams<"audit">;
  shown: ShownPage;
  total: number;
  zone: string;
}

/** Audit log: who did what to what, newest first. */
export function AuditList({ entries, params, shown, total, zone }: AuditListProps) {
  const t = useTranslations("dashboard");
  const words = useTranslations("lists");
  const admin = useTranslations("admin");
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
                <span className="font-semibold">{entry.actorName || admin(namelessDoer(entry.action))}</span> {wordsOf(entry.action)}
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
