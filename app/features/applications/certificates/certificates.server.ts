import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { applicationCertificates } from "#app/db/schema/application-drafts";
import { advisorApplications } from "#app/db/schema/applications";
import { files } from "#app/db/schema/site-content";
import type { Viewer } from "#app/features/accounts/viewer";
import { PAPER_MAX_BYTES, paperName } from "#app/platform/files/attachment";
import { drawPaper } from "#app/platform/files/attachment.server";
import { removeFile, storeFile } from "#app/platform/files/files.server";
import { isUuid } from "#app/platform/uuid";
import type { Certificate } from "../wizard/wizard-view";
import { BUCKET, MAX_CERTIFICATES } from "./certificate";
import { countCertificate, type TooManyCertificates } from "./count-certificate.server";

const REFUSALS = { notAPaper: "certificateType", busy: "certificateBusy" } as const;

export type CertificateRefusal =
  | "certificateMissing"
  | "certificateType"
  | "certificateTooLarge"
  | "certificateTooMany"
  | TooManyCertificates
  | "certificateBusy";

/** The files of a person's draft, in upload order. */
export function findCertificates(userId: string): Promise<Certificate[]> {
  const { id, fileName, fileSize } = applicationCertificates;
  return db
    .select({ id, fileName, fileSize })
    .from(applicationCertificates)
    .where(ofDraft(userId))
    .orderBy(applicationCertificates.createdAt);
}

/**
 * Adds a file to a person's draft: a PDF or a picture, detected by content, of at most 5 MB, at most five. Pictures are re-encoded without metadata, and the
 * stored name is generated. Only the person and admins can read it.
 */
export async function addCertificate(
  { userId, address }: Viewer,
  file: File | null,
  at: Date,
): Promise<{ ok: true } | { ok: false; reason: CertificateRefusal }> {
  if (!file || file.size === 0) return { ok: false, reason: "certificateMissing" };
  if (file.size > PAPER_MAX_BYTES) return { ok: false, reason: "certificateTooLarge" };
  if ((await countOf(db, userId)) >= MAX_CERTIFICATES) return { ok: false, reason: "certificateTooMany" };
  const refused = await countCertificate({ userId, address }, file.size, at);
  if (refused) return { ok: false, reason: refused };
  const drawn = await drawPaper(new Uint8Array(await file.arrayBuffer()));
  if (!drawn.ok) return { ok: false, reason: REFUSALS[drawn.reason] };
  const { content, mimeType, extension } = drawn;
  const kept = await storeFile({
    bucket: BUCKET,
    prefix: `${userId}-${at.getTime()}`,
    extension,
    mimeType,
    ownerId: userId,
    content,
    maxBytes: PAPER_MAX_BYTES,
    isPublic: false,
  });
  const values = {
    userId,
    fileName: paperName(file.name, extension, "certificate"),
    filePath: kept.path,
    mimeType,
    fileSize: kept.fileSize,
    createdAt: at,
  };
  const isKept = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`certificates ${userId}`}))`);
    if ((await countOf(tx, userId)) >= MAX_CERTIFICATES) return false;
    await tx.insert(applicationCertificates).values(values);
    return true;
  });
  if (isKept) return { ok: true };
  await removeFile(kept);
  return { ok: false, reason: "certificateTooMany" };
}

/** Removes a file from a person's own draft. A submitted file stays with its application. */
export async function removeCertificate({ userId }: Viewer, id: string) {
  if (!isUuid(id)) return;
  const [removed] = await db
    .delete(applicationCertificates)
    .where(and(eq(applicationCertificates.id, id), ofDraft(userId)))
    .returning();
  if (removed) await removeFile({ bucket: BUCKET, path: removed.filePath });
}

/** Finds a certificate with its file, for its owner and for admins. Null for everybody else, as if it did not exist. */
export async function findCertificate({ userId, isAdmin }: Viewer, id: string) {
  if (!isUuid(id)) return null;
  const mayRead = isAdmin ? undefined : eq(applicationCertificates.userId, userId);
  const [found] = await db
    .select({ fileName: applicationCertificates.fileName, file: files })
    .from(applicationCertificates)
    .innerJoin(files, and(eq(files.bucket, BUCKET), eq(files.path, applicationCertificates.filePath)))
    .where(and(eq(applicationCertificates.id, id), mayRead));
  return found ?? null;
}

/** The files of an application, for its reviewers. */
export function certificatesOfApplication(applicationId: string): Promise<Certificate[]> {
  const { id, fileName, fileSize } = applicationCertificates;
  return db
    .select({ id, fileName, fileSize })
    .from(applicationCertificates)
    .where(eq(applicationCertificates.applicationId, applicationId))
    .orderBy(applicationCertificates.createdAt);
}

/** Condition for the files of the current draft: those never submitted, and those of a rejected application. */
export function ofDraft(userId: string) {
  const { applicationId } = applicationCertificates;
  const rejected = db.select({ id: advisorApplications.id }).from(advisorApplications).where(eq(advisorApplications.status, "rejected"));
  return and(eq(applicationCertificates.userId, userId), or(isNull(applicationId), inArray(applicationId, rejected)));
}

const countOf = (connection: Connection, userId: string) => connection.$count(applicationCertificates, ofDraft(userId));
