/*
 * Keeps what is being written until React is there, which goes on with it (reloaded-page.ts, and kept-boxes.ts under its fields): a reload at once loses
 * none of it. A box with a name of its own is kept under it at each letter; every other, with its form, on leaving the page. Built as /drafts.js, which
 * the inline script brings to pages with a box.
 */
import { bringChoice, keepChoice } from "#app/ui/fields/kept-choices";
import { keepWords, readKept } from "#app/ui/fields/kept-words";
import { keepDrafts, keptDrafts } from "./page-drafts";
import { writeField } from "./typed-fields";

const here = () => ({ address: location.pathname + location.search, by: document.body.dataset.by ?? "" });
const sent = new WeakSet<HTMLFormElement>();

type Box = HTMLInputElement | HTMLTextAreaElement;

for (const box of document.querySelectorAll<Box>("[data-kept]")) keepBox(box, box.dataset.kept ?? "");

function keepBox(box: Box, name: string) {
  // What was typed before this file came is a draft, too.
  if (box.value) keepWords(name, box.value);
  else bringBack(box, readKept(name));
  box.addEventListener("input", () => keepWords(name, box.value));
  forgetWhenSent(name, () => box.form);
}

/** What is sent is no draft any more. Heard after React, which keeps what it sends itself until it is taken. */
function forgetWhenSent(name: string, formOf: () => HTMLFormElement | null) {
  addEventListener("submit", (event) => {
    if (event.target === formOf() && !event.defaultPrevented) keepWords(name, "");
  });
}

function bringBack(box: Box, words: string) {
  box.value = words;
  // Its button follows what stands in the box.
  if (words) box.dispatchEvent(new Event("input", { bubbles: true }));
}

keptDrafts(here())?.fields.forEach(writeField);
for (const group of document.querySelectorAll<HTMLElement>("[data-kept-choice]")) keepChoices(group, group.dataset.keptChoice ?? "");

function keepChoices(group: HTMLElement, name: string) {
  bringChoice(group, name);
  group.addEventListener("input", ({ target }) => keepChoice(target, name));
  forgetWhenSent(name, () => group.closest("form"));
}

addEventListener("submit", (event) => {
  if (!event.defaultPrevented && event.target instanceof HTMLFormElement) sent.add(event.target);
});
const keepForms = () => keepDrafts(here(), null, (form) => sent.has(form));
// React, once it is there, has the last word.
addEventListener("pagehide", keepForms, { capture: true });
document.addEventListener("hydrated", () => removeEventListener("pagehide", keepForms, { capture: true }));
