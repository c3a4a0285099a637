import postcss, { type AtRule, type ChildNode, type Declaration, type Root, type Rule } from "postcss";
import { foldConstants, foldUnsetVariables } from "./lean-css.server";

/** A piece of the style sheet: text that always stays, or that stays if the page has what it needs, or a block of pieces. */
type Piece = Always | ForClasses | Variable | Block;

interface Always {
  text: string;
  /** The variables it reads. */
  reads: string[];
}
/** A rule, with the classes and states that each of its selectors needs: one of each of its groups. */
interface ForClasses extends Always {
  needs: string[][][];
}
/** What gives a variable its value: dead weight unless something that stays reads it. */
interface Variable extends Always {
  name: string;
}
interface Block {
  open: string;
  pieces: Piece[];
}

const BLOCKS = new Set(["layer", "media", "supports", "container", "starting-style"]);
/** The rules of these layers do nothing but give variables their values. */
const LAYERS_OF_VARIABLES = new Set(["theme", "properties"]);

/** Pages of one kind bring the same classes again and again. */
const MOST_KEPT_SHEETS = 200;

/**
 * Splits a style sheet once, so that each page can carry just the rules its own markup can match, and the variables those read.
 * The rest comes as a file with React (entry.client), before anything could use it. `isFolded` is for measuring what folding saves.
 */
export function splitStyleSheet(css: string, { isFolded = true } = {}): (html: string) => string {
  const sheet = postcss.parse(css);
  if (isFolded) foldConstants(sheet);
  const pieces = piecesOf(sheet);
  const asked = new Set([...css.matchAll(STATE)].map(([, name = ""]) => name));
  const made = new Map<string, string>();
  return (html) => {
    const lists = classListsIn(html);
    const variables = variablesIn(html);
    const states = statesIn(html, asked);
    const key = [...lists, ...variables, ...states].join("\n");
    const known = made.get(key);
    if (known !== undefined) return known;
    const kept = keepRules(pieces, new Set([...classesOf(lists), ...states]));
    const whole = withoutUnusedMoves(print(kept, variablesFor(kept, variables)));
    const lean = isFolded ? foldUnsetVariables(whole) : whole;
    if (made.size >= MOST_KEPT_SHEETS) made.delete(made.keys().next().value ?? "");
    made.set(key, lean);
    return lean;
  };
}

/** Every list of classes that stands in the markup. */
function classListsIn(html: string): Set<string> {
  const found = new Set<string>();
  for (const [, list = ""] of html.matchAll(/\sclass="([^"]*)"/g)) found.add(list);
  return found;
}

/** What stands in the markup of the states that the sheet asks for: `[aria-current=page]`. */
function statesIn(html: string, asked: Set<string>): Set<string> {
  const found = new Set<string>();
  for (const [, name = "", value = ""] of html.matchAll(/\s((?:aria|data)-[a-z-]+)="([^"]*)"/g))
    if (asked.has(name)) found.add(`[${name}=${value}]`);
  return found;
}

/** A state with its value. Those of the root are the inline script's, and choices are marked on the root. */
const STATE = /\[((?:aria|data)-(?!theme|choice)[a-z-]+)=["']?([^"'[\]]*)["']?\]/g;

const classesOf = (lists: Set<string>) => new Set([...lists].flatMap((list) => unescapeHtml(list).split(/\s+/)));

function piecesOf(parent: Root | AtRule): Piece[] {
  return (parent.nodes ?? []).filter(({ type }) => type !== "comment").flatMap(pieceOf);
}

function pieceOf(node: ChildNode): Piece | Piece[] {
  const text = node.toString();
  const reads = variablesIn(text);
  if (node.type === "rule") return { text, reads, needs: neededClasses(node) };
  if (node.type !== "atrule") return { text, reads };
  if (node.name === "property") return { text, reads, name: node.params };
  if (node.name === "layer" && node.nodes && LAYERS_OF_VARIABLES.has(node.params)) return blockOf(node, valuesOf(node));
  if (node.nodes && BLOCKS.has(node.name)) return blockOf(node, piecesOf(node));
  // A statement without a block loses its semicolon when it is printed alone.
  return { text: node.nodes ? text : `${text};`, reads };
}

