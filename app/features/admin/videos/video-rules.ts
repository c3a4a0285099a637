import { withoutUnseen } from "#app/platform/unseen-marks";
import { type GRID_POSITIONS, VIDEO_MAX_BYTES } from "../limits";

/** What a file chooser offers; the content decides in the end. */
export const VIDEO_TYPES = "video/mp4,video/webm,video/ogg,video/quicktime";

export type GridPosition = (typeof GRID_POSITIONS)[number];

/** Where a video goes: above the grid, or into one of its four slots. */
export type VideoSlot = "hero" | GridPosition;

export type VideoFileProblem = "videos.videoType" | "videos.videoTooLarge";

/** What a browser says of a file, before anything of it is sent. Null when nothing speaks against it. */
export function refuseVideo({ type, size }: { type: string; size: number }): VideoFileProblem | null {
  if (!type.startsWith("video/")) return "videos.videoType";
  return size > VIDEO_MAX_BYTES ? "videos.videoTooLarge" : null;
}

const LONGEST_NAME = 120;
const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;

/** The name a video is listed under: the last part of what it came with. It never names a place in the store. */
export function shownVideoName(given: string, extension: string): string {
  const last = given.toWellFormed().split(/[/\\]/).at(-1) ?? "";
  return [...withoutUnseen(last).replace(CONTROLS, "").trim()].slice(0, LONGEST_NAME).join("") || `video.${extension}`;
}
