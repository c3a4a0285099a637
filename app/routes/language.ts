import { redirect } from "react-router";
import { safeNext } from "#app/features/accounts/sign-in/next";
import { chooseLanguage } from "#app/features/profiles/preferences/language.server";
import { readForm } from "#app/forms/read.server";
import { refuseForm } from "#app/forms/refuse.server";
import { languageCookie, withoutLanguage } from "#app/languages/asked-language.server";
import { viewerContext } from "#app/middleware/viewer";
import { isOffered } from "#app/platform/brand/current-defaults.server";
import type { Route } from "./+types/language";

export const loader = () => redirect("/");

/** Sets the language chosen in the footer of any page, for the account if signed in and for this browser, and redirects back to the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { language, next } = await readForm(request, context);
  if (!isOffered(language)) return refuseForm();
  const viewer = context.get(viewerContext);
  if (viewer) await chooseLanguage(viewer.userId, language);
  const page = safeNext(next, new URL(request.url).origin) ?? "/";
  return redirect(withoutLanguage(page), { status: 303, headers: { "set-cookie": languageCookie(language) } });
}
