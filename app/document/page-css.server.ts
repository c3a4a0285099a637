import { foldUnsetVariables } from "./minify-css.server";
import { type Piece, readSheet, type SplitSheet, variablesIn } from "./split-sheet.server";

/** Pages of one kind use the same classes again and again. */
const MAX_KEPT_SHEETS = 200;

/**
 * Splits a style sheet once, so that each page can carry only the rules its markup can match and the variables they read. The rest is
 * loaded as a file with React (entry.client), before anything can use it. `isFolded` exists to measure what folding saves.
 */
export const splitStyleSheet = (css: string, { isFolded = true } = {}) => cssFrom(readSheet(css, { isFolded }), { isFolded });

/** Does the same for a sheet that was split before. */
export function cssFrom({ pieces, asked: names }: SplitSheet, { isFolded = true } = {}): (html: string) => string {
  const asked = new Set(names);
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
    if (made.size >= MAX_KEPT_SHEETS) made.delete(made.keys().next().value ?? "");
    made.set(key, lean);
    return lean;
  };
}

/**
 * Calls `found` for each of the markup's attributes that begin this way. Searches for fixed strings: a regular expression over a whole page
 * takes several times as long, and every page that is made is searched.
 */
function eachAttribute(html: string, begin: string, found: (name: string, valueAt: number) => void): void {
  for (let at = html.indexOf(begin); at >= 0; at = html.indexOf(begin, at + begin.length)) {
    const equals = html.indexOf('="', at);
    found(html.slice(at + 1, equals), equals + 2);
  }
}

const valueAt = (html: string, at: number) => html.slice(at, html.indexOf('"', at));

/** Returns every class list in the markup. */
function classListsIn(html: string): Set<string> {
  const lists = new Set<string>();
  for (let at = html.indexOf(CLASS); at >= 0; at = html.indexOf(CLASS, at + CLASS.length)) lists.add(valueAt(html, at + CLASS.length));
  return lists;
}

const CLASS = ' class="';

/** Returns the states in the markup that the sheet selects by, such as `[aria-current=page]`. */
function statesIn(html: string, asked: Set<string>): Set<string> {
  const states = new Set<string>();
  const look = (name: string, at: number) => {
    if (asked.has(name)) states.add(`[${name}=${valueAt(html, at)}]`);
  };
  for (const begin of [" aria-", " data-"]) eachAttribute(html, begin, look);
  return states;
}

const classesOf = (lists: Set<string>) => new Set([...lists].flatMap((list) => unescapeHtml(list).split(/\s+/)));

function keepRules(pieces: Piece[], classes: Set<string>): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if ("pieces" in piece) return [{ open: piece.open, pieces: keepRules(piece.pieces, classes) }];
    const isKept = !("needs" in piece) || piece.needs.some((groups) => groups.every((names) => names.some((name) => classes.has(name))));
    return isKept ? [piece] : [];
  });
}

/** Returns the variables that the kept rules read, and those that their values read in turn. */
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

/** Removes keyframes that no remaining rule uses. */
function withoutUnusedMoves(css: string) {
  const words = new Set(css.replaceAll(KEYFRAMES, "").match(/[\w-]+/g));
  return css.replaceAll(KEYFRAMES, (rule, name: string) => (words.has(name) ? rule : ""));
}

const KEYFRAMES = /@keyframes ([\w-]+)\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'", "&#39;": "'" };
const unescapeHtml = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity);
