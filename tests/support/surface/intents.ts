import { childrenOf, initOf, nameOf, type Place, resolve, type Syntax, textOf, walk } from "./modules";

/** How a handler distinguishes forms: a field and its value (`intent`, `security`), or the presence of a field. */
export interface Sign {
  field: string;
  /** Null if its presence is enough. */
  value: string | null;
}

/** A sign, with the source that belongs to it alone. */
export interface Told {
  sign: Sign;
  owners: Place[];
}

/**
 * Returns every sign by which some places of the source distinguish forms: by comparing `intent`, in a `switch`, by an object's key, as a
 * member of a list, in a schema of alternatives, or by checking for a field.
 */
export function signsIn(places: Iterable<Place>): Told[] {
  const found = new Map<string, Told>();
  for (const place of places)
    for (const { sign, owner } of toldApart(place)) {
      const key = JSON.stringify(sign);
      const told = found.get(key) ?? { sign, owners: [] };
      told.owners.push(owner);
      found.set(key, told);
    }
  return [...found.values()];
}

type Owned = [sign: Sign, owner: Syntax | null];
type Found = { sign: Sign; owner: Place };

const known = new WeakMap<Place, Found[]>();

function toldApart(place: Place): Found[] {
  const before = known.get(place);
  if (before) return before;
  const { file } = place;
  const found: Found[] = [];
  const inTests = new Set<Syntax>();
  walk(place.node, (piece) => {
    const owned = [...compared(piece, inTests), ...switched(piece), ...alternatives(piece)];
    for (const [sign, node] of owned) if (sign.value !== "") found.push({ sign, owner: node ? { file, node } : place });
    for (const [value, owner] of listed(file, piece)) found.push({ sign: intent(value), owner: owner ?? place });
  });
  known.set(place, found);
  return found;
}

const intent = (value: string): Sign => ({ field: "intent", value });

/** What handlers call it: its field, and in the wizards the pressed button. */
const isIntent = (node: unknown): boolean => {
  const { type, property } = (node ?? {}) as Syntax;
  return /^(intent|pressed)$/.test(type === "MemberExpression" ? nameOf(property) : nameOf(node));
};

/** In an `if`, it owns the branch; elsewhere, or when assumed, everything around it. */
function compared(piece: Syntax, inTests: Set<Syntax>): Owned[] {
  if (piece.type === "AssignmentPattern" && isIntent(piece.left)) return [[intent(textOf(piece.right)), null]];
  if (piece.type === "BinaryExpression" && isIntent(piece.left) && !inTests.has(piece)) return [[intent(textOf(piece.right)), null]];
  if (piece.type !== "IfStatement" && piece.type !== "ConditionalExpression") return [];
  const owned: Owned[] = [];
  walk(piece.test, (inner) => {
    if (inner.type !== "BinaryExpression") return;
    const { operator, left, right } = inner;
    if (operator === "in" && /^(fields|values)$/.test(nameOf(right)) && textOf(left))
      owned.push([{ field: textOf(left), value: null }, piece.consequent as Syntax]);
    if (operator !== "===" || !isIntent(left)) return;
    inTests.add(inner);
    owned.push([intent(textOf(right)), piece.consequent as Syntax]);
  });
  return owned;
}

function switched(piece: Syntax): Owned[] {
  if (piece.type !== "SwitchStatement" || !isIntent(piece.discriminant)) return [];
  const cases = childrenOf(piece, "cases");
  return cases.map((each, index) => {
    const answered = cases.slice(index).find((one) => childrenOf(one, "consequent").length > 0);
    return [intent(textOf(each.test)), answered ? { type: "Block", body: answered.consequent } : null];
  });
}

/** Matches `intent: z.enum(["open", "read"])`, and the alternatives of `z.discriminatedUnion("assistant", …)`: sibling properties belong to it. */
function alternatives(piece: Syntax): Owned[] {
  const [field = "intent", parts = [piece]] = discriminated(piece) ?? [];
  return parts.flatMap((part): Owned[] => {
    const object = part.type === "CallExpression" ? childrenOf(part, "arguments")[0] : part;
    if (object?.type !== "ObjectExpression") return [];
    const own = childrenOf(object, "properties").find(({ key, value }) => key && nameOf(key) === field && isOfZod(value));
    return own ? textsIn(own.value).map((value) => [{ field, value }, object]) : [];
  });
}

function discriminated(piece: Syntax): [field: string, parts: Syntax[]] | null {
  if (piece.type !== "CallExpression" || nameOf((piece.callee as Syntax).property) !== "discriminatedUnion") return null;
  const [field, parts] = childrenOf(piece, "arguments");
  return [textOf(field), childrenOf(parts!, "elements")];
}

const isOfZod = (node: unknown) => {
  const { type, callee } = node as Syntax;
  return type === "CallExpression" && nameOf((callee as Syntax).object) === "z";
};

const textsIn = (node: unknown) => {
  const texts: string[] = [];
  walk(node, (piece) => {
    if (textOf(piece)) texts.push(textOf(piece));
  });
  return texts;
};

const NOTHING: Syntax = { type: "Nothing" };

/** Matches `Object.hasOwn(CHOICES, intent)`, `INTENTS.has(intent)`, `INTENTS.find((each) => each === posted.intent)`. */
function listed(file: string, piece: Syntax): [value: string, owner: Place | null][] {
  if (piece.type !== "CallExpression") return [];
  const [first, second] = childrenOf(piece, "arguments");
  if (first && second && isIntent(second)) {
    return entriesOf(resolve(file, nameOf(first)));
  }
  const callee = piece.callee as Syntax;
  const isListed = callee.type === "MemberExpression" && /^(has|find|includes)$/.test(nameOf(callee.property)) && hasIntent(first);
  const list = isListed ? resolve(file, nameOf(callee.object)) : null;
  return textsIn(initOf(list)).map((value) => [value, null]);
}

/** Returns the entries of an object, and of those spread into it. */
function entriesOf(object: ReturnType<typeof resolve>): [name: string, owner: Place | null][] {
  return childrenOf(initOf(object) ?? NOTHING, "properties").flatMap(({ key, value, argument }) =>
    argument
      ? entriesOf(resolve(object!.file, nameOf(argument)))
      : [[nameOf(key), object && { file: object.file, node: value as Syntax }] as [string, Place | null]],
  );
}

function hasIntent(node: unknown) {
  let is = isIntent(node);
  walk(node, (piece) => {
    if (isIntent(piece)) is = true;
  });
  return is;
}
