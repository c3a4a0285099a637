/*
 * Keeps what is being written until React takes over (reloaded-page.ts, and kept-boxes.ts inside its fields), so that an immediate reload
 * loses nothing. A text box with its own storage name is saved at each keystroke; any other, with its form, when the page is left. Built as
 * /drafts.js, which the inline script loads on pages with a text box.
 */
import { restoreChoice, storeChoice } from "#app/ui/fields/stored-choices";
import { readStoredText, storeText } from "#app/ui/fields/stored-text";
import { storeDrafts, storedDrafts } from "./page-drafts";
import { writeField } from "./typed-fields";

const here = () => ({ address: location.pathname + location.search, by: document.body.dataset.by ?? "" });
const sent = new WeakSet<HTMLFormElement>();

type Box = HTMLInputElement | HTMLTextAreaElement;

for (const box of document.querySelectorAll<Box>("[data-kept]")) keepBox(box, box.dataset.kept ?? "");

function keepBox(box: Box, name: string) {
  // What was typed before this file loaded is a draft, too.
  if (box.value) storeText(name, box.value);
  else bringBack(box, readStoredText(name));
  box.addEventListener("input", () => storeText(name, box.value));
  forgetWhenSent(name, () => box.form);
}

/** Submitted text is no longer a draft. Runs after React, which keeps what it submits until that is accepted. */
function forgetWhenSent(name: string, formOf: () => HTMLFormElement | null) {
  addEventListener("submit", (event) => {
    if (event.target === formOf() && !event.defaultPrevented) storeText(name, "");
  });
}

function bringBack(box: Box, words: string) {
  box.value = words;
  // The box's button depends on its text.
  if (words) box.dispatchEvent(new Event("input", { bubbles: true }));
}

storedDrafts(here())?.fields.forEach(writeField);
for (const group of document.querySelectorAll<HTMLElement>("[data-kept-choice]")) keepChoices(group, group.dataset.keptChoice ?? "");

function keepChoices(group: HTMLElement, name: string) {
  restoreChoice(group, name);
  group.addEventListener("input", ({ target }) => storeChoice(target, name));
  forgetWhenSent(name, () => group.closest("form"));
}

addEventListener("submit", (event) => {
  if (!event.defaultPrevented && event.target instanceof HTMLFormElement) sent.add(event.target);
});
const keepForms = () => storeDrafts(here(), null, (form) => sent.has(form));
// Once React is loaded, it decides.
addEventListener("pagehide", keepForms, { capture: true });
document.addEventListener("hydrated", () => removeEventListener("pagehide", keepForms, { capture: true }));
