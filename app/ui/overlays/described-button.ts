import type { Opener } from "#app/ui/connection/left-words";

/** All buttons of the page, in its order. */
export const buttonsOfPage = () => [...document.querySelectorAll("button")];

/** Never a button inside a dialog: pressing it instead of the opener would submit another dialog's form. */
export const openers = () => buttonsOfPage().filter((button) => !button.closest("dialog"));

/** Returns the button that is described, where it is still there. */
export const findButton = (wanted: Opener, buttons: HTMLButtonElement[]) =>
  buttons.find((button) => describeButton(button, buttons).join() === wanted.join());

/** Describes a button so that it is found again among those of a later version of its page. */
export function describeButton(button: HTMLButtonElement, buttons: HTMLButtonElement[]): Opener {
  const words = ({ textContent, ariaLabel }: Element) => ariaLabel ?? textContent ?? "";
  const describedBy = (each: Element) => each.getAttribute("aria-describedby") ?? "";
  const alike = buttons.filter((each) => words(each) === words(button) && describedBy(each) === describedBy(button));
  return [words(button), describedBy(button), alike.indexOf(button)];
}
