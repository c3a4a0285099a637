import { useEffect } from "react";
import { keepWords, readKept } from "#app/ui/fields/kept-words";
import { fateOfLeft, fromWords, inWords, type LeftPage, type Opener } from "./left-words";
import { isLoadedAnew } from "./load-anew";
import { type Control, fieldsThat, isChanged, type TypedField, writeField } from "./typed-fields";

const KEPT = "left page";
const COMING_BACK = "what was typed comes back";

let person = "";
let opener: Opener | null = null;

/** Keeps what is typed on the page until it is come back to at that address. Answers whether there is anything. */
export function leavePage(address: string): boolean {
  const fields = fieldsThat((control) => isChanged(control) || isOfChangedRows(control));
  const hasDialog = document.querySelector("dialog:modal") !== null;
  if (fields.length === 0 && !hasDialog) return false;
  keepWords(KEPT, inWords({ address, by: person, fields, opener: openerOfDialog() }));
  return true;
}

/** What has opened the dialog that stands open; null where none does. */
export const openerOfDialog = () => (document.querySelector("dialog:modal") ? opener : null);

/** Gives a page that is come back to what was typed there. Another person's is forgotten. Stands once, in the root. */
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
    const left = fromWords(readKept(KEPT));
    const fate = left ? fateOfLeft(left, { by, address }) : "waits";
    if (!left || fate === "waits") return;
    keepWords(KEPT, "");
    if (fate === "forgotten") return;
    requestAnimationFrame(() => comeBack(left));
  }, [by, address]);
}

/** A form whose rows come and go is kept as a whole: a row that was taken out is a change, too, and one that was added is no field of the page anew. */
const isOfChangedRows = ({ form }: Control) => form?.dataset.rows !== undefined && form.dataset.unsaved !== undefined;

/** Writes what was typed where it was typed, with its dialog open. */
export function comeBack(left: LeftPage) {
  dispatchEvent(new CustomEvent(COMING_BACK, { detail: left.fields }));
  // What has drawn its rows again has them now.
  requestAnimationFrame(() => writeBack(left));
}

function writeBack({ fields, opener: wanted }: LeftPage) {
  const missing = fields.filter((field) => !writeField(field));
  const button = wanted && openers().find((each) => describe(each).join() === wanted.join());
  button?.click();
  // What stands in a dialog is there once it is open.
  if (button) requestAnimationFrame(() => requestAnimationFrame(() => missing.forEach(writeField)));
}

/** For a form with `data-rows`: hears what was typed into it before its page was left, so that it has the rows for it. Answers what ends that. */
export function onComingBack(take: (fields: Record<string, string>) => void) {
  const hear = (event: Event) =>
    take(Object.fromEntries((event as CustomEvent<TypedField[]>).detail.map(([name, , , value]) => [name, value])));
  addEventListener(COMING_BACK, hear);
  return () => removeEventListener(COMING_BACK, hear);
}

/** Never what stands in a dialog: pressed in place of what opens it, it would send another question's form. */
const openers = () => [...document.querySelectorAll("button")].filter((button) => !button.closest("dialog"));

function describe(button: HTMLButtonElement): Opener {
  const words = ({ textContent, ariaLabel }: Element) => ariaLabel ?? textContent ?? "";
  const describedBy = (each: Element) => each.getAttribute("aria-describedby") ?? "";
  const alike = openers().filter((each) => words(each) === words(button) && describedBy(each) === describedBy(button));
  return [words(button), describedBy(button), alike.indexOf(button)];
}
