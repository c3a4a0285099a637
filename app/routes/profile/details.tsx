import { useTranslations } from "use-intl";
import { z } from "zod";
import { ACCOUNT_TYPES } from "#app/features/accounts/schema";
import { answerOrUnreachable } from "#app/features/autosave/answer-or-unreachable";
import { postedAnswer } from "#app/features/autosave/posted-answer";
import { countriesIn } from "#app/features/profiles/country-names";
import { AccountTypeForm } from "#app/features/profiles/details/account-type-form";
import { DetailsForm } from "#app/features/profiles/details/details-form";
import { areaSchema } from "#app/features/profiles/details/expertise";
import { changeArea, findAreas } from "#app/features/profiles/details/expertise.server";
import { ExpertiseForm } from "#app/features/profiles/details/expertise-form";
import { chooseAccountType, saveProfile } from "#app/features/profiles/details/profile.server";
import { AVATAR_STATUSES, changeAvatar, removeAvatar } from "#app/features/profiles/photo/avatar.server";
import { AvatarForm } from "#app/features/profiles/photo/avatar-form";
import { profileFields } from "#app/features/profiles/schema";
import { timeZoneOptions } from "#app/features/schedule/time-zones";
import type { FormLimits } from "#app/forms/limits";
import { answerFields, answerWork, type PostedForm, readPosted, refuseEntry } from "#app/forms/posted-form.server";
import { refuseForm } from "#app/forms/refuse.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { redirectWithToast } from "#app/middleware/flash";
import { languageContext } from "#app/middleware/reading-language";
import { viewerContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { MEGABYTE } from "#app/platform/sizes";
import type { Route } from "./+types/details";
import { loadOwnProfile } from "./own-profile.server";

export const handle = { texts: ["accounts", "names-topics", "profiles"] } satisfies TextsHandle;

/** A photo has at most 5 MB. */
export const formLimits: FormLimits = { files: { from: "people", bytes: 6 * MEGABYTE } };

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) return null;
  const [profile, areas] = await Promise.all([loadOwnProfile(viewer), findAreas(viewer.userId)]);
  return {
    name: viewer.name,
    profile,
    areas,
    zones: timeZoneOptions(profile.fields.timezone),
    countries: countriesIn(context.get(languageContext)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readPosted(request, context);
  switch (posted.intent) {
    case "profile":
      return answerFields(posted, {
        fields: profileFields,
        save: (changes) => saveProfile(posted.viewer, changes, now()),
        saved: "profiles.updated",
        failed: "profiles.updateFailed",
      });
    case "account-type":
      return answerAccountType(posted);
    case "area":
      return answerArea(posted);
    case "avatar":
    case "remove-avatar":
      return answerAvatar(posted);
    default:
      return refuseForm();
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrUnreachable(serverAction());

export default function Details({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("profiles");
  if (!loaderData) return null;
  const { name, profile, areas, zones, countries } = loaderData;
  const answerTo = (...intents: string[]) => postedAnswer(actionData, intents);
  return (
    <>
      <AvatarForm
        name={name}
        avatarUrl={profile.avatarUrl}
        answer={answerTo("avatar", "remove-avatar")}
        action="/profile"
        hint={t("photoHint")}
      />
      <DetailsForm profile={profile} zones={zones} countries={countries} answer={answerTo("profile")} />
      <AccountTypeForm
        key={`${profile.category} ${profile.isTypeChosen}`}
        category={profile.category}
        isChosen={profile.isTypeChosen}
        answer={answerTo("account-type")}
      />
      <ExpertiseForm areas={areas} answer={answerTo("area")} />
    </>
  );
}

const accountTypeSchema = z.strictObject({ category: z.enum(ACCOUNT_TYPES) });

async function answerAccountType(posted: PostedForm) {
  const { category, ...others } = posted.values;
  if (Object.keys(others).length > 0) return refuseForm();
  const read = accountTypeSchema.safeParse({ category });
  if (!read.success) return refuseEntry(posted, { errors: { category: "profiles.accountTypeMissing" } }, 400);
  return answerWork(posted, "profiles.updateFailed", async () => {
    const result = await chooseAccountType(posted.viewer, read.data.category, now());
    if (!result.ok) return refuseEntry(posted, { errors: { category: result.reason } }, 409);
    return saved(posted, { category: read.data.category });
  });
}

const areaFormSchema = z.union([z.strictObject({ add: z.string() }), z.strictObject({ remove: z.string() })]);

async function answerArea(posted: PostedForm) {
  const read = areaFormSchema.safeParse(posted.values);
  if (!read.success) return refuseForm();
  const isWanted = "add" in read.data;
  const named = "add" in read.data ? read.data.add : read.data.remove;
  const area = isWanted ? areaSchema.safeParse(named) : null;
  if (area?.error) return refuseEntry(posted, { errors: { add: area.error.issues[0]?.message ?? "" } }, 400);
  return answerWork(posted, "profiles.updateFailed", async () => {
    const result = await changeArea(posted.viewer.userId, area?.data ?? named, isWanted, now());
    if (!result.ok) return refuseEntry(posted, { errors: { add: result.reason, [named]: result.reason } }, 409);
    return saved(posted, { [named]: String(isWanted) });
  });
}

async function answerAvatar(posted: PostedForm) {
  const { photo, ...others } = posted.values;
  if (Object.keys(others).length > 0) return refuseForm();
  return answerWork(posted, "profiles.photoFailed", async () => {
    if (posted.intent === "remove-avatar") await removeAvatar(posted.viewer, now());
    else if (!(photo instanceof File)) return refuseEntry(posted, { errors: { photo: "profiles.photoNotImage" } }, 415);
    const result =
      posted.intent === "avatar" ? await changeAvatar(posted.viewer, photo as File, now()) : { ok: true as const, avatarUrl: null };
    if (!result.ok) return refuseEntry(posted, { errors: { photo: result.reason } }, AVATAR_STATUSES[result.reason]);
    if (!posted.isScript) return redirectWithToast(posted.page, { text: "profiles.photoUpdated" });
    return { ok: true as const, saved: {}, avatarUrl: result.avatarUrl };
  });
}

const saved = ({ isScript, page }: PostedForm, fields: Record<string, string>) =>
  isScript ? { ok: true as const, saved: fields } : redirectWithToast(page, { text: "profiles.updated" });
