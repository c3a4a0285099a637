import { Parser } from "htmlparser2";

/** Attributes with text. */
const SAID = ["aria-label", "alt", "title", "placeholder", "label"];
const SILENT = /^(script|style|svg|template)$/;

/** Collapses whitespace, and trims. */
export const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** Returns every text a page shows or has read aloud, except what is marked as another language. */
export function saidInPage(html: string, language: string): string[] {
  const found: string[] = [];
  const apart: boolean[] = [];
  let text = "";
  const end = () => {
    found.push(text);
    text = "";
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      end();
      apart.push(SILENT.test(name) || Boolean(attributes.lang && attributes.lang !== language));
      if (apart.includes(true)) return;
      if (name !== "meta") found.push(...SAID.map((each) => attributes[each] ?? ""));
      else if (/description|title/.test(attributes.name ?? attributes.property ?? "")) found.push(attributes.content ?? "");
    },
    // A text may arrive in pieces.
    ontext(piece) {
      if (!apart.includes(true)) text += piece;
    },
    oncomment: end,
    onclosetag() {
      end();
      apart.pop();
    },
  });
  parser.end(html);
  return found.map(plain).filter((each) => /[A-Za-z]{3}/.test(each));
}
