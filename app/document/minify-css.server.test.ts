import postcss from "postcss";
import { expect, test } from "vitest";
import { foldConstants, foldUnsetVariables } from "./minify-css.server";

function folded(css: string) {
  const sheet = postcss.parse(css);
  foldConstants(sheet);
  return sheet.toString();
}

test("lengths and numbers of the theme stand where they are read, and sums of them are worked out", () => {
  const theme = "@layer theme{:root{--spacing:.25rem;--thin:1.45;--ink:oklch(20% 0 0)}}";
  expect(folded(`${theme}.a{margin:calc(var(--spacing) * 6);gap:calc(var(--spacing) * -.5) var(--spacing)}`)).toBe(
    `${theme}.a{margin:1.5rem;gap:-.125rem .25rem}`,
  );
  expect(folded(`${theme}.a{color:var(--ink);line-height:var(--other,var(--thin))}`)).toBe(
    `${theme}.a{color:var(--ink);line-height:var(--other,1.45)}`,
  );
});

test("what a second rule sets otherwise stays a variable, and so does what is no part of the theme", () => {
  const css =
    "@layer theme{:root{--wide:1rem}}@media print{:root{--wide:0rem}}.a{width:var(--wide)}:root{--quick:.1s}.b{transition:var(--quick)}";
  expect(folded(css)).toBe(css);
});

test("a rule for browsers that cannot show the site anyway goes, with what else it says kept", () => {
  const better = "@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in oklab, red 50%, blue)}}";
  expect(folded(`.a{color:red}${better}.b{color:green}`)).toBe(".a{color:color-mix(in oklab, red 50%, blue)}.b{color:green}");
  expect(folded(`.a{color:red;margin:0}${better}`)).toBe(".a{margin:0}.a{color:color-mix(in oklab, red 50%, blue)}");
  expect(folded(`.c{color:red}${better}`)).toBe(".c{color:red}.a{color:color-mix(in oklab, red 50%, blue)}");
});

test("what is said twice in a row is said once, and nothing of shadow trees", () => {
  expect(folded(":root, :host{color:red;color:red;margin:0;color:red}")).toBe(":root{color:red;margin:0;color:red}");
});

const STYLE = '@property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}';
const LEADING = '@property --tw-leading{syntax:"*";inherits:false}';

test("a variable that nothing on the page sets has its first value where it is read", () => {
  expect(foldUnsetVariables(`.border{border-style:var(--tw-border-style)}${STYLE}`)).toBe(".border{border-style:solid}");
  expect(foldUnsetVariables(`.text{line-height:var(--tw-leading,var(--x))}${LEADING}`)).toBe(".text{line-height:var(--x)}");
});

test("a variable that something on the page sets stays one", () => {
  const css = `.border{border-style:var(--tw-border-style)}.dotted{--tw-border-style:dotted}${STYLE}`;
  expect(foldUnsetVariables(css)).toBe(css);
});

test("a variable that nothing on the page reads is not set", () => {
  expect(foldUnsetVariables(".bold{--tw-font-weight:600;font-weight:600}")).toBe(".bold{font-weight:600}");
});

test("the fallback of old browsers for such variables goes with them", () => {
  const fallback = "@layer properties{@supports (x){*,:before{--tw-border-style:solid;--tw-leading:initial;}}}";
  expect(foldUnsetVariables(`${fallback}.border{border-style:var(--tw-border-style)}${STYLE}${LEADING}`)).toBe(
    ".border{border-style:solid}",
  );
});

test("the space between children is one margin", () => {
  const css =
    ".s{--tw-space-y-reverse:0;margin-block-start:calc(calc(.25rem * 5) * var(--tw-space-y-reverse));margin-block-end:calc(calc(.25rem * 5) * calc(1 - var(--tw-space-y-reverse)))}";
  expect(foldUnsetVariables(`${css}@property --tw-space-y-reverse{syntax:"*";inherits:false;initial-value:0}`)).toBe(
    ".s{margin-block-start:0;margin-block-end:1.25rem}",
  );
});
