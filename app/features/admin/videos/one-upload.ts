import { refuseVideo } from "./video-rules";

const ADDRESS = "/admin/videos/upload";
const CREATED = 201;
const KEY = /^[a-z]\w*\.\w+$/i;

/** Progress of an upload. `percent` stays 100 while the server checks the file. */
export type UploadState = { phase: "idle"; problem?: string } | { phase: "sending"; name: string; percent: number };

interface UploadMeans {
  /** Takes a poster image of a video; null when that fails. */
  capturePoster: (file: File) => Promise<Blob | null>;
  makeRequest: () => XMLHttpRequest;
  show: (state: UploadState) => void;
}

/** Creates an uploader that sends one video at a time. After `end`, even while the poster is being taken, it sends and shows nothing more. */
export function makeUploader({ capturePoster, makeRequest, show }: UploadMeans) {
  let current: XMLHttpRequest | null = null;

  /** Resolves to whether the video was uploaded. */
  async function send(fields: FormData): Promise<boolean> {
    const file = fields.get("video");
    if (!(file instanceof File) || file.size === 0) return false;
    const refused = refuseVideo(file);
    if (refused) show({ phase: "idle", problem: refused });
    if (refused) return false;
    const request = makeRequest();
    current = request;
    show({ phase: "sending", name: file.name, percent: 0 });
    const poster = await capturePoster(file);
    if (current !== request) return false;
    fields.delete("video");
    if (poster) fields.set("poster", poster, "poster");
    fields.set("video", file);
    const problem = await answerTo(
      request,
      fields,
      (percent) => current === request && show({ phase: "sending", name: file.name, percent }),
    );
    if (current !== request) return false;
    current = null;
    show(problem ? { phase: "idle", problem } : { phase: "idle" });
    return problem === null;
  }

  function end() {
    const request = current;
    current = null;
    request?.abort();
  }

  return { send, end };
}

/** Resolves to null or the key of the error. Never resolves when aborted. */
function answerTo(request: XMLHttpRequest, fields: FormData, follow: (percent: number) => void): Promise<string | null> {
  return new Promise((resolve) => {
    request.upload.addEventListener("progress", ({ loaded, total }) => follow(Math.floor((loaded / Math.max(1, total)) * 100)));
    request.addEventListener("load", () => {
      const problem = KEY.test(request.responseText) ? request.responseText : "videos.uploadFailed";
      resolve(request.status === CREATED ? null : problem);
    });
    request.addEventListener("error", () => resolve("videos.uploadFailed"));
    request.open("POST", ADDRESS);
    request.send(fields);
  });
}
