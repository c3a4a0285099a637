// Keeps what is being written until React is there, which goes on with it (app/ui/fields/kept-words.ts): a reload at once loses none of it.
// A box with a name of its own is kept under it at each letter; every other, with its form, on leaving the page (app/ui/connection/reloaded-page.ts).
const boxes = document.querySelectorAll("textarea[data-kept]");

// Another's is forgotten (app/ui/fields/whose-window.ts).
const by = document.body.dataset.by ?? "";
try {
  const before = sessionStorage.getItem("whose");
  if (by && before && by !== before) sessionStorage.clear();
  if (by) sessionStorage.setItem("whose", by);
} catch {}

const keep = ({ dataset, value }) => {
  try {
    if (value) sessionStorage.setItem(dataset.kept, value);
    else sessionStorage.removeItem(dataset.kept);
  } catch {}
};

const bringBack = (box) => {
  try {
    box.value = sessionStorage.getItem(box.dataset.kept) ?? "";
  } catch {}
  // Its button follows what stands in the box.
  if (box.value) box.dispatchEvent(new Event("input", { bubbles: true }));
};

for (const box of boxes) {
  // What was typed before this file came is a draft, too.
  if (box.value) keep(box);
  else bringBack(box);
  box.addEventListener("input", () => keep(box));
  // What is sent is no draft any more. Heard after React, which keeps what it sends itself until it is taken.
  addEventListener("submit", (event) => {
    if (event.target === box.form && !event.defaultPrevented) keep({ dataset: box.dataset, value: "" });
  });
}

const RELOADED = "reloaded page";
const CONTROLS = ":is(main, dialog) :is(input:not([type=hidden], [type=password], [type=file]), textarea, select)[name]";
const sent = new WeakSet();

const isTick = ({ type }) => type === "checkbox" || type === "radio";
const textOf = (field) => (isTick(field) ? String(field.checked) : field.value);
const isChanged = (field) => {
  if (field.options) return [...field.options].some((option) => option.selected && !option.defaultSelected);
  return isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
};
const isDraft = (field) =>
  isChanged(field) && field.dataset.kept === undefined && Boolean(field.form?.querySelector("textarea")) && !sent.has(field.form);
const ofPage = () => [...document.querySelectorAll(CONTROLS)].filter((field) => !field.closest("[data-saves-itself]"));

const subjectOf = ({ form, type, value }) => {
  const id = form?.querySelector('input[type=hidden][name$="id" i]')?.value ?? "";
  return type === "radio" ? `${id}=${value}` : id;
};
const alike = (all, name, about) => all.filter((each) => each.name === name && subjectOf(each) === about);

const here = () => ({ address: location.pathname + location.search, by });

const keepForms = () => {
  const all = ofPage();
  const fields = all.filter(isDraft).map((field) => {
    const about = subjectOf(field);
    return [field.name, about, alike(all, field.name, about).indexOf(field), textOf(field)];
  });
  try {
    if (fields.length > 0) sessionStorage.setItem(RELOADED, JSON.stringify({ ...here(), fields, opener: null }));
    else sessionStorage.removeItem(RELOADED);
  } catch {}
};

const write = ([name, about, place, value]) => {
  const field = alike(ofPage(), name, about)[place];
  if (!field || isChanged(field)) return;
  if (isTick(field)) field.checked = value === "true";
  else field.value = value;
  // Buttons follow what stands in their fields.
  for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
};

const bringFormsBack = () => {
  try {
    const { address, by, fields } = JSON.parse(sessionStorage.getItem(RELOADED) ?? "{}");
    const isReload = performance.getEntriesByType("navigation").some(({ type }) => type === "reload");
    if (isReload && address === here().address && by === here().by) fields.forEach(write);
  } catch {}
};

bringFormsBack();
addEventListener("submit", (event) => {
  if (!event.defaultPrevented) sent.add(event.target);
});
// React, once it is there, has the last word.
addEventListener("pagehide", keepForms, { capture: true });
document.addEventListener("hydrated", () => removeEventListener("pagehide", keepForms, { capture: true }));
