import { useEffect } from "react";
import { readStoredText, storeText } from "#app/ui/fields/stored-text";
import { fateOfLeft, fromWords, inWords, type LeftPage, type Opener } from "./left-words";
import { isLoadedAnew } from "./load-anew";
import { type Control, fieldsThat, isChanged, type TypedField, writeField } from "./typed-fields";

const KEPT = "left page";
const COMING_BACK = "what was typed comes back";

let person = "";
let opener: Opener | null = null;

/** Saves what is typed on the page until its reader returns to that address. Returns whether there was anything. */
export function leavePage(address: string): boolean {
  const fields = fieldsThat((control) => isChanged(control) || isOfChangedRows(control));
  const hasDialog = document.querySelector("dialog:modal") !== null;
  if (fields.length === 0 && !hasDialog) return false;
  storeText(KEPT, inWords({ address, by: person, fields, opener: openerOfDialog() }));
  return true;
}

/** Returns what opened the current dialog; null if none is open. */
export const openerOfDialog = () => (document.querySelector("dialog:modal") ? opener : null);

/** Restores what was typed when its author returns to the page. Another person's text is discarded. Used once, in the root. */
export function useLeftPage(by: string, address: string) {
  useEffect(() => {
    const hear = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      if (button && !button.closest("dialog")) opener = describe(button);
    };
    addEventListener("click", hear, true);
    return () => removeEventListener("click", hear, true);
  }, []);
  useEffect(() => {
    person = by;
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

function writeBack({ fields, opener: wanted }: LeftPage) {
  const missing = fields.filter((field) => !writeField(field));
  const button = wanted && openers().find((each) => describe(each).join() === wanted.join());
  button?.click();
  // Fields in a dialog exist once it is open.
  if (button) requestAnimationFrame(() => requestAnimationFrame(() => missing.forEach(writeField)));
}

/** For a form with `data-rows`: receives what was typed before its page was left, so that it can render those rows. Returns the function that stops it. */
export function onComingBack(take: (fields: Record<string, string>) => void) {
  const hear = (event: Event) =>
    take(Object.fromEntries((event as CustomEvent<TypedField[]>).detail.map(([name, , , value]) => [name, value])));
  addEventListener(COMING_BACK, hear);
  return () => removeEventListener(COMING_BACK, hear);
}

/** Never a button inside a dialog: pressing it instead of the opener would submit another dialog's form. */
const openers = () => [...document.querySelectorAll("button")].filter((button) => !button.closest("dialog"));

function describe(button: HTMLButtonElement): Opener {
  const words = ({ textContent, ariaLabel }: Element) => ariaLabel ?? textContent ?? "";
  const describedBy = (each: Element) => each.getAttribute("aria-describedby") ?? "";
  const alike = openers().filter((each) => words(each) === words(button) && describedBy(each) === describedBy(button));
  return [words(button), describedBy(button), alike.indexOf(button)];
}
