import { selectAudit } from "#app/features/audit/audit.server";
import { namelessDoer, textOfAction } from "#app/features/audit/audit-actions";
import type { AuditEntry } from "#app/features/audit/audit-entry";
import { translatorFor } from "#app/languages/all-texts.server";
import { durationWords } from "#app/ui/text/duration";
import { spellingIn } from "#app/ui/text/spelling";
import type { FileWords } from "../lists/file-words.server";
import { type Sheet, sheet, units } from "../lists/list-sheet.server";
import { changedRules } from "../rules/changed-rules";
import { typedOf } from "../rules/typed-rules";
import { aboutInWords, changeLines } from "./audit-words";
import { factsOf, furtherLines } from "./facts-of";
import { withSubjects } from "./subjects.server";

/** Audit log as a file, in words: one column per fact about an action. */
export const AUDIT_SHEET: Sheet<"audit"> = sheet(async (tx, params, _now, range) => withSubjects(await selectAudit(tx, params, range)), {
  time: (row) => row.createdAt,
  admin: (row, { t }) => row.actorName || t(`admin.${namelessDoer(row.action)}`),
  action: (row, words) => words.of("auditLog.", textOfAction(row.action)),
  about: (row, words) => aboutInWords(words, row),
  changed: (row, words) => changesInWords(row, words).join("\n"),
  amount: ({ details }) => factsOf(details).amount && units(factsOf(details).amount ?? null, factsOf(details).currency),
  currency: ({ details }) => factsOf(details).currency,
  count: ({ details }) => factsOf(details).count,
  reason: ({ details }) => factsOf(details).reason,
  reference: ({ details }) => factsOf(details).reference,
  further: ({ details }, words) => furtherLines(details, words).join("\n"),
  id: (row) => row.subjectId,
});

function changesInWords(row: AuditEntry, words: FileWords): string[] {
  if (row.subject !== "rule_versions") return changeLines(words, row);
  const { before, after } = row.details;
  const duration = durationWords(translatorFor(words.language, "ui"));
  const { typed } = spellingIn(words.language);
  return changedRules({ before: typedOf(before), after: typedOf(after) }, { t: words.t, duration, typed });
}
