import { useTranslations } from "use-intl";
import { namelessDoer, textOfAction } from "#app/features/audit/audit-actions";
import type { AuditEntry } from "#app/features/audit/audit-entry";
import { LocalTime } from "#app/ui/text/format";
import { AuditFacts, useAuditWords } from "./audit-facts";
import { detailRows } from "./detail-rows";

interface Translate {
  (key: string): string;
  has(key: string): boolean;
}

/** Returns a function that describes an action in words; falls back to the action's name. */
export function useActionWords() {
  const actions = useTranslations("auditLog") as unknown as Translate;
  return (action: string) => {
    const key = textOfAction(action);
    return actions.has(key) ? actions(key) : action;
  };
}

/** What was logged beyond the lines above, each value by its label. */
export function Details({ entry }: { entry: AuditEntry }) {
  const t = useTranslations("dashboard");
  const rows = detailRows(useAuditWords(), entry);
  if (rows.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="min-h-11 content-center text-soft">{t("auditDetails")}</summary>
      <dl className="grid gap-x-6 gap-y-1 rounded bg-wash p-3 wrap-anywhere sm:grid-cols-[auto_1fr]">
        {rows.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd className="whitespace-pre-wrap max-sm:mb-2">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** One line per action, followed by its changes. */
export function AuditEntries({ entries, zone }: { entries: readonly AuditEntry[]; zone: string }) {
  const words = useTranslations("admin");
  const wordsOf = useActionWords();
  return (
    <ol className="divide-y divide-line border-y border-line">
      {entries.map((entry) => (
        <li key={entry.id} className="py-3">
          <div className="flex flex-wrap items-baseline gap-x-4">
            <p className="grow">
              <span className="font-semibold">{entry.actorName || words(namelessDoer(entry.action))}</span> {wordsOf(entry.action)}
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
