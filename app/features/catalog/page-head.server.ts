import { config } from "#app/config.server";
import { siteLink } from "#app/platform/origin.server";
import type { PageHead } from "./page-head";

const LONGEST_DESCRIPTION = 160;

/** The head of a public page at a path of this site. A long description is cut at a word. */
export function describePage(title: string, description: string, path: string, { isView = false } = {}): PageHead {
  return { site: config().siteName, title, description: shorten(description), canonical: siteLink(path), isView };
}

function shorten(text: string) {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= LONGEST_DESCRIPTION) return plain;
  const cut = plain.slice(0, LONGEST_DESCRIPTION - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)).replace(/[\s,;:.]+$/, "")}…`;
}
