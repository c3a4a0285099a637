const WIDEST_PIXELS = 1280;
const LATEST_SECONDS = 1;
const PATIENCE_MS = 5000;
const QUALITY = 0.82;

/** Takes a poster image of a video in the browser; null when the browser cannot play it. */
export async function capturePoster(file: Blob): Promise<Blob | null> {
  const address = URL.createObjectURL(file);
  const video = Object.assign(document.createElement("video"), { muted: true, playsInline: true, preload: "auto", src: address });
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    await happens(video, "loadeddata", signal);
    video.currentTime = Math.min(LATEST_SECONDS, (video.duration || 0) / 2);
    await happens(video, "seeked", signal);
    return await drawn(video);
  } catch {
    return null;
  } finally {
    video.removeAttribute("src");
    URL.revokeObjectURL(address);
  }
}

function happens(video: HTMLVideoElement, event: "loadeddata" | "seeked", signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true, signal });
    video.addEventListener("error", () => reject(video.error), { once: true, signal });
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

function drawn(video: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, WIDEST_PIXELS / Math.max(1, video.videoWidth));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/webp", QUALITY));
}
