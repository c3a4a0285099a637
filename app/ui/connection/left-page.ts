import { useEffect } from "react";

/** What was typed on a page that somebody had to leave to sign in, by the field's name and its place among those of that name. */
interface LeftPage {
  address: string;
  /** Whose page it was; empty for nobody's. */
  by: string;
  fields: [name: string, place: number, value: string][];
  /** The button that has opened the dialog in which it was typed. */
  opener: Opener | null;
}

type Opener = [label: string, describedBy: string, place: number];
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const KEPT = "left page";
const CONTROLS = ":is(main, dialog) :is(input:not([type=hidden], [type=password], [type=file]), textarea, select)[name]";

let person = "";
let opener: Opener | null = null;

/** Keeps what is typed on the page until it is come back to at that address. Answers whether there is anything. */
export function leavePage(address: string): boolean {
  const all = [...document.querySelectorAll<Control>(CONTROLS)].filter((control) => !control.closest("[data-saves-itself]"));
  const fields = all.filter(isChanged).map((control): LeftPage["fields"][number] => {
    const place = all.filter(({ name }) => name === control.name).indexOf(control);
    return [control.name, place, textOf(control)];
  });
  const hasDialog = document.querySelector("dialog:modal") !== null;
  if (fields.length === 0 && !hasDialog) return false;
  keep({ address, by: person, fields, opener: hasDialog ? opener : null });
  return true;
}

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
    const left = readKept();
    const isOthers = Boolean(left?.by && by && left.by !== by);
    if (isOthers) keep(null);
    person = by;
    if (!left || isOthers || !by || left.address !== address) return;
    keep(null);
    requestAnimationFrame(() => comeBack(left));
  }, [by, address]);
}

function comeBack({ fields, opener: wanted }: LeftPage) {
  const missing = fields.filter((field) => !write(field));
  const button = wanted && [...document.querySelectorAll("button")].find((each) => describe(each).join() === wanted.join());
  button?.click();
  // What stands in a dialog is there once it is open.
  if (button) requestAnimationFrame(() => requestAnimationFrame(() => missing.forEach(write)));
}

function write([name, place, value]: LeftPage["fields"][number]): boolean {
  const all = [...document.querySelectorAll<Control>(CONTROLS)].filter((each) => !each.closest("[data-saves-itself]"));
  const control = all.filter((each) => each.name === name)[place];
  if (!control) return false;
  if (isChanged(control)) return true;
  // By the element's own setter, so that React hears of it.
  const isTicked = isTick(control);
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), isTicked ? "checked" : "value")?.set;
  setter?.call(control, isTicked ? value === "true" : value);
  for (const kind of ["input", "change"]) control.dispatchEvent(new Event(kind, { bubbles: true }));
  return true;
}

const isTick = (control: Control): control is HTMLInputElement => control.type === "checkbox" || control.type === "radio";

const textOf = (control: Control) => (isTick(control) ? String(control.checked) : control.value);

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return [...control.options].some((option) => option.selected && !option.defaultSelected);
  return isTick(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

function describe(button: HTMLButtonElement): Opener {
  const words = ({ textContent, ariaLabel }: Element) => ariaLabel ?? textContent ?? "";
  const describedBy = (each: Element) => each.getAttribute("aria-describedby") ?? "";
  const alike = [...document.querySelectorAll("button")].filter(
    (each) => words(each) === words(button) && describedBy(each) === describedBy(button),
  );
  return [words(button), describedBy(button), alike.indexOf(button)];
}

function keep(left: LeftPage | null) {
  try {
    if (left) sessionStorage.setItem(KEPT, JSON.stringify(left));
    else sessionStorage.removeItem(KEPT);
  } catch {}
}

function readKept(): LeftPage | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
  } catch {
    return null;
  }
}
