/** Arguments of a text in ICU syntax, and what is malformed in it. */
export interface ReadText {
  /** Names of arguments, and of tags with angle brackets. */
  names: string[];
  /** Names that are used in every case: outside plurals and selects. */
  always: string[];
  /** Plurals and selects without `other`. */
  open: string[];
  /** Type of each argument: 'hours number', or only 'name'. */
  kinds: string[];
  /** The cases it distinguishes: 'left =0', 'left one', 'role other'. */
  cases: string[];
}

/** Parses a text in ICU message syntax, as far as translations and admins' texts have to match it. */
export function readIcu(text: string): ReadText {
  const names = new Set<string>();
  const always = new Set<string>();
  const kinds = new Set<string>();
  const apart = new Set<string>();
  const open: string[] = [];
  let at = 0;
  const until = (ends: RegExp) => {
    const from = at;
    while (at < text.length && !ends.test(text[at] ?? "")) at += 1;
    return text.slice(from, at).trim();
  };
  const skipTo = (end: RegExp) => {
    until(end);
    at += 1;
  };
  const isClosed = () => {
    const isEnd = text[at] === "}";
    if (isEnd) at += 1;
    return isEnd;
  };
  const skipQuoted = () => {
    at += 1;
    if (!/[{}#<]/.test(text[at] ?? "")) return;
    at = text.indexOf("'", at) + 1 || text.length;
  };
  const readArgument = (isWithin: boolean) => {
    at += 1;
    const name = until(/[,}]/);
    names.add(name);
    if (isClosed()) {
      if (!isWithin) always.add(name);
      kinds.add(name);
      return;
    }
    at += 1;
    const kind = until(/[,}]/);
    kinds.add(`${name} ${kind}`);
    const isChoice = kind === "plural" || kind === "select" || kind === "selectordinal";
    if (!isWithin && !isChoice) always.add(name);
    if (isClosed()) return;
    at += 1;
    if (!isChoice) return skipTo(/}/);
    const cases: string[] = [];
    while (at < text.length) {
      const selector = until(/[{}]/);
      if (text[at] === "}") break;
      cases.push(selector);
      apart.add(`${name} ${selector}`);
      at += 1;
      readText(true);
      at += 1;
    }
    at += 1;
    if (!cases.some((each) => each.endsWith("other"))) open.push(name);
  };
  const readTag = (isWithin: boolean) => {
    const tag = /^<\w+(?=\/?>)/.exec(text.slice(at, at + 40))?.[0];
    if (!tag) return;
    names.add(`${tag}>`);
    if (!isWithin) always.add(`${tag}>`);
  };
  const readText = (isWithin: boolean) => {
    while (at < text.length) {
      const character = text[at];
      if (character === "'") skipQuoted();
      else if (character === "{") readArgument(isWithin);
      else if (character === "}" && isWithin) return;
      else {
        readTag(isWithin);
        at += 1;
      }
    }
  };
  readText(false);
  return { names: [...names].sort(), always: [...always].sort(), open, kinds: [...kinds].sort(), cases: [...apart].sort() };
}
