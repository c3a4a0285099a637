import { useTranslations } from "use-intl";
import { answerOrUnreachable } from "#app/features/autosave/answer-or-unreachable";
import { postedAnswer } from "#app/features/autosave/posted-answer";
import { kindsFor } from "#app/features/notifications/kinds";
import { saveProfile } from "#app/features/profiles/details/profile.server";
import { languageGone } from "#app/features/profiles/preferences/language.server";
import { preferenceFields, regionFields } from "#app/features/profiles/preferences/preferences";
import { findPreferences, preferenceEntry, savePreferences } from "#app/features/profiles/preferences/preferences.server";
import { PreferencesForm } from "#app/features/profiles/preferences/preferences-form";
import { timeZoneOptions } from "#app/features/schedule/time-zones";
import { answerFields, readPosted } from "#app/forms/posted-form.server";
import { refuseForm } from "#app/forms/refuse.server";
import { setTheme } from "#app/frame/theme";
import type { TextsHandle } from "#app/languages/needed-texts";
import { viewerContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { useRefresh } from "#app/ui/connection/refresh";
import { useFormat } from "#app/ui/text/format";
import type { Route } from "./+types/preferences";
import { loadOwnProfile } from "./own-profile.server";

const TEXTS = { saved: "profiles.updated", failed: "profiles.updateFailed" };

export const handle = { texts: ["accounts", "profiles"] } satisfies TextsHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) return null;
  const own = [loadOwnProfile(viewer), findPreferences(viewer.userId), languageGone(viewer.userId)] as const;
  const [{ fields }, preferences, gone] = await Promise.all(own);
  const { language, currency, timezone } = fields;
  return {
    region: { language, currency, timezone },
    languageGone: gone,
    preferences: preferenceEntry(preferences),
    zones: timeZoneOptions(timezone),
    kinds: kindsFor(viewer),
    at: now(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readPosted(request, context);
  const { viewer, intent } = posted;
  if (intent === "region")
    return answerFields(posted, { ...TEXTS, fields: regionFields, save: (changes) => saveProfile(viewer, changes, now()) });
  if (intent === "preferences")
    return answerFields(posted, { ...TEXTS, fields: preferenceFields, save: (changes) => savePreferences(viewer.userId, changes, now()) });
  return refuseForm();
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrUnreachable(serverAction());

export default function Preferences({ loaderData, actionData }: Route.ComponentProps) {
  const refresh = useRefresh();
  if (!loaderData) return null;
  const { at, ...given } = loaderData;
  return (
    <PreferencesForm
      {...given}
      answer={postedAnswer(actionData, ["region", "preferences"])}
      onSaved={refresh}
      onTheme={setTheme}
      example={<Example at={at} />}
    />
  );
}

/** Example of a time and a date in the selected format, which the whole site uses. */
function Example({ at }: { at: Date }) {
  const t = useTranslations("profiles");
  const { time, date } = useFormat();
  return t("hourCycleExample", { time: time(at), date: date(at) });
}
