import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";

const ROOT = path.resolve(import.meta.dirname, "../..");
/** Files that access neither database nor disk, and a few server files that do not either. */
const PURE = "app/{features,forms,middleware,platform,ui,document}/**/*.ts";
const PURE_OF_SERVER = ["app/platform/http/request-line.server.ts", "app/platform/http/address.server.ts", "app/platform/secret.server.ts"];

/** A function that takes texts: its location, and its parameters' types as written, with '?' before optional ones. */
export interface TextFunction {
  file: string;
  name: string;
  types: string[];
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Returns every exported function of the product's pure files that takes a text, found in their syntax trees. */
export function textFunctions(): TextFunction[] {
  const files = globSync(PURE, { cwd: ROOT }).filter((file) => !/\.(server|test|d)\.ts$|\.server\.test\.ts$/.test(file));
  return [...files, ...PURE_OF_SERVER].sort().flatMap((file) => functionsIn(file, readFileSync(path.join(ROOT, file), "utf8")));
}

function functionsIn(file: string, source: string): TextFunction[] {
  const { program } = parseSync(file, source) as unknown as { program: { body: Node[] } };
  const typed = program.body.flatMap((statement) => {
    const declaration = statement.type === "ExportNamedDeclaration" ? (statement.declaration as Node | null) : null;
    return declaration ? namedFunctions(declaration) : [];
  });
  return typed
    .map(({ name, parameters }) => ({ file, name, types: parameters.map((parameter) => typeOf(parameter, source)) }))
    .filter(({ types }) => types.some(isText));
}

function namedFunctions(declaration: Node): { name: string; parameters: Node[] }[] {
  if (declaration.type === "FunctionDeclaration") return [{ name: nameOf(declaration.id), parameters: declaration.params as Node[] }];
  if (declaration.type !== "VariableDeclaration") return [];
  return (declaration.declarations as { id: unknown; init: Node | null }[]).flatMap(({ id, init }) =>
    init?.type === "ArrowFunctionExpression" ? [{ name: nameOf(id), parameters: init.params as Node[] }] : [],
  );
}

const nameOf = (id: unknown) => (id as { name: string }).name;

function typeOf(parameter: Node, source: string): string {
  const hasDefault = parameter.type === "AssignmentPattern";
  const target = hasDefault ? (parameter.left as Node) : parameter;
  const annotation = (target.typeAnnotation as { typeAnnotation: Node } | undefined)?.typeAnnotation;
  return (
    (hasDefault || target.optional ? "?" : "") + (annotation ? source.slice(annotation.start, annotation.end).replace(/\s+/g, " ") : "")
  );
}

/** Whether a parameter of this type is a text, or a list of texts. */
export const isText = (type: string) => /^\??(?:string|(?:readonly )?string\[\])(?: \| (?:null|undefined))?$/.test(type);
