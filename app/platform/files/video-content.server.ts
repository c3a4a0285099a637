import { Mp4Boxes } from "./mp4-boxes";

const BEGINNING_BYTES = 64;
const MAX_SECONDS = 3600;

type VideoKind =
  | { mimeType: "video/mp4"; extension: "mp4" }
  | { mimeType: "video/webm"; extension: "webm" }
  | { mimeType: "video/ogg"; extension: "ogv" };

const MP4: VideoKind = { mimeType: "video/mp4", extension: "mp4" };

/** Brands of still pictures in the same container as MP4. */
const PICTURE_BRANDS = /^(avi[fs]|hei[cfms]|hev[cx]|mif1|msf1|crx )$/;

/** Magic bytes of the other kinds, in hexadecimal. */
const MATROSKA = "1a45dfa3";
const DOCUMENT_TYPE_WEBM = /42828[1-8]7765626d/;
const OGG = "4f67675300";

/** Thrown for a file that no browser plays as video, or that turns out not to be one while it is read. */
export class NotAVideo extends Error {}

export type CheckedVideo = VideoKind & { content: AsyncIterable<Uint8Array> };

/**
 * Detects the kind of a video by its content and returns that content to read on. Throws `NotAVideo` at once when it does not begin like
 * one, and during reading when it stops being one. Keeps only the first bytes in memory.
 */
export async function checkVideo(arriving: AsyncIterable<Uint8Array>): Promise<CheckedVideo> {
  const rest = arriving[Symbol.asyncIterator]();
  let beginning = Buffer.alloc(0);
  while (beginning.length < BEGINNING_BYTES) {
    const { value, done } = await rest.next();
    if (done) break;
    beginning = Buffer.concat([beginning, value]);
  }
  const kind = kindOf(beginning.subarray(0, BEGINNING_BYTES));
  if (!kind) throw new NotAVideo("begins like no video");
  return { ...kind, content: watched(kind, beginning, rest) };
}

function kindOf(beginning: Buffer): VideoKind | null {
  const text = beginning.toString("latin1");
  if (text.slice(4, 8) === "ftyp" && text.length >= 12) return PICTURE_BRANDS.test(text.slice(8, 12)) ? null : MP4;
  const hex = beginning.toString("hex");
  if (hex.startsWith(MATROSKA)) return DOCUMENT_TYPE_WEBM.test(hex) ? { mimeType: "video/webm", extension: "webm" } : null;
  return hex.startsWith(OGG) ? { mimeType: "video/ogg", extension: "ogv" } : null;
}

async function* watched(kind: VideoKind, beginning: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const boxes = kind === MP4 ? new Mp4Boxes() : null;
  for (let piece: Uint8Array | undefined = beginning; piece; piece = await nextOf(rest)) {
    if (boxes && !boxes.take(piece)) throw new NotAVideo("goes on as no video");
    if (boxes && boxes.seconds() > MAX_SECONDS) throw new NotAVideo("says that it runs for hours");
    yield piece;
  }
  if (boxes && !boxes.isWhole()) throw new NotAVideo("is no whole video");
}

async function nextOf(rest: AsyncIterator<Uint8Array>) {
  const { value, done } = await rest.next();
  return done ? undefined : value;
}
