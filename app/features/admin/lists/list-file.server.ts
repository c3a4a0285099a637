import { adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { csvFile, csvFormatIn } from "#app/platform/csv";
import { fileWords } from "./file-words.server";
import type { ListName } from "./list-shapes";
import type { FileParams } from "./list-sheet.server";
import { SHEETS } from "./list-sheets.server";

/**
 * A list as a CSV file, of all its pages, as it is narrowed down and sorted, in the language of the admin and as its spreadsheets open it; written down that the admin took
 * it. For admins, whose route asks for a recent sign-in.
 */
export function exportList<Name extends ListName>(
  actor: { userId: string; language: string },
  { name, params }: { name: Name; params: FileParams<Name> },
  now: Date,
): Promise<string> {
  return adminTransaction(actor, async (tx) => {
    const { heads, read } = SHEETS[name];
    const words = fileWords(actor.language);
    const rows = await read(tx, { ...params, viewerId: actor.userId }, words, now);
    await audit(tx, actor, "list.exported", name, null, { count: rows.length });
    return csvFile([heads.map((head) => words.t(`listFiles.${head}`)), ...rows], csvFormatIn(words.language));
  });
}
