import { siteLink } from "#app/platform/origin.server";

const CLOSED = [
  "/admin",
  "/profile",
  "/advisor-profile",
  "/book-consultation",
  "/advisors/*/book",
  "/consultations",
  "/messages",
  "/notifications",
  "/functions",
  "/feeds",
  "/auth/",
  // Choices of a single visit, of which there are unlimited combinations.
  "/auth?",
  "/advisors/all?",
  "/*?compare=",
  "/*&compare=",
];

export function loader() {
  const lines = ["User-agent: *", ...CLOSED.map((path) => `Disallow: ${path}`), "Allow: /", "", `Sitemap: ${siteLink("/sitemap.xml")}`];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
