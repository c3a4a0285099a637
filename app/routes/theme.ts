import { data } from "react-router";
import { preferenceFields } from "#app/features/profiles/preferences/preferences";
import { chooseTheme } from "#app/features/profiles/preferences/preferences.server";
import { readPosted } from "#app/forms/posted-form.server";
import { refuseForm } from "#app/forms/refuse.server";
import { now } from "#app/platform/clock.server";
import type { Route } from "./+types/theme";

/** Saves the theme chosen in the footer of any page to the account. */
export async function action({ request, context }: Route.ActionArgs) {
  const { viewer, values } = await readPosted(request, context);
  const theme = preferenceFields.theme.safeParse(values.theme);
  if (!theme.success) return refuseForm();
  await chooseTheme(viewer.userId, theme.data, now());
  return data({ ok: true });
}
