import { useEffect, useEffectEvent } from "react";
import { keepWords, readKept } from "#app/ui/fields/kept-words";
import { fateOfLeft, fromWords, inWords, isReloadedPage, type LeftPage, type Opener } from "./left-words";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const KEPT = "left page";
const RELOADED = "reloaded page";
const CONTROLS = ":is(main, dialog) :is(input:not([type=hidden], [type=password], [type=file]), textarea, select)[name]";

let person = "";
let opener: Opener | null = null;

/** Keeps what is typed on the page until it is come back to at that address. Answers whether there is anything. */
export function leavePage(address: string): boolean {
  const fields = fieldsThat(isChanged);
  const hasDialog = document.querySelector("dialog:modal") !== null;
  if (fields.length === 0 && !hasDialog) return false;
  keepWords(KEPT, inWords({ address, by: person, fields, opener: hasDialog ? opener : null }));
  return true;
}

const controlsOfPage = () => [...document.querySelectorAll<Control>(CONTROLS)].filter((control) => !control.closest("[data-saves-itself]"));

function fieldsThat(isWanted: (control: Control) => boolean) {
  const all = controlsOfPage();
  return all.filter(isWanted).map((control): LeftPage["fields"][number] => {
    const place = all.filter(({ name }) => name === control.name).indexOf(control);
    return [control.name, place, textOf(control)];
  });
}

/**
 * A form that says `data-drafts` gets back what was typed on it a moment before its page was loaded anew; with "refused" also what its answer has put
 * into its fields again, which the page anew knows nothing of. Stands once, in the root.
 */
export function useReloadedPage(by: string, address: string) {
  const here = useEffectEvent(() => ({ address, by, opener: null }));
  const comeBackTo = useEffectEvent((left: LeftPage | null) => {
    const isReload = performance.getEntriesByType("navigation").some((entry) => (entry as PerformanceNavigationTiming).type === "reload");
    if (left && isReload && isReloadedPage(left, { by, address })) requestAnimationFrame(() => left.fields.forEach(write));
  });
  useEffect(() => {
    comeBackTo(fromWords(readKept(RELOADED)));
    keepWords(RELOADED, "");
    const keepDrafts = () => {
      const fields = fieldsThat((control) => {
        const drafts = control.closest<HTMLElement>("[data-drafts]")?.dataset.drafts;
        return drafts !== undefined && (drafts === "refused" || isChanged(control));
      });
      keepWords(RELOADED, inWords(fields.length > 0 ? { ...here(), fields } : null));
    };
    addEventListener("pagehide", keepDrafts);
    return () => removeEventListener("pagehide", keepDrafts);
  }, []);
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
    const left = fromWords(readKept(KEPT));
    person = by;
    const fate = left ? fateOfLeft(left, { by, address }) : "waits";
    if (!left || fate === "waits") return;
    keepWords(KEPT, "");
    if (fate === "forgotten") return;
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
  const control = controlsOfPage().filter((each) => each.name === name)[place];
  if (!control) return false;
  if (isChanged(control) || textOf(control) === value) return true;
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
