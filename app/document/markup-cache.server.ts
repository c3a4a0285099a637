import { randomUUID } from "node:crypto";

/** Cards, headers and footers of a few kilobytes each. */
const MAX_KEPT = 1000;
/** The router marks its links for lazy route discovery, which is not used here (react-router.config.ts). Attribute values contain no quotes. */
const FOR_DISCOVERY = ' data-discover="true"';
const HERE = `here-${randomUUID()}`;

const kept = new Map<string, string>();
let keptOf = "";

/**
 * Caches markup that is rendered once and reused in many pages (ui/cached-markup) while `version` stays the same. Use one store per page render:
 * `finish` takes the new parts from the page's markup and returns the page to send.
 */
export function markupStore(version: string) {
  if (keptOf !== version) kept.clear();
  keptOf = version;
  const marked: string[] = [];
  const store = {
    find: (key: string) => kept.get(key),
    mark: (key: string): Record<string, string> => ({ "data-kept": String(marked.push(key) - 1) }),
    here: HERE,
  };
  return {
    store,
    finish(html: string, here: string) {
      for (const [index, key] of marked.entries()) keep(key, insideOf(html, index), version);
      const clean = marked.length > 0 ? withoutMarks(html) : html;
      return clean.replaceAll(FOR_DISCOVERY, "").replaceAll(HERE, () => escapeAttribute(here));
    },
  };
}

function keep(key: string, inside: string | null, version: string) {
  if (inside === null || version !== keptOf) return;
  if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value ?? "");
  kept.set(key, withoutMarks(inside));
}

/** React escapes every < and > in texts and values, so whatever looks like a tag is one. */
const withoutMarks = (html: string) => html.replace(/(<[a-z][^<>]*) data-kept="\d+"/g, "$1");

/** Returns the content between the tag with a mark and its closing tag. */
function insideOf(html: string, index: number): string | null {
  const at = html.indexOf(` data-kept="${index}"`);
  const opens = html.lastIndexOf("<", at);
  const begins = html.indexOf(">", at) + 1;
  const name = /^<([a-z]+)/.exec(html.slice(opens, opens + 20))?.[1];
  if (at < 0 || !name) return null;
  // pattern: letters of a name between fixed ones, without a loop.
  const tags = new RegExp(`<(/?)${name}\\b`, "g");
  tags.lastIndex = begins;
  let depth = 1;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return html.slice(begins, tag.index);
  }
  return null;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", '"': "&quot;", "'": "&#x27;", "<": "&lt;", ">": "&gt;" };
const escapeAttribute = (text: string) => text.replace(/[&"'<>]/g, (character) => ENTITIES[character] ?? character);
