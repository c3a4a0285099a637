import { isRecentSignIn } from "#app/features/accounts/sign-in/fresh-sign-in";
import type { Viewer } from "#app/features/accounts/viewer";
import { VIDEO_MAX_BYTES } from "#app/features/admin/limits";
import { type ArrivingVideo, uploadVideo } from "#app/features/admin/videos/upload-video.server";
import { uploadFormSchema } from "#app/features/admin/videos/video-form";
import type { VideoSlot } from "#app/features/admin/videos/video-rules";
import { now } from "#app/platform/clock.server";
import { failureStatus } from "#app/platform/failure.server";
import { fileStore } from "#app/platform/files/store.server";
import { BrokenForm, FormTooLarge, readMultipart, wholePart } from "#app/platform/http/multipart.server";
import { MEGABYTE } from "#app/platform/sizes";

const MAX_FIELD_LENGTH = 10_000;
const POSTER_MAX_BYTES = 3 * MEGABYTE;
const AROUND_THE_VIDEO_BYTES = POSTER_MAX_BYTES + 100_000;

/** Result of an upload: success, or a message key. */
export type UploadAnswer = { ok: true } | { ok: false; status: number; key: string; slot?: VideoSlot };

const REFUSALS = {
  videoType: { status: 415, key: "videos.videoType" },
  videoTooLarge: { status: 413, key: "videos.videoTooLarge" },
  replaced: { status: 409, key: "videos.replaced" },
} as const;

/** Receives a video as it streams in: first its slot, then optionally a poster, then the file, which is streamed to storage. */
export async function receiveVideo(viewer: Viewer, request: Request): Promise<UploadAnswer> {
  if (!isRecentSignIn(viewer.authenticatedAt, now())) return { ok: false, status: 403, key: "videos.signInAgain" };
  const bytes = Number(request.headers.get("content-length") ?? 0);
  if (bytes > VIDEO_MAX_BYTES + AROUND_THE_VIDEO_BYTES) return { ok: false, ...REFUSALS.videoTooLarge };
  if (!(await fileStore().hasRoomFor(bytes))) return { ok: false, status: 507, key: "videos.noRoom" };
  try {
    return await takeParts(viewer, request);
  } catch (error) {
    if (error instanceof BrokenForm) return { ok: false, status: 400, key: "videos.uploadFailed" };
    if (error instanceof FormTooLarge) return { ok: false, status: 413, key: "videos.uploadFailed" };
    if (request.signal.aborted) return { ok: false, status: 400, key: "videos.cancelled" };
    return { ok: false, status: failureStatus(error, "video upload"), key: "videos.uploadFailed" };
  }
}

async function takeParts(viewer: Viewer, request: Request): Promise<UploadAnswer> {
  const fields: Record<string, string> = {};
  let poster: Uint8Array | null = null;
  for await (const part of readMultipart(request)) {
    if (part.name === "video" && part.fileName !== null)
      return takeVideo(viewer, fields, { ...part, fileName: part.fileName, poster, signal: request.signal });
    if (part.name === "poster") poster = await wholePart(part, POSTER_MAX_BYTES);
    else if (part.name !== "intent") fields[part.name] = (await wholePart(part, MAX_FIELD_LENGTH)).toString();
  }
  return { ok: false, ...REFUSALS.videoType };
}

async function takeVideo(viewer: Viewer, fields: Record<string, string>, video: ArrivingVideo): Promise<UploadAnswer> {
  const form = uploadFormSchema.safeParse(fields);
  if (!form.success) return { ok: false, status: 400, key: form.error.issues[0]?.message ?? "admin.notUnderstood" };
  const outcome = await uploadVideo(viewer, form.data, video, now());
  return outcome.ok ? { ok: true } : { ok: false, ...REFUSALS[outcome.reason], slot: form.data.slot };
}
