import { categories } from "#app/features/catalog/categories";
import { subcategoriesOf } from "#app/features/catalog/subcategories";
import { visitorPages } from "./static-pages";

type LlmsKey = "llmsSite" | "llmsPages" | "llmsHeadingPages" | "llmsHeadingFields" | "llmsHeadingMachines" | "llmsSitemap" | "llmsRobots";

interface Wording {
  siteName: string;
  /** Makes a path absolute. */
  link: (path: string) => string;
  /** Translates the name of a page or a catalog entry. */
  named: (english: string) => string;
  say: (key: LlmsKey) => string;
}

/** Describes the site in a few lines for language models, in the llmstxt.org format, in one language. */
export function writeLlmsText({ siteName, link, named, say }: Wording): string {
  const line = ({ name, path, description }: { name: string; path: string; description: string }) =>
    `- [${named(name)}](${link(path)}): ${named(description)}`;
  const fields = categories().flatMap((category) => [
    line({ ...category, name: category.pageTitle }),
    ...subcategoriesOf(category.id).map(({ title, path, tagline }) => line({ name: title, path, description: tagline })),
  ]);
  return [
    `# ${siteName}`,
    "",
    `> ${say("llmsSite")}`,
    "",
    say("llmsPages"),
    "",
    `## ${say("llmsHeadingPages")}`,
    "",
    ...visitorPages().map(line),
    "",
    `## ${say("llmsHeadingFields")}`,
    "",
    ...fields,
    "",
    `## ${say("llmsHeadingMachines")}`,
    "",
    line({ name: "Sitemap", path: "/sitemap.xml", description: say("llmsSitemap") }),
    line({ name: "robots.txt", path: "/robots.txt", description: say("llmsRobots") }),
    "",
  ].join("\n");
}
