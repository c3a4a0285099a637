import { withoutUnseen } from "#app/platform/text/unseen-marks";
import { type GRID_POSITIONS, VIDEO_MAX_BYTES } from "../limits";

/** Types offered by the file chooser; the content decides in the end. */
export const VIDEO_TYPES = "video/mp4,video/webm,video/ogg,video/quicktime";

export type GridPosition = (typeof GRID_POSITIONS)[number];

/** Target of a video: the hero, or one of the four grid slots. */
export type VideoSlot = "hero" | GridPosition;

export type VideoFileProblem = "videos.videoType" | "videos.videoTooLarge";

/** Checks a file's type and size as reported by the browser, before uploading. Null when it is acceptable. */
export function refuseVideo({ type, size }: { type: string; size: number }): VideoFileProblem | null {
  if (!type.startsWith("video/")) return "videos.videoType";
  return size > VIDEO_MAX_BYTES ? "videos.videoTooLarge" : null;
}

const MAX_NAME_LENGTH = 120;
const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;

/** Returns the display name of a video: the last segment of its file name. Never used as a storage path. */
export function shownVideoName(given: string, extension: string): string {
  const last = given.toWellFormed().split(/[/\\]/).at(-1) ?? "";
  return [...withoutUnseen(last).replace(CONTROLS, "").trim()].slice(0, MAX_NAME_LENGTH).join("") || `video.${extension}`;
}
