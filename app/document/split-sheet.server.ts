import postcss, { type AtRule, type ChildNode, type Declaration, type Root, type Rule } from "postcss";
import { foldConstants } from "./minify-css.server.ts";

/** A split style sheet as plain data: the build creates it, so that startup does not have to. */
export interface SplitSheet {
  pieces: Piece[];
  /** State attributes used by its rules. */
  asked: string[];
}

/** A piece of the style sheet: text that always stays, text that stays if the page has what it needs, or a block of pieces. */
export type Piece = Always | ForClasses | Variable | Block;

interface Always {
  text: string;
  /** Variables it reads. */
  reads: string[];
}
/** A rule with the classes and states its selectors need: per selector, one of each group. */
interface ForClasses extends Always {
  needs: string[][][];
}
/** A variable's declaration: dead weight unless a remaining rule reads the variable. */
interface Variable extends Always {
  name: string;
}
interface Block {
  open: string;
  pieces: Piece[];
}

const BLOCKS = new Set(["layer", "media", "supports", "container", "starting-style"]);
/** Layers whose rules only set variables. */
const LAYERS_OF_VARIABLES = new Set(["theme", "properties"]);

/** Splits a style sheet. `isFolded` exists to measure what folding saves. */
export function readSheet(css: string, { isFolded = true } = {}): SplitSheet {
  const sheet = postcss.parse(css);
  if (isFolded) foldConstants(sheet);
  return { pieces: piecesOf(sheet), asked: [...new Set([...css.matchAll(STATE)].map(([, name = ""]) => name))] };
}

/** A state with its value. The inline script sets the root's own states, and choices are marked on the root. */
const STATE = /\[((?:aria|data)-(?!theme|choice)[a-z-]+)=["']?([^"'[\]]*)["']?\]/g;

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

/** Splits the rules of a variables layer into their declarations. */
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

/** Returns, per selector of a rule, the classes and states it cannot match without. The contents of :not() require nothing. */
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

/** For `.a > b, .c` returns [a, c], for `:root:has(.a) .b` [a]; empty when one of the selectors needs no class. */
function oneOfClasses(list: string): string[] {
  const each = list
    .replace(/:has\((\.[\w-]+)\)/g, "$1")
    .replace(BRACKETS, "")
    .split(",")
    .map((selector) => classesIn(selector)[0]);
  return each.every((name) => name !== undefined) ? each : [];
}

export const variablesIn = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = ""]) => name);

const unescapeCss = (name: string) =>
  name.replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))).replace(/\\(.)/g, "$1");
