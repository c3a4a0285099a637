import { changeAdvisorPhoto, removeAdvisorPhoto } from "#app/features/advisors/dashboard/photo.server";
import { AVATAR_STATUSES } from "#app/features/profiles/photo/avatar.server";
import { answerWork, type PostedForm, refuseEntry } from "#app/forms/posted-form.server";
import { refuseForm } from "#app/forms/refuse.server";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";

/** Handles the forms of an advisor's photo: replace or remove. */
export async function answerPhoto(posted: PostedForm) {
  const { photo, ...others } = posted.values;
  if (Object.keys(others).length > 0) return refuseForm();
  return answerWork(posted, "profiles.photoFailed", async () => {
    if (posted.intent === "remove-avatar") await removeAdvisorPhoto(posted.viewer, now());
    else if (!(photo instanceof File)) return refuseEntry(posted, { errors: { photo: "profiles.photoNotImage" } }, 415);
    const result =
      posted.intent === "avatar" ? await changeAdvisorPhoto(posted.viewer, photo as File, now()) : { ok: true as const, avatarUrl: null };
    if (!result.ok) return refuseEntry(posted, { errors: { photo: result.reason } }, AVATAR_STATUSES[result.reason]);
    if (!posted.isScript) return redirectWithToast(posted.page, { text: "profiles.photoUpdated" });
    return { ok: true as const, saved: {}, avatarUrl: result.avatarUrl };
  });
}
