import { useEffect } from "react";
import { readStoredText, storeText } from "#app/ui/fields/stored-text";
import { buttonsOfPage, describeButton, findButton, openers } from "#app/ui/overlays/described-button";
import { fateOfLeft, fromWords, inWords, type LeftPage, type Opener } from "./left-words";
import { isLoadedAnew } from "./load-anew";
import { type Control, fieldsThat, isChanged, type TypedField, writeField } from "./typed-fields";

const KEPT = "left page";
const COMING_BACK = "what was typed comes back";
const UNSENT = "what was pressed was not sent";

let person = "";
let opener: Opener | null = null;
let pressed: Opener | null = null;

/** Saves what is typed on the page until its reader returns to that address, and which form they sent. Returns whether there was anything. */
export function leavePage(address: string, isSending = false): boolean {
  const fields = fieldsThat((control) => isChanged(control) || isOfChangedRows(control));
  const hasDialog = document.querySelector("dialog:modal") !== null;
  const sent = isSending ? pressed : null;
  if (fields.length === 0 && !hasDialog && !(sent && person)) return false;
  storeText(KEPT, inWords({ address, by: person, fields, opener: openerOfDialog(), pressed: sent }));
  return true;
}

/** Returns what opened the current dialog; null if none is open. */
export const openerOfDialog = () => (document.querySelector("dialog:modal") ? opener : null);

/** Restores what was typed when its author returns to the page. Another person's text is discarded. Used once, in the root. */
export function useLeftPage(by: string, address: string) {
  useEffect(() => {
    const hear = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      if (button && !button.closest("dialog")) opener = describeButton(button, openers());
    };
    const hearForm = ({ submitter }: SubmitEvent) => {
      pressed = submitter instanceof HTMLButtonElement ? describeButton(submitter, buttonsOfPage()) : null;
    };
    addEventListener("click", hear, true);
    addEventListener("submit", hearForm, true);
    return () => {
      removeEventListener("click", hear, true);
      removeEventListener("submit", hearForm, true);
    };
  }, []);
  useEffect(() => {
    person = by;
    pressed = null;
    if (isLoadedAnew()) return;
    const left = fromWords(readStoredText(KEPT));
    const fate = left ? fateOfLeft(left, { by, address }) : "waits";
    if (!left || fate === "waits") return;
    storeText(KEPT, "");
    if (fate === "forgotten") return;
    requestAnimationFrame(() => comeBack(left));
  }, [by, address]);
}

/** A form with dynamic rows is saved as a whole: a removed row is a change, too, and an added one is not among the new page's fields. */
const isOfChangedRows = ({ form }: Control) => form?.dataset.rows !== undefined && form.dataset.unsaved !== undefined;

/** Writes the saved text back into its fields, with its dialog open. */
export function comeBack(left: LeftPage) {
  dispatchEvent(new CustomEvent(COMING_BACK, { detail: left.fields }));
  // By now, the dynamic rows have been rendered again.
  requestAnimationFrame(() => writeBack(left));
}

function writeBack({ fields, opener: wanted, pressed: unsent }: LeftPage) {
  const missing = fields.filter((field) => !writeField(field));
  const button = wanted && findButton(wanted, openers());
  button?.click();
  // Fields in a dialog exist once it is open.
  const finish = () => {
    missing.forEach(writeField);
    if (unsent) landOn(unsent);
  };
  if (button || unsent) requestAnimationFrame(() => requestAnimationFrame(finish));
}

/** Shows the form that was not sent, with its button focused, and reports it; one with dynamic rows does both by itself. */
function landOn(unsent: Opener) {
  const button = findButton(unsent, buttonsOfPage());
  if (!button || button.form?.dataset.rows !== undefined) return;
  button.form?.scrollIntoView({ block: "center" });
  button.scrollIntoView({ block: "nearest" });
  button.focus({ preventScroll: true });
  dispatchEvent(new Event(UNSENT));
}

/** Calls `tell` once somebody is back at a form that was not sent. Returns the function that stops it. */
export function onUnsent(tell: () => void) {
  addEventListener(UNSENT, tell);
  return () => removeEventListener(UNSENT, tell);
}

/** For a form with `data-rows`: receives what was typed before its page was left, so that it can render those rows. Returns the function that stops it. */
export function onComingBack(take: (fields: Record<string, string>) => void) {
  const hear = (event: Event) =>
    take(Object.fromEntries((event as CustomEvent<TypedField[]>).detail.map(([name, , , value]) => [name, value])));
  addEventListener(COMING_BACK, hear);
  return () => removeEventListener(COMING_BACK, hear);
}
