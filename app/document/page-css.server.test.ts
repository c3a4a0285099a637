import { expect, test } from "vitest";
import { cssFrom, splitStyleSheet } from "./page-css.server";
import { readSheet } from "./split-sheet.server";

const SHEET = `@layer base,utilities;@layer base{h1{font-weight:600}.card,.panel{padding:1px}}@layer utilities{.p-4{padding:4px}.hover\\:p-4:hover{padding:5px}
.\\[\\&\\>p\\]\\:m-1>p{margin:1px}@media (width>=48rem){.md\\:p-4{padding:6px}}.dark .lamp{color:red}.tile:not(.off){color:blue}}@font-face{font-family:x}`;
const cssFor = splitStyleSheet(SHEET);

test("a page carries element rules, and the rules of the classes it uses", () => {
  const css = cssFor('<div class="p-4 panel">');
  expect(css).toContain("h1{font-weight:600}");
  expect(css).toContain(".p-4{padding:4px}");
  expect(css).toContain(".card,.panel{padding:1px}");
  expect(css).toContain("@font-face");
  expect(css).not.toContain("lamp");
});

test("classes with variants and selectors of their own are recognised as they stand in the markup", () => {
  expect(cssFor('<i class="hover:p-4">')).toContain("padding:5px");
  expect(cssFor('<i class="[&amp;&gt;p]:m-1">')).toContain("margin:1px");
  expect(cssFor('<i class="md:p-4">')).toContain("padding:6px");
});

test("a rule of two classes needs both, and one that is only excluded is not needed", () => {
  expect(cssFor('<i class="lamp">')).not.toContain("color:red");
  expect(cssFor('<i class="dark lamp">')).toContain("color:red");
  expect(cssFor('<i class="tile">')).toContain("color:blue");
});

test("the order of layers stays first, and an empty block is left out", () => {
  const css = cssFor("<p>");
  expect(css).toMatch(/^@layer base,\s*utilities;/);
  expect(css).not.toContain("@media");
});

test("classes are read from every element", () => {
  const css = cssFor('<a class="x p-4"><b id="q" class="md:p-4 panel">');
  for (const rule of ["padding:4px", "padding:6px", "padding:1px"]) expect(css).toContain(rule);
});

test("a rule around selectors needs a class of one of them, and none where one of them needs none", () => {
  const cssOf = splitStyleSheet(
    ":where(.stack>:not(:last-child)){margin:1px}:is(.a,.b>.c):checked{margin:2px}:is(.a,p)>i{margin:3px}:root:has(.menu:popover-open){margin:4px}",
  );
  expect(cssOf('<i class="stack">')).toBe(":where(.stack>:not(:last-child)){margin:1px}:is(.a,p)>i{margin:3px}");
  expect(cssOf('<i class="b">')).toBe(":is(.a,.b>.c):checked{margin:2px}:is(.a,p)>i{margin:3px}");
  expect(cssOf('<i class="menu">')).toContain("margin:4px");
});

test("a rule that holds for a page which has something somewhere stays out of all others", () => {
  const cssOf = splitStyleSheet(":is(:root:has(.printed) .banner,:root:has(.printed) .toasts){display:none}");
  expect(cssOf('<i class="banner toasts">')).toBe("");
  expect(cssOf('<i class="banner"><b class="printed">')).toContain("display:none");
});

test("a rule for what only React puts on an element comes with React, but for what the reader or the inline script does", () => {
  const cssOf = splitStyleSheet(
    ".field[aria-invalid=true]{margin:1px}.link[aria-current=page]{margin:2px}.fold[open]{margin:3px}:root[data-theme=dark] .link{margin:4px}.link:not([title]){margin:5px}",
  );
  expect(cssOf('<i class="field fold link" aria-current="true">')).toBe(
    ".fold[open]{margin:3px}:root[data-theme=dark] .link{margin:4px}.link:not([title]){margin:5px}",
  );
  expect(cssOf('<i class="link" aria-current="page">')).toContain("margin:2px");
  expect(cssOf('<i class="field" aria-invalid="true">')).toContain("margin:1px");
});

test("keyframes come along with what moves by them", () => {
  const cssOf = splitStyleSheet("@keyframes turn{to{rotate:1turn}}.wheel{animation:turn 1s}");
  expect(cssOf('<i class="wheel">')).toContain("@keyframes turn{");
  expect(cssOf("<i>")).toBe("");
});

test("a variable comes along with what reads it, in a rule, in another variable or in the markup", () => {
  const cssOf = splitStyleSheet(
    "@layer theme{:root,:host{--ink:black;--word:var(--ink);--sun:gold;--moon:silver;}}@layer base{b{color:var(--word)}}.sky{color:var(--sun)}" +
      '@property --tw-turn{syntax:"*";inherits:false}.turned{--tw-turn:1;rotate:var(--tw-turn)}',
  );
  expect(cssOf("<b>")).toBe("@layer theme{:root{--ink:black;--word:var(--ink);}}@layer base{b{color:var(--word)}}");
  expect(cssOf('<b class="sky">')).toContain("--sun:gold;");
  expect(cssOf('<b style="color:var(--moon)">')).toContain("--moon:silver;");
  expect(cssOf('<b class="turned">')).toContain("@property --tw-turn");
});

test("the same classes bring the same rules, and others do not bring those of a page before", () => {
  expect(cssFor('<b class="p-4">')).toBe(cssFor('<i class="p-4">other words'));
  expect(cssFor('<b class="panel">')).not.toContain(".p-4{");
});

test("a sheet that was taken apart as the site was built says the same", () => {
  const kept = cssFrom(JSON.parse(JSON.stringify(readSheet(SHEET))));
  for (const html of ['<div class="p-4 panel">', '<i class="dark lamp">', '<i class="[&amp;&gt;p]:m-1">'])
    expect(kept(html)).toBe(cssFor(html));
});
