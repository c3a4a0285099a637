const WEB_ADDRESS = /\b(?:https?:\/\/|www\.)/i;
/** Markdown and HTML are noise here: quotes are shown as plain text. */
const MARKUP = /<[^<>]{0,200}>|!?\[([^[\]]{0,200})\]\([^[)]{0,500}\)|[*_#`>|]+/g;

/** Removes web and email addresses and markup from a text. */
export function quotable(text: string): string {
  return text.replace(MARKUP, (_, label?: string) => label ?? " ").replace(/\S+/g, withoutAddress);
}

function withoutAddress(word: string): string {
  const web = WEB_ADDRESS.exec(word);
  if (web) return `${word.slice(0, web.index)} `;
  const at = word.indexOf("@", 1);
  const dot = at < 0 ? -1 : word.indexOf(".", at + 2);
  return dot > 0 && dot < word.length - 1 ? " " : word;
}
