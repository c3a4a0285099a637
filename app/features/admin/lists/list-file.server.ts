import { db, type Transaction } from "#app/db/client.server";
import { type AdminActor, adminReading, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { csvFile, csvFormatIn, csvLine } from "#app/platform/csv";
import { type SpooledFile, spoolThroughFile } from "#app/platform/files/spooled-file.server";
import { fileWords } from "./file-words.server";
import type { ListName } from "./list-shapes";
import type { FileParams } from "./list-sheet.server";
import { SHEETS } from "./list-sheets.server";

interface AskedList<Name extends ListName> {
  name: Name;
  params: FileParams<Name>;
}

/**
 * Exports all pages of a list, filtered and sorted, as CSV in the admin's language and spreadsheet format, as of one moment; logs the export. Streams
 * into an unnamed temporary file until it is downloaded. For admins; the route asks for a recent sign-in.
 */
export async function exportList<Name extends ListName>(
  actor: AdminActor & { language: string },
  asked: AskedList<Name>,
  now: Date,
): Promise<SpooledFile> {
  await adminReading(actor, async () => undefined);
  const read = { count: 0 };
  const made = await db.transaction((tx) => spoolThroughFile(linesOf(tx, actor, asked, read, now)), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
  try {
    await adminTransaction(actor, (tx) => audit(tx, actor, "list.exported", asked.name, null, read));
  } catch (error) {
    await made.content.cancel();
    throw error;
  }
  return made;
}

/** Yields the lines of the file in batches; counts the rows in `read`. */
async function* linesOf<Name extends ListName>(
  tx: Transaction,
  { userId, language }: AdminActor & { language: string },
  { name, params }: AskedList<Name>,
  read: { count: number },
  now: Date,
): AsyncGenerator<Uint8Array> {
  const [{ heads, read: pages }, words, utf8] = [SHEETS[name], fileWords(language), new TextEncoder()];
  const format = csvFormatIn(words.language);
  yield utf8.encode(csvFile([heads.map((head) => words.t(`listFiles.${head}`))], format));
  for await (const rows of pages(tx, { ...params, viewerId: userId }, words, now)) {
    read.count += rows.length;
    yield utf8.encode(rows.map((row) => csvLine(row, format)).join(""));
  }
}
