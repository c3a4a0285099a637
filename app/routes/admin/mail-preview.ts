import { drawMailWith, MAIL_THEMES, type MailTheme } from "#app/features/admin/texts/mail-preview.server";
import { isLanguage } from "#app/languages/languages";
import { now } from "#app/platform/clock.server";
import { endedAs } from "#app/platform/http/ended-as";
import type { Route } from "./+types/mail-preview";

/** Mails have inline styles, and mark and logo from this site. Nothing else is loaded, and no script runs. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; sandbox allow-same-origin";

/** Preview of a mail with its drafts as recipients would see it, in a light or a dark mail client. For admins. */
export async function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const [name, language, theme] = [search.get("text") ?? "", search.get("language"), search.get("theme") as MailTheme];
  const html = isLanguage(language) && MAIL_THEMES.includes(theme) ? await drawMailWith({ name, language, theme }, now()) : null;
  if (html === null) throw endedAs(404);
  return new Response(html, {
    headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": MAIL_POLICY, "cache-control": "private, no-store" },
  });
}
