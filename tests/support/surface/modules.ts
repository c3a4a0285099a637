import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";

/** A syntax node from the parser: tests read its properties by name. */
export interface Syntax {
  type: string;
  [key: string]: unknown;
}

/** A syntax node and its file. */
export interface Place {
  file: string;
  node: Syntax;
}

interface Module {
  file: string;
  declared: Map<string, Place>;
  /** A local name, with the module it comes from and its name there. */
  imported: Map<string, readonly [from: string, name: string]>;
  passedOn: Map<string, readonly [from: string, name: string]>;
}

export const APP = path.resolve(import.meta.dirname, "../../../app");

const modules = new Map<string, Module>();

/** Returns the top-level declarations of one of our source files. */
export function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const module: Module = { file, declared: new Map(), imported: new Map(), passedOn: new Map() };
  modules.set(file, module);
  for (const statement of childrenOf(parseSync(file, readFileSync(file, "utf8")).program as unknown as Syntax, "body"))
    read(module, statement);
  return module;
}

function read(module: Module, statement: Syntax) {
  const from = textOf(statement.source as Syntax);
  if (statement.type === "ImportDeclaration" && statement.importKind !== "type")
    for (const each of childrenOf(statement, "specifiers"))
      module.imported.set(nameOf(each.local), [from, each.imported ? nameOf(each.imported) : "default"]);
  if (statement.type === "ExportNamedDeclaration" && statement.source)
    for (const each of childrenOf(statement, "specifiers")) module.passedOn.set(nameOf(each.exported), [from, nameOf(each.local)]);
  const declaration = (statement.type.startsWith("Export") ? statement.declaration : statement) as Syntax | null;
  if (declaration?.type === "FunctionDeclaration") module.declared.set(nameOf(declaration.id), { file: module.file, node: declaration });
  if (declaration?.type !== "VariableDeclaration") return;
  for (const node of childrenOf(declaration, "declarations")) {
    const place = { file: module.file, node };
    walk(node.id, (piece) => {
      if (piece.type === "Identifier") module.declared.set(nameOf(piece), place);
    });
  }
}

/** Calls `visit` for a node and its descendants except types; `false` skips a node's children. */
export function walk(piece: unknown, visit: (piece: Syntax) => unknown) {
  if (Array.isArray(piece)) for (const each of piece) walk(each, visit);
  else if (typeof piece === "object" && piece !== null) {
    const { type } = piece as Syntax;
    const isType = type?.startsWith("TS") && !/^TS(As|Satisfies|NonNull)/.test(type);
    if (isType || (type && visit(piece as Syntax) === false)) return;
    for (const inner of Object.values(piece)) if (typeof inner === "object") walk(inner, visit);
  }
}

/** Returns the declaration a name refers to in a file, wherever it is; null if it is not ours. */
export function resolve(file: string, name: string): Place | null {
  const { declared, imported, passedOn } = moduleOf(file);
  const own = declared.get(name);
  if (own) return own;
  const [from, there] = imported.get(name) ?? passedOn.get(name) ?? [];
  const target = from && fileOf(file, from);
  return target && there ? resolve(target, there) : null;
}

function fileOf(from: string, specifier: string) {
  const [bare = ""] = specifier.split("?");
  const place = bare.startsWith("#app/") ? path.join(APP, bare.slice(5)) : bare.startsWith(".") ? path.resolve(from, "..", bare) : null;
  return place && ["", ".ts", ".tsx"].map((end) => place + end).find((each) => /\.tsx?$/.test(each) && existsSync(each));
}

/** Returns every declaration of ours that a declaration can reach, itself included. `isOutside` says which files not to enter. */
export function reachable(from: Place, isOutside: (file: string) => boolean, found = new Set<Place>()): Set<Place> {
  if (found.has(from) || isOutside(from.file)) return found;
  found.add(from);
  for (const used of usedBy(from)) reachable(used, isOutside, found);
  return found;
}

const uses = new WeakMap<Place, Place[]>();

function usedBy(place: Place): Place[] {
  const known = uses.get(place);
  if (known) return known;
  const names = new Set<string>();
  walk(place.node, (piece) => {
    if (piece.type === "Identifier") names.add(nameOf(piece));
  });
  const used = [...names].flatMap((name) => resolve(place.file, name) ?? []);
  uses.set(place, used);
  return used;
}

/** Returns a variable's initializer, without type-only parts: `as const`, `satisfies`. */
export function initOf(place: Place | null): Syntax | undefined {
  let init = place?.node.init as Syntax | undefined;
  while (init?.type === "TSAsExpression" || init?.type === "TSSatisfiesExpression") init = init.expression as Syntax;
  return init;
}

export const childrenOf = (node: Syntax, key: string) => ((node[key] ?? []) as (Syntax | null)[]).filter((each) => each !== null);
export const nameOf = (node: unknown) =>
  String((node as { name?: unknown; value?: unknown })?.name ?? (node as { value?: unknown })?.value ?? "");

/** Returns the value of a literal; an empty text for anything else. */
export const textOf = (node: unknown) => {
  const { type, value } = (node ?? {}) as { type?: string; value?: unknown };
  return type === "Literal" && typeof value === "string" ? value : "";
};
