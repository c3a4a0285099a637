import type { AtRule, Container, Root } from "postcss";

/** Supported by every browser that can show the site; the rule before such a block is for browsers without support. */
const KNOWN_EVERYWHERE = "(color:color-mix(in lab, red, red))";
const PLAIN_VALUE = /^[\d.]+(?:rem|em|ch|px|s)?$/;

/**
 * Folds what is constant: inlines the theme's lengths and numbers where they are used, and removes fallbacks for browsers that could not
 * show the site anyway. Mutates the sheet.
 */
export function foldConstants(sheet: Root) {
  const constants = constantsOf(sheet);
  sheet.walkDecls((declaration) => {
    declaration.value = foldSums(declaration.value.replaceAll(/var\((--[\w-]+)\)/g, (whole, name: string) => constants.get(name) ?? whole));
  });
  sheet.walkAtRules("supports", (block) => {
    if (block.params.trim() === KNOWN_EVERYWHERE) takeOut(block);
  });
  sheet.walkRules((rule) => {
    // No page uses shadow trees.
    if (rule.selector.replace(/\s/g, "") === ":root,:host") rule.selector = ":root";
    rule.each((declared) => {
      if (declared.type === "decl" && declared.toString() === declared.next()?.toString()) declared.remove();
    });
  });
}

/** Returns the theme's numbers and lengths that are declared exactly once in the whole sheet. */
function constantsOf(sheet: Root) {
  const values = new Map<string, string[]>();
  sheet.walkDecls(/^--/, ({ prop, value }) => void values.set(prop, [...(values.get(prop) ?? []), value]));
  const isTheme = (name: string) => !name.startsWith("--tw-") && values.get(name)?.length === 1;
  const constants = new Map<string, string>();
  sheet.walkAtRules("layer", (layer) => {
    if (layer.params !== "theme") return;
    layer.walkDecls(/^--/, ({ prop, value }) => {
      if (isTheme(prop) && PLAIN_VALUE.test(value)) constants.set(prop, value);
    });
  });
  return constants;
}

/** Replaces a block with its rules, and removes from the preceding rule what they override. */
function takeOut(block: AtRule) {
  block.each((rule) => {
    const before = block.prev();
    if (rule.type !== "rule" || before?.type !== "rule" || before.selector !== rule.selector) return;
    rule.each((better) => {
      if (better.type === "decl") removeDeclared(before, better.prop);
    });
    if (before.nodes.length === 0) before.remove();
  });
  block.replaceWith(block.nodes ?? []);
}

function removeDeclared(rule: Container, name: string) {
  rule.each((declared) => {
    if (declared.type === "decl" && declared.prop === name) declared.remove();
  });
}

/** `calc(.25rem * 6)` becomes 1.5rem. Nested sums are evaluated from the inside out. */
function foldSums(value: string): string {
  const folded = value
    .replaceAll(/calc\((-?[\d.]+)([a-z]*) \* (-?[\d.]+)\)/g, (_, one: string, unit: string, other: string) =>
      lengthOf(Number(one) * Number(other), unit),
    )
    .replaceAll("calc(1 - 0)", "1");
  return folded === value ? value : foldSums(folded);
}

const lengthOf = (amount: number, unit: string) => (amount === 0 ? "0" : `${Number(amount.toFixed(4))}`.replace(/^(-?)0\./, "$1.") + unit);

/**
 * Folds Tailwind's own variables on one page: a variable that nothing sets is replaced by its initial value, and one that nothing reads is
 * not set. The whole sheet, which is loaded with React, keeps them all.
 */
export function foldUnsetVariables(css: string): string {
  const registered = [...css.matchAll(/@property (--tw-[\w-]+)\{([^{}]*)\}/g)];
  const lean = registered.reduce((text, [rule, name = "", body = ""]) => {
    const first = /initial-value:([^;}]+)/.exec(body)?.[1];
    // pattern: the name of a variable, and one loop that ends before anything in which the pattern could begin anew.
    const set = [...text.matchAll(new RegExp(`[;{]${name}:([^;}]*)`, "g"))].map(([, value]) => value);
    const isOtherwise = set.some((value) => value !== "initial" && value !== first);
    return isOtherwise ? text : withoutVariable(text.replace(rule, ""), name, first);
  }, css);
  return foldSums(withoutUnread(lean)).replaceAll(/@layer properties\{@supports [^{]*\{[^{}]*\{\}\}\}/g, "");
}

const withoutUnread = (css: string) =>
  css.replaceAll(/(?<=[;{])(--tw-[\w-]+):[^;}]*;?/g, (declared, name: string) => (css.includes(`var(${name}`) ? declared : ""));

function withoutVariable(css: string, name: string, first: string | undefined) {
  // pattern: as above.
  const unset = css.replaceAll(new RegExp(`([;{])${name}:[^;}]*;?`, "g"), "$1");
  const withFallback = unset.replaceAll(
    // pattern: of our own style sheet, which is read as the site starts; its brackets are closed.
    new RegExp(`var\\(${name},((?:[^()]|\\([^()]*\\))*)\\)`, "g"),
    (_, other: string) => first ?? other,
  );
  return withFallback.replaceAll(`var(${name})`, first ?? "");
}
