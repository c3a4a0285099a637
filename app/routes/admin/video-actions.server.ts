import type { Viewer } from "#app/features/accounts/viewer";
import { nestFields } from "#app/features/admin/dotted-names";
import { placeWordsSchema, videoChoiceSchema, videoWordsSchema } from "#app/features/admin/videos/video-form";
import {
  removeGridVideo,
  removeHeroVideo,
  savePlaceWords,
  saveVideoWords,
  switchHeroVideo,
  type VideoRefusal,
} from "#app/features/admin/videos/videos.server";
import { type VideosAnswer, wordsAt } from "#app/features/admin/videos/videos-answer";
import { type Fields, type Posted, readFields } from "#app/forms/admin-form.server";
import { isFormWithFiles } from "#app/forms/limits";
import { requireRecentSignIn } from "#app/forms/recent-sign-in.server";
import { carryOut, refuse, refuseForm } from "#app/forms/refuse.server";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import type { Outcome } from "#app/platform/outcome";
import { fieldErrors } from "#app/ui/fields/form-values";
import { receiveVideo } from "./video-upload.server";

const PAGE = "/admin/videos";

const CHOICES: Record<string, { run: (viewer: Viewer, id: string) => Promise<Outcome<VideoRefusal>>; done: string; failed: string }> = {
  "remove-grid": { run: (viewer, id) => removeGridVideo(viewer, id, now()), done: "videos.removed", failed: "videos.removeFailed" },
  "remove-hero": { run: removeHeroVideo, done: "videos.removed", failed: "videos.removeFailed" },
  activate: { run: (viewer, id) => switchHeroVideo(viewer, id, true, now()), done: "videos.activated", failed: "videos.updateFailed" },
  deactivate: { run: (viewer, id) => switchHeroVideo(viewer, id, false, now()), done: "videos.deactivated", failed: "videos.updateFailed" },
};

/** Handles the forms of the Videos tab: uploads without JavaScript, texts, and the buttons of a video. */
export async function answerVideoAction(viewer: Viewer, { request, context }: Posted) {
  if (isFormWithFiles(request.headers.get("content-type") ?? "")) return answerUpload(viewer, request);
  const { intent, fields } = await readFields(viewer, { request, context });
  if (intent === "save-words") return answerWords(viewer, nestFields(fields));
  if (intent === "save-place-words") return answerPlaceWords(viewer, nestFields(fields));
  const choice = Object.hasOwn(CHOICES, intent) ? CHOICES[intent] : undefined;
  if (!choice) return refuseForm();
  return answerChoice(viewer, choice, fields);
}

const comeBack = (answer: VideosAnswer, status: number) => refuse(answer, status);
const say = (text: string) => redirectWithToast(PAGE, { text });

async function answerUpload(viewer: Viewer, request: Request) {
  await requireRecentSignIn(viewer, request, now());
  const answer = await receiveVideo(viewer, request);
  return answer.ok ? say("videos.uploaded") : comeBack({ about: String(answer.slot ?? ""), alert: { key: answer.key } }, answer.status);
}

function answerWords(viewer: Viewer, fields: Fields) {
  const about = typeof fields.id === "string" ? fields.id : "";
  const parsed = videoWordsSchema.safeParse(fields);
  if (!parsed.success) return refuseWords(about, fieldErrors(videoWordsSchema, fields));
  const { id, version, ...words } = parsed.data;
  return answerSaved(about, () => saveVideoWords(viewer, { id, version }, words, now()));
}

function answerPlaceWords(viewer: Viewer, fields: Fields) {
  const about = wordsAt(typeof fields.position === "string" ? fields.position : "");
  const parsed = placeWordsSchema.safeParse(fields);
  if (!parsed.success) return refuseWords(about, fieldErrors(placeWordsSchema, fields));
  const { position, version, ...words } = parsed.data;
  return answerSaved(about, () => savePlaceWords(viewer, { position, version }, words, now()));
}

function refuseWords(about: string, { "": whole, ...errors }: ReturnType<typeof fieldErrors>) {
  return comeBack({ about, errors, ...(whole && { alert: { key: whole } }) }, 400);
}

const answerSaved = (about: string, save: () => Promise<Outcome<VideoRefusal>>) =>
  carryOut("video words", save, {
    done: () => say("videos.updated"),
    refused: ({ reason }) => comeBack({ about, alert: { key: `videos.${reason}` } }, 409),
    failed: (status) => comeBack({ about, alert: { key: "videos.updateFailed" } }, status),
  });

async function answerChoice(viewer: Viewer, { run, done, failed }: (typeof CHOICES)[string], fields: Fields) {
  const parsed = videoChoiceSchema.safeParse(fields);
  if (!parsed.success) return comeBack({ about: "", alert: { key: "admin.notUnderstood" } }, 400);
  const { id: about } = parsed.data;
  return carryOut("video", () => run(viewer, about), {
    done: () => say(done),
    refused: ({ reason }) => comeBack({ about, alert: { key: `videos.${reason}` } }, reason === "notYours" ? 403 : 409),
    failed: (status) => comeBack({ about, alert: { key: failed } }, status),
  });
}
