import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "../../scripts/mutants/syntax.mjs";

/** Functions that return the person of the request, as a viewer or an actor. */
const PERSON = new Set(["requireViewer", "asClient", "asAdvisor", "asAdmin", "asSide"]);

/**
 * The path of a person's request through the product, as somebody reads the code to follow it: from one function on, every function that is
 * passed the person or a part of them, in code order, each once. Return values are not followed.
 *
 * Returns the files in the order in which they are opened, and the `climbs`: calls back into a file that had led to the current one, for a
 * function of it not read yet. A start is FILE:FUNCTION, or FILE:FUNCTION:PARAMETER for a function that is passed the person. `past` names
 * functions that handle other posts of the same page.
 */
export function walkFrom(starts, { past = [], read = readIfThere } = {}) {
  const modules = new Map();
  const moduleOf = (at) => modules.get(at) ?? modules.set(at, readModule(at, read)).get(at);
  const entered = new Set();
  /** Each opened file, and the one that led to it. */
  const openedBy = new Map();
  const climbs = [];

  function enter(from, at, called, followed) {
    const declared = moduleOf(at).functions.get(called);
    if (!declared) return;
    const names = namesFollowed(declared, followed);
    const once = `${at}:${called}:${[...names].sort()}`;
    if (names.size === 0 || entered.has(once)) return;
    const isNew = ![...entered].some((each) => each.startsWith(`${at}:${called}:`));
    entered.add(once);
    if (!openedBy.has(at)) openedBy.set(at, from);
    else if (isNew && from !== at && from !== openedBy.get(at)) climbs.push(`${from} → ${at} (${called})`);
    follow(at, declared.body, names);
  }

  /** Reads arguments before the function they are passed to, and before what that one calls. */
  function follow(at, node, names) {
    if (node.type === "VariableDeclarator" && node.init) {
      follow(at, node.init, names);
      for (const each of namesBound(node, names)) names.add(each);
    } else if (node.type === "CallExpression") {
      const given = node.arguments.filter((argument) => !isFunction(argument));
      for (const each of [node.callee, ...given]) follow(at, each, names);
      hand(at, node, names);
      for (const each of node.arguments.filter(isFunction)) follow(at, each, names);
    } else for (const child of childrenOf(node)) follow(at, child, names);
  }

  function hand(at, { callee, arguments: given }, names) {
    if (callee.type !== "Identifier" || past.includes(callee.name)) return;
    const followed = given.map((argument) => partsFollowed(argument, names));
    if (!followed.some(Boolean)) return;
    const home = moduleOf(at).functions.has(callee.name) ? { at, name: callee.name } : moduleOf(at).imports.get(callee.name);
    if (home) enter(at, home.at, home.name, followed);
  }

  for (const start of starts) {
    const [file, name, parameter] = start.split(":");
    const first = moduleOf(file).functions.get(name);
    if (!first) throw new Error(`${file} has no function ${name}`);
    if (!openedBy.has(file)) openedBy.set(file, null);
    follow(file, first.body, new Set(parameter ? [parameter] : []));
  }
  return { files: [...openedBy.keys()], climbs };
}

const readIfThere = (file) => (existsSync(file) ? readFileSync(file, "utf8") : null);

const isFunction = ({ type }) => type === "ArrowFunctionExpression" || type === "FunctionExpression";

/** The child nodes in code order; types pass nothing on. */
const childrenOf = (node) =>
  Object.entries(node)
    .filter(([name]) => !["typeArguments", "typeAnnotation", "returnType", "typeParameters"].includes(name))
    .flatMap(([, value]) => value)
    .filter((child) => typeof child?.type === "string");

/** The functions and imported names of a module. */
function readModule(file, read) {
  const { program, module } = parse(file, read(file));
  const functions = new Map();
  const imports = new Map();
  for (const statement of program.body) {
    const declared = statement.type.startsWith("Export") ? statement.declaration : statement;
    if (declared?.type === "FunctionDeclaration") functions.set(declared.id.name, declared);
    if (declared?.type !== "VariableDeclaration") continue;
    for (const { id, init } of declared.declarations) if (init?.type === "ArrowFunctionExpression") functions.set(id.name, init);
  }
  for (const { moduleRequest, entries } of module.staticImports) {
    const at = resolve(moduleRequest.value, file, read);
    if (!at) continue;
    for (const { importName, localName, isType } of entries) if (!isType) imports.set(localName.value, { at, name: importName.name });
  }
  return { functions, imports };
}

function resolve(name, from, read) {
  const base = name.startsWith("#app/") ? name.slice(1) : name.startsWith(".") && path.posix.join(path.posix.dirname(from), name);
  return base ? [`${base}.ts`, `${base}.tsx`].find((each) => read(each) !== null) : undefined;
}

/** The names of a function's followed parameters: all names of a whole value, or those of an object's followed keys. */
function namesFollowed({ params }, followed) {
  const names = new Set();
  for (const [index, parts] of followed.entries()) {
    const param = params[index];
    if (!param || !parts) continue;
    for (const [name, key] of bindings(param)) if (parts === true || !key || parts.has(key)) names.add(name);
  }
  return names;
}

/** The names that a pattern binds, each with its key in the object (none for a whole). */
function bindings(pattern) {
  const names = new Map();
  const bind = (node, key) => {
    if (!node) return;
    if (node.type === "Identifier") names.set(node.name, key);
    else if (node.type === "AssignmentPattern") bind(node.left, key);
    else if (node.type === "RestElement") bind(node.argument, key);
    else if (node.type === "ArrayPattern") for (const each of node.elements) bind(each, key);
    else if (node.type === "ObjectPattern")
      for (const each of node.properties) {
        if (each.type === "RestElement") bind(each.argument, key);
        else bind(each.value, key ?? each.key.name);
      }
  };
  bind(pattern, undefined);
  return names;
}

/** Whether an argument is a followed value (true), an object with followed keys (those), or neither (null). */
function partsFollowed(node, names) {
  if (node.type !== "ObjectExpression") return isOf(node, names) || null;
  const keys = new Set();
  for (const property of node.properties) {
    if (property.type === "SpreadElement" && isOf(property.argument, names)) return true;
    if (property.type === "Property" && (isOf(property.value, names) || partsOfObject(property.value, names))) keys.add(property.key.name);
  }
  return keys.size > 0 ? keys : null;
}

const partsOfObject = (node, names) => node.type === "ObjectExpression" && partsFollowed(node, names) !== null;

/** Whether an expression is a followed value, or a part of it. */
function isOf(node, names) {
  if (node.type === "Identifier") return names.has(node.name);
  if (node.type === "MemberExpression") return isOf(node.object, names);
  if (node.type === "ChainExpression" || node.type === "TSNonNullExpression" || node.type === "TSAsExpression")
    return isOf(node.expression, names);
  if (node.type === "LogicalExpression") return isOf(node.left, names) || isOf(node.right, names);
  if (node.type === "ConditionalExpression") return isOf(node.consequent, names) || isOf(node.alternate, names);
  if (node.type === "AwaitExpression") return isOf(node.argument, names);
  return node.type === "CallExpression" && PERSON.has(node.callee.name);
}

/** The names that a declaration binds to a followed value, or to parts of it. */
function namesBound({ id, init }, names) {
  const parts = partsFollowed(init, names);
  if (!parts) return [];
  return [...bindings(id)].filter(([, key]) => parts === true || !key || parts.has(key)).map(([name]) => name);
}
