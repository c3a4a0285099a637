export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field's name, the subject of its form including the option it stands for, its index among identical ones, and its value. */
export type TypedField = [name: string, about: string, place: number, value: string];

const CONTROLS = ":is(main, dialog) :is(input:not([type=hidden], [type=password], [type=file]), textarea, select)[name]";

const controlsOfPage = () => [...document.querySelectorAll<Control>(CONTROLS)].filter((control) => !control.closest("[data-saves-itself]"));

/**
 * The id in a form, so that text about one subject is not restored for another that took its place; and for a choice its value, so that
 * another hour or another person in its place is not chosen.
 */
const subjectOf = (control: Control) => {
  const id = control.form?.querySelector<HTMLInputElement>('input[type=hidden][name$="id" i]')?.value ?? "";
  return isTick(control) ? `${id}=${control.value}` : id;
};

const alike = (all: Control[], name: string, about: string) => all.filter((each) => each.name === name && subjectOf(each) === about);

/** Returns the values of the page's matching fields, never a password. */
export function fieldsThat(isWanted: (control: Control) => boolean): TypedField[] {
  const all = controlsOfPage();
  return all.filter(isWanted).map((control): TypedField => {
    const about = subjectOf(control);
    return [control.name, about, alike(all, control.name, about).indexOf(control), textOf(control)];
  });
}

/** Writes into a field as if typed, unless it contains something else by now. Returns whether the page has the field. */
export function writeField([name, about, place, value]: TypedField): boolean {
  const control = alike(controlsOfPage(), name, about)[place];
  if (!control) return false;
  if (isChanged(control) || textOf(control) === value) return true;
  // Uses the element's native setter, so that React notices.
  const isTicked = isTick(control);
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), isTicked ? "checked" : "value")?.set;
  setter?.call(control, isTicked ? value === "true" : value);
  for (const kind of ["input", "change"]) control.dispatchEvent(new Event(kind, { bubbles: true }));
  return true;
}

const isTick = (control: Control): control is HTMLInputElement => control.type === "checkbox" || control.type === "radio";

const textOf = (control: Control) => (isTick(control) ? String(control.checked) : control.value);

/** The initial value of an untouched list: the browser takes the first option where the page selects none. */
const comesWith = ({ options }: HTMLSelectElement) =>
  Math.max(
    0,
    [...options].findIndex((option) => option.defaultSelected),
  );

/** Whether a control differs from its initial value. */
export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== comesWith(control);
  return isTick(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}
