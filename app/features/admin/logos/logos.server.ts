import { and, eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { logos } from "#app/db/schema/site-content";
import { type AdminActor, type AdminTransaction, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { type LogoStyle, type LogoType, readLogoStyle } from "#app/features/home/logos/logo-style";
import { asShown } from "#app/features/home/logos/logos.server";
import { type FileRow, openPublicFile, removeFile, storeFile } from "#app/platform/files/files.server";
import { drawPicture } from "#app/platform/files/picture.server";
import type { Outcome } from "#app/platform/outcome";
import { LOGO_MAX_BYTES, SHARED_PICTURE } from "../limits";
import { shownVideoName } from "../videos/video-rules";
import { storeDrawn } from "./drawn-logo.server";
import type { ListedLogo } from "./listed-logo";
import type { LogoUpload } from "./logo-form";

const BUCKET = "branding";
const SHAPE = { width: 1024, height: 1024, fit: "inside", format: "png" } as const;
/** Link preview image, cropped to fit. */
const SHARED_SHAPE = { ...SHARED_PICTURE, fit: "cover", format: "png" } as const;
const LOGOS_LINE = 7_241_022;

export type LogoRefusal = "notAnImage" | "tooLarge" | "tooManyPixels" | "busy" | "stale";

const REFUSALS = { notAPicture: "notAnImage", tooManyPixels: "tooManyPixels", busy: "busy" } as const;

/** Returns the active logo of each type. */
export async function listLogos(): Promise<ListedLogo[]> {
  const rows = await db.select().from(logos).where(eq(logos.isActive, true));
  return rows.flatMap((row) => {
    const shown = asShown(row);
    return shown ? [{ ...shown, id: row.id, type: row.type, name: row.name, version: row.updatedAt.toISOString() }] : [];
  });
}

/** Replaces the logo of a type with a re-encoded upload. Limited to 5 MB; keeps the style of the previous one. */
export async function uploadLogo(
  actor: AdminActor,
  form: LogoUpload,
  picture: { name: string; content: Uint8Array },
  at: Date,
): Promise<Outcome<LogoRefusal>> {
  if (picture.content.length >= LOGO_MAX_BYTES) return { ok: false, reason: "tooLarge" };
  const drawn = await drawPicture(picture.content, form.type === "social" ? SHARED_SHAPE : SHAPE);
  if (!drawn.ok) return { ok: false, reason: REFUSALS[drawn.reason] };
  const former = await activeLogo(form.type);
  if ((former?.id ?? "") !== form.replaces) return { ok: false, reason: "stale" };
  const style = readLogoStyle(former?.style ?? {});
  const file = await storeFile({
    ...drawn,
    bucket: BUCKET,
    prefix: `${form.type}-${at.getTime()}`,
    ownerId: actor.userId,
    maxBytes: LOGO_MAX_BYTES * 2,
    isPublic: true,
  });
  return replaceFiles([file], former ? filesOf(former) : [], async (kept) => {
    const variants = await storeDrawn(form.type, drawn, style, actor.userId, at);
    kept.push(...Object.values(variants));
    const values = {
      ...form,
      userId: actor.userId,
      name: shownVideoName(picture.name, drawn.extension),
      filePath: file.path,
      fileSize: file.fileSize,
      width: drawn.width,
      height: drawn.height,
      style: { ...style },
      drawn: pathsOf(variants),
      uploadedAt: at,
      updatedAt: at,
    };
    return adminTransaction(actor, (tx) => putLogo(tx, actor, values, form.replaces), LOGOS_LINE);
  });
}

async function putLogo(
  tx: AdminTransaction,
  actor: AdminActor,
  values: typeof logos.$inferInsert,
  replaces: string,
): Promise<Outcome<LogoRefusal>> {
  const [former] = await tx.select({ id: logos.id }).from(logos).where(activeOf(values.type)).for("update");
  if ((former?.id ?? "") !== replaces) return { ok: false, reason: "stale" };
  if (former) await tx.delete(logos).where(eq(logos.id, former.id));
  const row = oneRow(await tx.insert(logos).values(values).returning({ id: logos.id }));
  await audit(tx, actor, "logo.uploaded", "logos", row.id, { type: values.type, name: values.name });
  return { ok: true };
}

/** Saves the style of a logo if its version is unchanged; re-renders it for mails and icons. */
export async function saveLogoStyle(
  actor: AdminActor,
  { id, version }: { id: string; version: Date },
  style: LogoStyle,
  at: Date,
): Promise<Outcome<LogoRefusal>> {
  const [row] = await db.select().from(logos).where(standing(id, version));
  const content = row && (await openPublicFile({ bucket: BUCKET, path: row.filePath }));
  if (!row || !content) return { ok: false, reason: "stale" };
  return replaceFiles([], drawnFilesOf(row), async (kept) => {
    const variants = await storeDrawn(row.type, { content, width: row.width, height: row.height }, style, actor.userId, at);
    kept.push(...Object.values(variants));
    const updatedAt = new Date(Math.max(at.getTime(), row.updatedAt.getTime() + 1));
    return adminTransaction(actor, async (tx) => {
      const changes = { style: { ...style }, drawn: pathsOf(variants), updatedAt };
      const changed = await tx.update(logos).set(changes).where(standing(id, version)).returning({ id: logos.id });
      if (changed.length === 0) return { ok: false, reason: "stale" };
      await audit(tx, actor, "logo.updated", "logos", id, { type: row.type, before: row.style, after: style });
      return { ok: true };
    });
  });
}

/** Deletes a logo permanently; the site's own mark takes its place. */
export async function deleteLogo(actor: AdminActor, { id, version }: { id: string; version: Date }): Promise<Outcome<LogoRefusal>> {
  const [row] = await db.select().from(logos).where(standing(id, version));
  if (!row) return { ok: false, reason: "stale" };
  return replaceFiles([], filesOf(row), () =>
    adminTransaction(actor, async (tx) => {
      const gone = await tx.delete(logos).where(standing(id, version)).returning({ id: logos.id });
      if (gone.length === 0) return { ok: false, reason: "stale" };
      await audit(tx, actor, "logo.deleted", "logos", id, { type: row.type, name: row.name });
      return { ok: true };
    }),
  );
}

/** Deletes the former files when the change succeeds, and the new ones when it fails. */
async function replaceFiles(
  kept: FileRow[],
  former: string[],
  work: (kept: FileRow[]) => Promise<Outcome<LogoRefusal>>,
): Promise<Outcome<LogoRefusal>> {
  const removeNew = async () => {
    for (const file of kept) await removeFile(file);
  };
  const outcome = await work(kept).catch(async (error) => {
    await removeNew();
    throw error;
  });
  if (!outcome.ok) await removeNew();
  else for (const path of former) await removeFile({ bucket: BUCKET, path });
  return outcome;
}

type LogoRow = typeof logos.$inferSelect;

const drawnFilesOf = ({ drawn }: LogoRow) => Object.values(drawn);
const filesOf = (row: LogoRow) => [row.filePath, ...drawnFilesOf(row)];
const pathsOf = (kept: Record<string, FileRow>) => Object.fromEntries(Object.entries(kept).map(([name, { path }]) => [name, path]));
const activeOf = (type: LogoType) => and(eq(logos.type, type), eq(logos.isActive, true));
const standing = (id: string, version: Date) => and(eq(logos.id, id), eq(logos.updatedAt, version));

async function activeLogo(type: LogoType) {
  const [row] = await db.select().from(logos).where(activeOf(type));
  return row;
}
