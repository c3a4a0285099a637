import { categories } from "#app/features/catalog/categories";
import { subcategoriesOf } from "#app/features/catalog/subcategories";
import { visitorPages } from "./static-pages";

/** The site in a few lines for language models, in the form of llmstxt.org. `link` makes a path absolute. */
export function writeLlmsText(siteName: string, link: (path: string) => string): string {
  const line = ({ name, path, description }: { name: string; path: string; description: string }) =>
    `- [${name}](${link(path)}): ${description}`;
  const fields = categories().flatMap((category) => [
    line({ ...category, name: category.pageTitle }),
    ...subcategoriesOf(category.id).map(({ title, path, tagline }) => line({ name: title, path, description: tagline })),
  ]);
  return [
    `# ${siteName}`,
    "",
    "> A marketplace where people and businesses find reviewed expert advisors, see why each fits and what a session costs in full, and ask for a time. Pay for each session, no subscription.",
    "",
    "Pages are complete HTML and need no JavaScript. Each advisor's public page stands at /advisors/<name>; the sitemap lists them with the date of their last change. Prices are in the advisor's currency. What advisors say is information, not a professional relationship.",
    "",
    "## Pages",
    "",
    ...visitorPages().map(line),
    "",
    "## Fields",
    "",
    ...fields,
    "",
    "## Machines",
    "",
    line({ name: "Sitemap", path: "/sitemap.xml", description: "Every public page" }),
    line({ name: "Robots", path: "/robots.txt", description: "What is not to be crawled" }),
    "",
  ].join("\n");
}
