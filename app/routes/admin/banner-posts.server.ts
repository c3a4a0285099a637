import { data } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import { type BannerAnswer, typedBanner } from "#app/features/admin/banner/banner-answer";
import { type BannerForm, bannerChoiceSchema, bannerEditSchema, bannerFormSchema } from "#app/features/admin/banner/banner-form";
import { readBannerTimes } from "#app/features/admin/banner/banner-times";
import { activateBanner, createBanner, deactivateBanner, deleteBanner, updateBanner } from "#app/features/admin/banner/banners.server";
import { failureStatus } from "#app/features/admin/failures.server";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import { fieldErrors } from "#app/ui/fields/form-values";
import { readFields } from "./posted-fields.server";

type Fields = Record<string, unknown>;

const PAGE = "/admin/banner";

const CHOICES = {
  activate: { run: activateBanner, text: "admin.bannerActivated", failed: "admin.toggleBannerFailed" },
  deactivate: { run: deactivateBanner, text: "admin.bannerDeactivated", failed: "admin.toggleBannerFailed" },
  delete: { run: deleteBanner, text: "admin.bannerDeleted", failed: "admin.deleteBannerFailed" },
} as const;

/** The posts of the Banner tab: create, update, activate, deactivate, delete. */
export async function answerBannerPost(viewer: Viewer, request: Request) {
  const { intent, fields } = await readFields(request);
  if (intent === "create") return answerCreate(viewer, fields);
  if (intent === "update") return answerUpdate(viewer, fields);
  if (!Object.hasOwn(CHOICES, intent)) throw data(null, { status: 400 });
  return answerChoice(viewer, intent as keyof typeof CHOICES, fields);
}

const refuse = (answer: BannerAnswer, status: number) => data(answer, { status });
const say = (text: string) => redirectWithToast(PAGE, { text });

async function answerCreate(viewer: Viewer, fields: Fields) {
  const parsed = bannerFormSchema.safeParse(fields);
  if (!parsed.success) return refuseForm(fields, fieldErrors(bannerFormSchema, fields));
  const times = timesOf(viewer, parsed.data);
  if (!times.ok) return refuseForm(fields, { [times.field]: times.reason });
  try {
    await createBanner(viewer, { ...parsed.data, startsAt: times.startsAt, endsAt: times.endsAt }, now());
    return say("admin.bannerCreated");
  } catch (error) {
    return refuseSave(fields, error);
  }
}

async function answerUpdate(viewer: Viewer, fields: Fields) {
  const parsed = bannerEditSchema.safeParse(fields);
  if (!parsed.success) return refuseForm(fields, fieldErrors(bannerEditSchema, fields));
  const { id, version, ...content } = parsed.data;
  const times = timesOf(viewer, content);
  if (!times.ok) return refuseForm(fields, { [times.field]: times.reason });
  try {
    const saved = await updateBanner(viewer, { id, version }, { ...content, startsAt: times.startsAt, endsAt: times.endsAt }, now());
    if (saved.ok) return say("admin.bannerUpdated");
    const alert = { key: "admin.bannerStale" };
    return refuse({ form: "banner", words: typedBanner(fields), alert, stale: saved.current }, 409);
  } catch (error) {
    return refuseSave(fields, error);
  }
}

async function answerChoice(viewer: Viewer, intent: keyof typeof CHOICES, fields: Fields) {
  const { run, text, failed } = CHOICES[intent];
  const parsed = bannerChoiceSchema.safeParse(fields);
  if (!parsed.success) return refuse({ form: "list", alert: { key: "admin.notUnderstood" } }, 400);
  try {
    await run(viewer, parsed.data.id);
    return say(text);
  } catch (error) {
    return refuse({ form: "list", alert: { key: failed } }, failureStatus(error, `banner ${intent}`));
  }
}

const timesOf = (viewer: Viewer, { startsAt, endsAt }: BannerForm) => readBannerTimes({ startsAt, endsAt }, viewer.timeZone || "UTC");

function refuseForm(fields: Fields, { "": whole, ...errors }: ReturnType<typeof fieldErrors>) {
  return refuse({ form: "banner", words: typedBanner(fields), errors, ...(whole && { alert: { key: whole } }) }, 400);
}

const refuseSave = (fields: Fields, error: unknown) =>
  refuse({ form: "banner", words: typedBanner(fields), alert: { key: "admin.saveBannerFailed" } }, failureStatus(error, "banner"));
