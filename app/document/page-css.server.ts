import postcss, { type AtRule, type ChildNode, type Root, type Rule } from "postcss";

/** A piece of the style sheet: text that always stays, a rule with the classes its selectors need, or a block of pieces. */
type Piece = { text: string } | { text: string; needs: string[][] } | { open: string; pieces: Piece[] };

const BLOCKS = new Set(["layer", "media", "supports", "container"]);

/**
 * Splits a style sheet once, so that each page can carry just the rules its own markup can match.
 * The rest comes as a file with React (entry.client), before anything could use it.
 */
export function splitStyleSheet(css: string): (html: string) => string {
  const pieces = piecesOf(postcss.parse(css));
  return (html) => assemble(pieces, classesIn(html));
}

/** Every class that stands in the markup. */
export function classesIn(html: string): Set<string> {
  const found = new Set<string>();
  for (const [, list = ""] of html.matchAll(/\sclass="([^"]*)"/g)) for (const name of unescapeHtml(list).split(/\s+/)) found.add(name);
  return found;
}

function piecesOf(parent: Root | AtRule): Piece[] {
  return (parent.nodes ?? []).map(pieceOf);
}

function pieceOf(node: ChildNode): Piece {
  if (node.type === "rule") return { text: node.toString(), needs: neededClasses(node) };
  if (node.type === "atrule" && node.nodes && BLOCKS.has(node.name))
    return { open: `@${node.name} ${node.params}`, pieces: piecesOf(node) };
  // A statement without a block loses its semicolon when it is printed alone.
  return { text: node.type === "atrule" && !node.nodes ? `${node.toString()};` : node.toString() };
}

/** For each selector of a rule, the classes without which it can match nothing. What stands in brackets of :not() and its like asks for nothing. */
function neededClasses(rule: Rule): string[][] {
  return rule.selectors.map((selector) => {
    const plain = selector.replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, "");
    return [...plain.matchAll(/\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w\u0080-\uffff-])+)/gi)].map(([, name = ""]) => unescapeCss(name));
  });
}

function assemble(pieces: Piece[], classes: Set<string>): string {
  let css = "";
  for (const piece of pieces) {
    if ("pieces" in piece) {
      const inside = assemble(piece.pieces, classes);
      if (inside) css += `${piece.open}{${inside}}`;
    } else if (!("needs" in piece) || piece.needs.some((names) => names.every((name) => classes.has(name)))) {
      css += piece.text;
    }
  }
  return css;
}

const unescapeCss = (name: string) =>
  name.replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))).replace(/\\(.)/g, "$1");

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'", "&#39;": "'" };
const unescapeHtml = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity);
