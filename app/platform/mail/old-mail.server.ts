import { readdir, stat, unlink } from "node:fs/promises";
import path from "node:path";
import { and, isNotNull, lt, ne, or, sql } from "drizzle-orm";
import { config } from "#app/config.server";
import { db } from "#app/db/client.server";
import { outbox } from "#app/db/schema/operations";
import { DAY_MS, HOUR_MS } from "#app/platform/durations";
import { OUTBOX_FOLDER } from "./mail.server";
import { MAIL_DAYS, MAIL_WORDS_HOURS } from "./mail-retention";

/**
 * Erases the text, with its links, of mails sent or given up more than a day ago, and the files written in place of SMTP; deletes the mails
 * themselves after thirty days. For the clean-up job.
 */
export async function forgetOldMail(at: Date) {
  const [wordsEnd, mailEnds] = [new Date(at.getTime() - MAIL_WORDS_HOURS * HOUR_MS), new Date(at.getTime() - MAIL_DAYS * DAY_MS)];
  const doneAt = sql`coalesce(${outbox.sentAt}, ${outbox.parkedAt})`;
  const isDone = or(isNotNull(outbox.sentAt), isNotNull(outbox.parkedAt));
  await db.delete(outbox).where(and(isDone, lt(doneAt, mailEnds)));
  await db
    .update(outbox)
    .set({ text: "", html: "", attachments: [] })
    .where(and(isDone, lt(doneAt, wordsEnd), ne(outbox.text, "")));
  await removeFiles(wordsEnd);
}

async function removeFiles(end: Date) {
  const folder = path.join(config().dataDir, OUTBOX_FOLDER);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith(".eml"))) {
    const file = path.join(folder, name);
    const written = await stat(file).catch(() => null);
    if (written && written.mtimeMs < end.getTime()) await unlink(file).catch(() => undefined);
  }
}