const blockOf = ({ name, params }: AtRule, pieces: Piece[]): Block => ({ open: `@${name} ${params}`, pieces });

/** The rules of a layer of variables, taken apart into their declarations. */
function valuesOf(parent: AtRule): Piece[] {
  return (parent.nodes ?? []).flatMap((node): Piece[] => {
    if (node.type === "atrule") return [blockOf(node, valuesOf(node))];
    if (node.type !== "rule") return [];
    const declared = node.nodes.filter((each): each is Declaration => each.type === "decl");
    return [{ open: node.selector, pieces: declared.map(declaredVariable) }];
  });
}

const declaredVariable = (declaration: Declaration): Variable => ({
  name: declaration.prop,
  text: `${declaration.toString()};`,
  reads: variablesIn(declaration.value),
});

const variablesIn = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = ""]) => name);

/** For each selector of a rule, the classes and states without which it can match nothing. What stands in brackets of :not() asks for nothing. */
function neededClasses(rule: Rule): string[][][] {
  return rule.selectors.map((selector) => {
    const around = selector.replace(BRACKETS, "");
    const within = [...selector.matchAll(BRACKETS)].flatMap(([, kind, inside = ""]) => (kind === "not" ? [] : [oneOfClasses(inside)]));
    return [...classesIn(around).map((name) => [name]), ...statesOf(around), ...within.filter((names) => names.length > 0)];
  });
}

const BRACKETS = /:(not|is|where|has)\(((?:[^()]|\([^()]*\))*)\)/g;

const statesOf = (selector: string) => [...selector.matchAll(STATE)].map(([, name, value]) => [`[${name}=${value}]`]);

const classesIn = (selector: string) =>
  [...selector.matchAll(/\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w\u0080-\uffff-])+)/gi)].map(([, name = ""]) => unescapeCss(name));

/** Of `.a > b, .c` one of a and c; nothing where one of the selectors does without a class. */
function oneOfClasses(list: string): string[] {
  const each = list
    .replace(BRACKETS, "")
    .split(",")
    .map((selector) => classesIn(selector)[0]);
  return each.every((name) => name !== undefined) ? each : [];
}

function keepRules(pieces: Piece[], classes: Set<string>): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if ("pieces" in piece) return [{ open: piece.open, pieces: keepRules(piece.pieces, classes) }];
    const isKept = !("needs" in piece) || piece.needs.some((groups) => groups.every((names) => names.some((name) => classes.has(name))));
    return isKept ? [piece] : [];
  });
}

/** The variables that what is kept reads, and those that their values read in turn. */
function variablesFor(kept: Piece[], alsoRead: string[]): Set<string> {
  const values = new Map<string, string[]>();
  const waiting = [...alsoRead];
  const look = (piece: Piece) => {
    if ("pieces" in piece) for (const each of piece.pieces) look(each);
    else if ("name" in piece) values.set(piece.name, [...(values.get(piece.name) ?? []), ...piece.reads]);
    else waiting.push(...piece.reads);
  };
  for (const piece of kept) look(piece);
  const read = new Set<string>();
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    waiting.push(...(values.get(name) ?? []));
  }
  return read;
}

function print(pieces: Piece[], variables: Set<string>): string {
  let css = "";
  for (const piece of pieces) {
    if ("pieces" in piece) {
      const inside = print(piece.pieces, variables);
      if (inside) css += `${piece.open}{${inside}}`;
    } else if (!("name" in piece) || variables.has(piece.name)) {
      css += piece.text;
    }
  }
  return css;
}

/** Without the keyframes that nothing of what stays moves by. */
function withoutUnusedMoves(css: string) {
  const words = new Set(css.replaceAll(KEYFRAMES, "").match(/[\w-]+/g));
  return css.replaceAll(KEYFRAMES, (rule, name: string) => (words.has(name) ? rule : ""));
}

const KEYFRAMES = /@keyframes ([\w-]+)\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

const unescapeCss = (name: string) =>
  name.replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))).replace(/\\(.)/g, "$1");

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'", "&#39;": "'" };
const unescapeHtml = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity);
