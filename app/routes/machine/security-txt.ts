import { now } from "#app/platform/clock.server";
import { DAY_MS } from "#app/platform/durations";
import { contactEmail } from "#app/platform/mail/sender.server";
import { siteLink } from "#app/platform/origin.server";

const GOOD_FOR_DAYS = 180;
/** Contact for reporting vulnerabilities. Always valid for another half year. (RFC 9116) */
export async function loader() {
  const expires = new Date(now().getTime() + GOOD_FOR_DAYS * DAY_MS);
  const lines = [
    `Contact: mailto:${await contactEmail()}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${siteLink("/.well-known/security.txt")}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
