export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field says, by its name, what its form is about with the choice that it is one of, and its place among those alike. */
export type TypedField = [name: string, about: string, place: number, value: string];

const CONTROLS = ":is(main, dialog) :is(input:not([type=hidden], [type=password], [type=file]), textarea, select)[name]";

const controlsOfPage = () => [...document.querySelectorAll<Control>(CONTROLS)].filter((control) => !control.closest("[data-saves-itself]"));

/**
 * The id in a form, so that words about one do not come back with another who has moved to its place; and of a choice what it stands for, so that another
 * hour that has moved to its place is not chosen, nor another person ticked.
 */
const subjectOf = (control: Control) => {
  const id = control.form?.querySelector<HTMLInputElement>('input[type=hidden][name$="id" i]')?.value ?? "";
  return isTick(control) ? `${id}=${control.value}` : id;
};

const alike = (all: Control[], name: string, about: string) => all.filter((each) => each.name === name && subjectOf(each) === about);

/** What stands in those fields of the page that are wanted, never a password. */
export function fieldsThat(isWanted: (control: Control) => boolean): TypedField[] {
  const all = controlsOfPage();
  return all.filter(isWanted).map((control): TypedField => {
    const about = subjectOf(control);
    return [control.name, about, alike(all, control.name, about).indexOf(control), textOf(control)];
  });
}

/** Writes into a field as if it were typed, unless something else has been typed there. Answers whether the page has the field. */
export function writeField([name, about, place, value]: TypedField): boolean {
  const control = alike(controlsOfPage(), name, about)[place];
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

/** What a list that nobody has chosen from stands at: the browser takes the first where the page names none. */
const comesWith = ({ options }: HTMLSelectElement) =>
  Math.max(
    0,
    [...options].findIndex((option) => option.defaultSelected),
  );

/** Whether it says something else than the page came with. */
export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== comesWith(control);
  return isTick(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}
