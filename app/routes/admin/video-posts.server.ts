import { data } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import { nestFields } from "#app/features/admin/dotted-names";
import { failureStatus } from "#app/features/admin/failures.server";
import { videoChoiceSchema, videoWordsSchema } from "#app/features/admin/videos/video-form";
import {
  removeGridVideo,
  removeHeroVideo,
  saveVideoWords,
  switchHeroVideo,
  type VideoRefusal,
} from "#app/features/admin/videos/videos.server";
import type { VideosAnswer } from "#app/features/admin/videos/videos-answer";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import { isMultipart } from "#app/platform/http/multipart.server";
import { fieldErrors } from "#app/ui/fields/form-values";
import { readFields } from "./posted-fields.server";
import { receiveVideo } from "./video-upload.server";

type Fields = Record<string, unknown>;
type Outcome = { ok: true } | { ok: false; reason: VideoRefusal };

const PAGE = "/admin/videos";

const CHOICES: Record<string, { run: (viewer: Viewer, id: string) => Promise<Outcome>; done: string; failed: string }> = {
  "remove-grid": { run: (viewer, id) => removeGridVideo(viewer, id, now()), done: "videos.removed", failed: "videos.removeFailed" },
  "remove-hero": { run: removeHeroVideo, done: "videos.removed", failed: "videos.removeFailed" },
  activate: { run: (viewer, id) => switchHeroVideo(viewer, id, true, now()), done: "videos.activated", failed: "videos.updateFailed" },
  deactivate: { run: (viewer, id) => switchHeroVideo(viewer, id, false, now()), done: "videos.deactivated", failed: "videos.updateFailed" },
};

/** The posts of the Videos tab: an upload from a browser without JavaScript, words, and what the buttons of a video do. */
export async function answerVideoPost(viewer: Viewer, request: Request) {
  if (isMultipart(request)) return answerUpload(viewer, request);
  const { intent, fields } = await readFields(request);
  if (intent === "save-words") return answerWords(viewer, nestFields(fields));
  const choice = Object.hasOwn(CHOICES, intent) ? CHOICES[intent] : undefined;
  if (!choice) throw data(null, { status: 400 });
  return answerChoice(viewer, choice, fields);
}

const refuse = (answer: VideosAnswer, status: number) => data(answer, { status });
const say = (text: string) => redirectWithToast(PAGE, { text });

async function answerUpload(viewer: Viewer, request: Request) {
  const answer = await receiveVideo(viewer, request);
  return answer.ok ? say("videos.uploaded") : refuse({ about: String(answer.place ?? ""), alert: { key: answer.key } }, answer.status);
}

async function answerWords(viewer: Viewer, fields: Fields) {
  const about = typeof fields.id === "string" ? fields.id : "";
  const parsed = videoWordsSchema.safeParse(fields);
  if (!parsed.success) {
    const { "": whole, ...errors } = fieldErrors(videoWordsSchema, fields);
    return refuse({ about, errors, ...(whole && { alert: { key: whole } }) }, 400);
  }
  const { id, version, ...words } = parsed.data;
  try {
    const outcome = await saveVideoWords(viewer, { id, version }, words, now());
    return outcome.ok ? say("videos.updated") : refuse({ about, alert: { key: `videos.${outcome.reason}` } }, 409);
  } catch (error) {
    return refuse({ about, alert: { key: "videos.updateFailed" } }, failureStatus(error, "video words"));
  }
}

async function answerChoice(viewer: Viewer, { run, done, failed }: (typeof CHOICES)[string], fields: Fields) {
  const parsed = videoChoiceSchema.safeParse(fields);
  if (!parsed.success) return refuse({ about: "", alert: { key: "admin.notUnderstood" } }, 400);
  const { id } = parsed.data;
  try {
    const outcome = await run(viewer, id);
    if (outcome.ok) return say(done);
    return refuse({ about: id, alert: { key: `videos.${outcome.reason}` } }, outcome.reason === "notYours" ? 403 : 409);
  } catch (error) {
    return refuse({ about: id, alert: { key: failed } }, failureStatus(error, "video"));
  }
}
