import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";

/** A text in the code: its key, if any, and its words with a gap for each inserted value. */
export interface TextInCode {
  key: string;
  text: string;
}

interface Node {
  type: string;
  [part: string]: unknown;
}

/** Marks an inserted value in a template. */
const GAP = "◦";
const APP = path.resolve(import.meta.dirname, "../../app");

/** Returns every product file below `app`, relative to it. */
export const productFiles = () =>
  readdirSync(APP, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .sort();

export const readProduct = (file: string) => readFileSync(path.join(APP, file), "utf8");

/** Returns every text of a file: strings, templates and JSX text, but no names of files, types and classes. */
export function textsIn(file: string, source: string): TextInCode[] {
  const found: TextInCode[] = [];
  visit(parseSync(file, source).program as unknown as Node, "", found);
  return found;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && typeof (value as Node).type === "string";
const SILENT = /^(Import|ExportAll|TSLiteralType|TSTypeAlias|TSInterface|TaggedTemplate)/;

function visit(node: Node, key: string, found: TextInCode[]) {
  if (SILENT.test(node.type)) return;
  const text = textOf(node);
  if (text !== null) found.push({ key, text });
  for (const [name, part] of Object.entries(node)) {
    if (name === "key" || name === "quasis" || (node.type === "JSXAttribute" && !isSaid(node))) continue;
    for (const child of Array.isArray(part) ? part : [part])
      if (isNode(child)) visit(child, name === "value" ? nameOf(node) || key : key, found);
  }
}

function textOf(node: Node): string | null {
  if (node.type === "Literal" || node.type === "JSXText") return typeof node.value === "string" ? node.value : null;
  if (node.type !== "TemplateLiteral") return null;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(GAP);
}

/** Whether an attribute is read by people, not only by the browser. */
const isSaid = (attribute: Node) =>
  /^(aria-label|alt|title|label|hint|placeholder|text|children)$/.test(String((attribute.name as Node).name));

function nameOf(node: Node): string {
  const key = node.key as { name?: string; value?: string } | undefined;
  return node.type === "Property" ? (key?.name ?? key?.value ?? "") : "";
}

/** Removes arguments from a message: of `{count, plural, one {# hour} other {# hours}}` the words of each case remain. */
export function withoutPlaceholders(message: string): string {
  const opening = message.indexOf("{");
  if (opening === -1) return message;
  const closing = endOf(message, opening);
  const inside = message.slice(opening + 1, closing);
  const cases = /^\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/.exec(inside);
  const words = cases ? wordsOfCases(inside.slice(cases[0].length)) : GAP;
  return message.slice(0, opening) + words + withoutPlaceholders(message.slice(closing + 1));
}

/** Returns the words of ` =0 {none} other {# of them}`, without the case names. */
function wordsOfCases(cases: string): string {
  const opening = cases.indexOf("{");
  if (opening === -1) return "";
  const closing = endOf(cases, opening);
  return `${withoutPlaceholders(cases.slice(opening + 1, closing))} ${wordsOfCases(cases.slice(closing + 1))}`;
}

function endOf(text: string, opening: number): number {
  let depth = 0;
  for (let at = opening; at < text.length; at++) {
    if (text[at] === "{") depth++;
    if (text[at] === "}" && --depth === 0) return at;
  }
  return text.length;
}
