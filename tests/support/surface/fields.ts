import { childrenOf, initOf, nameOf, type Place, resolve, type Syntax, walk } from "./modules";

/** What a field's schema reveals: its schema words (`email`, `uuid`, `min`, …), and every choice it names. */
export interface Field {
  name: string;
  kinds: string[];
  choices: (string | number)[];
  /** Fields of an object, or of a list's objects, below this one's name. */
  inner: Field[];
}

const WITHOUT_SCHEMA = { kinds: [], choices: [], inner: [] };

/** Returns the fields of every form read in some places of the source: of schemas, of objects of schemas, and those accessed by name. */
export function fieldsIn(places: Iterable<Place>): Field[] {
  const found = new Map<string, Field>();
  for (const place of places)
    for (const field of readIn(place)) {
      const known = found.get(field.name);
      if (!known || weight(known) < weight(field)) found.set(field.name, field);
    }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

const weight = ({ kinds, choices, inner }: Field) => kinds.length + choices.length + inner.length;

const known = new WeakMap<Place, Field[]>();

function readIn(place: Place): Field[] {
  const before = known.get(place);
  if (before) return before;
  const fields: Field[] = [];
  const names = new Set<string>();
  const isForm = (name: string) => VALUES.test(name) || names.has(name);
  walk(place.node, (piece) => {
    if (piece.type === "VariableDeclarator" && isRead(piece)) names.add(nameOf(piece.id));
    const isOfSchemas = piece.type === "ObjectExpression" && hasSchemasAlone(place.file, piece);
    fields.push(...(isOfSchemas ? propertiesOf(place.file, piece) : takenByName(piece, isForm)));
    return !isOfSchemas;
  });
  known.set(place, fields);
  return fields;
}

/** Whether an object describes a form: each of its properties is a schema. */
function hasSchemasAlone(file: string, object: Syntax) {
  const own = childrenOf(object, "properties").filter(({ type }) => type === "Property");
  return own.length > 0 ? own.every(({ value }) => isSchema(file, value)) : false;
}

/** What handlers call a form's fields, besides the result of `readForm`. */
const VALUES = /^(values|fields)$/;

/** Properties of lists: a list of fields is no form. */
const OF_LISTS = /^(length|map|flatMap|slice|indexOf|includes|filter|some|every)$/;

/** Matches `values.text`, and `const { photo, ...others } = posted.values`. */
function takenByName(piece: Syntax, isForm: (name: string) => boolean): Field[] {
  if (piece.type === "MemberExpression" && !piece.computed && isForm(lastName(piece.object)))
    return OF_LISTS.test(nameOf(piece.property)) ? [] : [{ name: nameOf(piece.property), ...WITHOUT_SCHEMA }];
  if (piece.type !== "VariableDeclarator" || (piece.id as Syntax).type !== "ObjectPattern") return [];
  return isForm(lastName(piece.init)) || isRead(piece) ? namesTaken(piece.id as Syntax) : [];
}

const namesTaken = (pattern: Syntax) =>
  childrenOf(pattern, "properties").flatMap(({ type, key }) => (type === "Property" ? [{ name: nameOf(key), ...WITHOUT_SCHEMA }] : []));

/** Matches `const form = await readForm(request, context)`. */
const isRead = ({ init }: Syntax) =>
  nameOf((((init as Syntax | null)?.argument as Syntax | undefined)?.callee ?? {}) as Syntax) === "readForm";

const lastName = (node: unknown): string => {
  const { type, property } = (node ?? {}) as Syntax;
  return type === "MemberExpression" ? nameOf(property) : nameOf(node);
};

function propertiesOf(file: string, object: Syntax, depth = 0): Field[] {
  return childrenOf(object, "properties").flatMap((each) => {
    if (each.type === "SpreadElement") return spreadOf(file, each.argument as Syntax, depth);
    const kinds = new Set<string>();
    const choices = new Set<string | number>();
    const inner = describe(file, each.value as Syntax, { kinds, choices }, depth + 1);
    return [{ name: nameOf(each.key), kinds: [...kinds], choices: [...choices], inner }];
  });
}

function spreadOf(file: string, argument: Syntax, depth: number): Field[] {
  if (argument.type === "ObjectExpression") return propertiesOf(file, argument, depth);
  const named = argument.type === "Identifier" ? resolve(file, nameOf(argument)) : null;
  const init = initOf(named);
  return init?.type === "ObjectExpression" && depth < DEEPEST ? propertiesOf(named!.file, init, depth + 1) : [];
}

const DEEPEST = 6;

/** Resolves the names in a schema; returns the fields of an object in it. */
function describe(file: string, schema: Syntax, said: { kinds: Set<string>; choices: Set<string | number> }, depth: number): Field[] {
  const inner: Field[] = [];
  const goOn = (place: Place | null) => {
    if (place && place.node !== schema && depth < DEEPEST) inner.push(...describe(place.file, place.node, said, depth + 1));
  };
  walk(schema, (piece) => {
    if (piece.type === "Literal" && isChoice(piece.value)) said.choices.add(piece.value as string);
    if (piece.type === "ObjectExpression" && hasSchemasAlone(file, piece)) {
      inner.push(...propertiesOf(file, piece, depth + 1));
      return false;
    }
    if (piece.type === "MemberExpression" && !piece.computed) {
      const entry = entryOf(resolve(file, nameOf(piece.object)), nameOf(piece.property));
      goOn(entry);
      if (entry) return false;
      said.kinds.add(nameOf(piece.property));
    }
    if (piece.type === "Identifier") goOn(meaningOf(file, nameOf(piece)));
  });
  return inner;
}

/** Resolves a name; one destructured from an object resolves to its entry there. */
function meaningOf(file: string, name: string): Place | null {
  const place = resolve(file, name);
  const isTakenOut = (place?.node.id as Syntax | undefined)?.type === "ObjectPattern";
  return place && isTakenOut ? entryOf(resolve(place.file, nameOf(place.node.init)), name) : place;
}

/** Returns an entry of a declared object. */
function entryOf(object: Place | null, name: string): Place | null {
  const init = initOf(object);
  const entry =
    init?.type === "ObjectExpression" ? childrenOf(init, "properties").find(({ key }) => key && nameOf(key) === name) : undefined;
  return object && entry ? { file: object.file, node: entry.value as Syntax } : null;
}

/** Excludes keys of our texts, and the arguments of `import` and patterns. */
const isChoice = (value: unknown) =>
  typeof value === "number" || (typeof value === "string" && value.length < 60 && !/^\w+\.\w+$/.test(value));

/** Whether a value is created by zod: `z.string()`, `text.optional()`, or a name that resolves to one. */
function isSchema(file: string, value: unknown, depth = 0): boolean {
  const { type, callee, object, name } = (value ?? {}) as Syntax;
  if (type === "CallExpression") return isSchema(file, callee, depth);
  if (type === "MemberExpression") {
    const entry = entryOf(resolve(file, nameOf(object)), nameOf((value as Syntax).property));
    return entry ? isSchema(entry.file, entry.node, depth + 1) : isSchema(file, object, depth);
  }
  if (type !== "Identifier" || depth > DEEPEST) return false;
  if (name === "z") return true;
  const named = meaningOf(file, nameOf(value));
  const made = named?.node.type === "FunctionDeclaration" ? returned(named.node) : (named?.node.init ?? named?.node);
  return (
    named !== null && isSchema(named.file, (made as Syntax)?.type === "ArrowFunctionExpression" ? (made as Syntax).body : made, depth + 1)
  );
}

const returned = ({ body }: Syntax) => childrenOf(body as Syntax, "body").find(({ type }) => type === "ReturnStatement")?.argument;
