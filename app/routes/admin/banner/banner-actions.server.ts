import type { Viewer } from "#app/features/accounts/viewer";
import { type BannerAnswer, typedBanner } from "#app/features/admin/banner/banner-answer";
import { type BannerForm, bannerChoiceSchema, bannerEditSchema, bannerFormSchema } from "#app/features/admin/banner/banner-form";
import { readBannerTimes } from "#app/features/admin/banner/banner-times";
import { activateBanner, createBanner, deactivateBanner, deleteBanner, updateBanner } from "#app/features/admin/banner/banners.server";
import { type Fields, type Posted, readFields } from "#app/forms/admin-form.server";
import { attempt, carryOut, refuse, refuseForm } from "#app/forms/refuse.server";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import { fieldErrors } from "#app/ui/fields/form-values";

const PAGE = "/admin/banner";

const CHOICES = {
  activate: { run: activateBanner, text: "admin.bannerActivated", failed: "admin.toggleBannerFailed" },
  deactivate: { run: deactivateBanner, text: "admin.bannerDeactivated", failed: "admin.toggleBannerFailed" },
  delete: { run: deleteBanner, text: "admin.bannerDeleted", failed: "admin.deleteBannerFailed" },
} as const;

/** Handles the forms of the Banner tab: create, update, activate, deactivate, delete. */
export async function answerBannerAction(viewer: Viewer, { request, context }: Posted) {
  const { intent, fields } = await readFields(viewer, { request, context });
  if (intent === "create") return answerCreate(viewer, fields);
  if (intent === "update") return answerUpdate(viewer, fields);
  if (!Object.hasOwn(CHOICES, intent)) return refuseForm();
  return answerChoice(viewer, intent as keyof typeof CHOICES, fields);
}

const comeBack = (answer: BannerAnswer, status: number) => refuse(answer, status);
const say = (text: string) => redirectWithToast(PAGE, { text });

async function answerCreate(viewer: Viewer, fields: Fields) {
  const parsed = bannerFormSchema.safeParse(fields);
  if (!parsed.success) return refuseFields(fields, fieldErrors(bannerFormSchema, fields));
  const times = timesOf(viewer, parsed.data);
  if (!times.ok) return refuseFields(fields, { [times.field]: times.reason });
  const create = async () => {
    await createBanner(viewer, { ...parsed.data, startsAt: times.startsAt, endsAt: times.endsAt }, now());
    return say("admin.bannerCreated");
  };
  return attempt("banner", create, saveFailed(fields));
}

async function answerUpdate(viewer: Viewer, fields: Fields) {
  const parsed = bannerEditSchema.safeParse(fields);
  if (!parsed.success) return refuseFields(fields, fieldErrors(bannerEditSchema, fields));
  const { id, version, ...content } = parsed.data;
  const times = timesOf(viewer, content);
  if (!times.ok) return refuseFields(fields, { [times.field]: times.reason });
  const banner = { ...content, startsAt: times.startsAt, endsAt: times.endsAt };
  return carryOut("banner", () => updateBanner(viewer, { id, version }, banner, now()), {
    done: () => say("admin.bannerUpdated"),
    refused: ({ current: stale }) =>
      comeBack({ form: "banner", words: typedBanner(fields), alert: { key: "admin.bannerStale" }, stale }, 409),
    failed: saveFailed(fields),
  });
}

async function answerChoice(viewer: Viewer, intent: keyof typeof CHOICES, fields: Fields) {
  const { run, text, failed } = CHOICES[intent];
  const parsed = bannerChoiceSchema.safeParse(fields);
  if (!parsed.success) return comeBack({ form: "list", alert: { key: "admin.notUnderstood" } }, 400);
  const work = async () => {
    await run(viewer, parsed.data.id);
    return say(text);
  };
  return attempt(`banner ${intent}`, work, (status) => comeBack({ form: "list", alert: { key: failed } }, status));
}

const timesOf = (viewer: Viewer, { startsAt, endsAt }: BannerForm) => readBannerTimes({ startsAt, endsAt }, viewer.timeZone || "UTC");

function refuseFields(fields: Fields, { "": whole, ...errors }: ReturnType<typeof fieldErrors>) {
  return comeBack({ form: "banner", words: typedBanner(fields), errors, ...(whole && { alert: { key: whole } }) }, 400);
}

const saveFailed = (fields: Fields) => (status: 500 | 503) =>
  comeBack({ form: "banner", words: typedBanner(fields), alert: { key: "admin.saveBannerFailed" } }, status);

/** Refills a stored banner form without an error; undefined for list buttons. */
export const heldBanner = (held: Fields | null): BannerAnswer | undefined =>
  held && (held.intent === "create" || held.intent === "update") ? { form: "banner", words: typedBanner(held) } : undefined;
