import { drawMailWith, MAIL_THEMES, type MailTheme } from "#app/features/admin/texts/mail-preview.server";
import { isLanguage } from "#app/languages/languages";
import { now } from "#app/platform/clock.server";
import { endedAs } from "#app/platform/http/ended-as";
import type { Route } from "./+types/mail-preview";

/** A mail has its styles with it, and its mark and logo are of the site. Nothing else comes with it, and nothing runs. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; sandbox allow-same-origin";

/** The whole of a mail with drafts in it, for admins: as its readers would get it, in a light or a dark mailbox. */
export async function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const [name, language, theme] = [search.get("text") ?? "", search.get("language"), search.get("theme") as MailTheme];
  const html = isLanguage(language) && MAIL_THEMES.includes(theme) ? await drawMailWith({ name, language, theme }, now()) : null;
  if (html === null) throw endedAs(404);
  return new Response(html, {
    headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": MAIL_POLICY, "cache-control": "private, no-store" },
  });
}
