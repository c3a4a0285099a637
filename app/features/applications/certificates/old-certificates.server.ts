import { and, eq, isNull, lt, notExists } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { applicationCertificates, applicationDrafts } from "#app/db/schema/application-drafts";
import { DAY_MS } from "#app/platform/durations";
import { removeFile } from "#app/platform/files/files.server";
import { DRAFT_DAYS } from "../drafts/draft-lifetime";
import { BUCKET } from "./certificate";

/** Deletes certificates that were never sent, with their files, once they are as old as a draft becomes and there is no draft. For the clean-up job. */
export async function removeOldCertificates(at: Date) {
  const draft = db
    .select({ id: applicationDrafts.id })
    .from(applicationDrafts)
    .where(eq(applicationDrafts.userId, applicationCertificates.userId));
  const isOld = lt(applicationCertificates.createdAt, new Date(at.getTime() - DRAFT_DAYS * DAY_MS));
  const removed = await db
    .delete(applicationCertificates)
    .where(and(isNull(applicationCertificates.applicationId), isOld, notExists(draft)))
    .returning({ path: applicationCertificates.filePath });
  for (const { path } of removed) await removeFile({ bucket: BUCKET, path });
}
